#if Shaping
  import OpenTypeLayout

  /// How far the shaping of one glyph can depend on others, in text of one face, script and direction.
  ///
  /// It is proved from the lookups that HarfBuzz's plan applies, with the tables read strictly. What
  /// the proof does not understand, it refuses; text is then shaped run by run, as without a cache.
  final class ShapingReach {
    /// The rule that characters with a glyph of their own depend on their neighbours at most; nil if
    /// it does not hold.
    let pairs: PairReach?
    /// The rule that nothing reaches over a space; nil if it does not hold.
    let words: WordReach?
    /// Why a rule does not hold.
    let pairRefusal: Refusal?
    let wordRefusal: Refusal?

    /// Why a rule does not hold.
    enum Refusal: String, Error {
      case appleLayout = "the face is shaped by Apple's layout tables"
      case kernTable = "HarfBuzz uses the kern table, which is damaged or of an unknown format"
      case reversedDirection = "the direction is not that of the script"
      case otherShaper = "HarfBuzz has a shaper of its own for the script"
      case unreadableTable = "a layout table is damaged, too large or of an unknown format"
      case glyphClasses = "lookups skip glyphs by class, but the font has no glyph classes"
      case skipsBaseGlyphs = "a lookup skips base glyphs"
      case random = "the font chooses glyphs at random"
      case noSpace = "the font has no glyph for a space"
      case skipsSpace = "a lookup skips spaces"
      case changesSpace = "a lookup may replace or move spaces by what follows"
      case crossesSpace = "a rule reaches over a space"
      case growth = "glyphs that replace another one may be replaced by several again"
      case deletesGlyphs = "a lookup deletes glyphs"
      case positionalForms = "letters may take positional forms across a space"
      case fractions = "fractions are requested"
    }

    init(_ shaper: FaceShaper, _ run: TextRun, _ options: FontStack.Options) {
      let asksForFractions = options.features.contains {
        HarfBuzzFeatures.fractionTags.contains($0.tag)
      }
      let layout = Result { () throws(Refusal) in try LayoutFacts(shaper, run) }
      (pairs, pairRefusal) = Self.split(
        Result { () throws(Refusal) in
          if asksForFractions { throw .fractions }
          return try PairReach(shaper, run, layout.get())
        })
      (words, wordRefusal) = Self.split(
        Result { () throws(Refusal) in try WordReach(shaper, run, layout.get()) })
    }

    private static func split<Reach>(
      _ result: Result<Reach, Refusal>
    ) -> (Reach?, Refusal?) {
      switch result {
      case .success(let reach): (reach, nil)
      case .failure(let refusal): (nil, refusal)
      }
    }
  }

  /// What both proofs need to know of a face.
  struct LayoutFacts {
    let face: FontFace
    let substitution: LayoutTable?
    let positioning: LayoutTable?
    let isInNativeDirection: Bool
    /// The glyphs in pairs of the `kern` table; empty if HarfBuzz does not use it.
    let kerned: GlyphSet

    /// - Throws: What keeps both rules from holding.
    init(_ shaper: FaceShaper, _ run: TextRun) throws(ShapingReach.Refusal) {
      face = shaper.face
      let face = face
      // HarfBuzz prefers these tables to GSUB, GPOS and kern (hb-ot-shape.cc).
      guard [FontTag.morx, .mort, .kerx].allSatisfy({ face.table($0).isEmpty }) else {
        throw .appleLayout
      }
      let plan = shaper.plan(run, includesFractions: true)
      isInNativeDirection = plan.isInNativeDirection
      if run.isRightToLeft, !isInNativeDirection { throw .reversedDirection }
      let kern = face.table(.kern)
      if kern.isEmpty || plan.kernsByPositioning {
        kerned = GlyphSet()
      } else {
        do { kerned = try KernTable(kern).glyphs } catch { throw .kernTable }
      }
      if plan.uses("rand", .gsub) { throw .random }
      substitution = try Self.table(.gsub, .substitution, face)
      positioning = try Self.table(.gpos, .positioning, face)
    }

    private static func table(
      _ tag: FontTag, _ kind: LayoutTable.Kind, _ face: FontFace
    ) throws(ShapingReach.Refusal) -> LayoutTable? {
      let bytes = face.table(tag)
      guard !bytes.isEmpty else { return nil }
      do { return try LayoutTable(bytes, kind) } catch { throw .unreadableTable }
    }

    /// The lookups of a table that a plan applies, and, if asked, those that rules of theirs apply.
    func lookups(
      _ tag: FontTag, _ plan: borrowing HarfBuzzPlan, nested: Bool, _ budget: inout ReadingBudget
    ) throws(ShapingReach.Refusal) -> [Lookup] {
      guard let table = tag == .gsub ? substitution : positioning else { return [] }
      var rest = plan.lookups(tag)
      var seen = Set(rest)
      var lookups: [Lookup] = []
      while let index = rest.popLast() {
        let lookup: Lookup
        do { lookup = try table.lookup(index, &budget) } catch { throw .unreadableTable }
        lookups.append(lookup)
        guard nested else { continue }
        for case .sequence(let rule) in lookup.rules {
          for nested in rule.nested where seen.insert(nested.lookup).inserted {
            rest.append(nested.lookup)
          }
        }
      }
      if !plan.hasGlyphClasses, lookups.contains(where: \.flags.skipsByClass) {
        throw .glyphClasses
      }
      return lookups
    }
  }

  extension LookupFlags {
    /// Whether glyphs are skipped by their class, which HarfBuzz guesses in a font without `GDEF`.
    fileprivate var skipsByClass: Bool {
      ignoresBaseGlyphs || ignoresLigatures || ignoresMarks || markAttachmentType != nil
        || markFilteringSet != nil
    }
  }
#endif
