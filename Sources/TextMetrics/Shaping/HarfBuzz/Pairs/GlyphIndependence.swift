#if Shaping
  /// Finds out which glyphs of plain text can be shaped pair by pair.
  ///
  /// A glyph can if the font changes it for no other one but a ligature, and moves it only by what
  /// stands right beside it. A rule never holds that needs a glyph which no plain characters become,
  /// such as a mark.
  final class GlyphIndependence {
    private let plan: HarfBuzzPlan
    /// The glyphs of all plain characters and of their ligatures.
    private var plainGlyphs: Set<GlyphID>
    /// The glyphs that take part in more.
    private var bound: Set<GlyphID> = []
    /// Glyphs that stand side by side in a ligature.
    private var joined: Set<Pair> = []
    /// Whether some rule looks past ligatures, so that these do not go by pairs.
    private var skipsLigatures = false
    /// By the offset of a class table in the layout table that is read.
    private var plainClasses: [Int: Set<Int>] = [:]

    private struct Pair: Hashable {
      let first: GlyphID
      let second: GlyphID
    }

    /// - Returns: nil if no glyph can, in text of a script and a direction.
    init?(
      _ font: borrowing HarfBuzzFont, _ face: FontFace, _ run: TextRun,
      _ settings: HarfBuzzSettings
    ) {
      plainGlyphs = Set(PlainText.scalars.lazy.compactMap { face.glyph(for: $0) })
      plan = HarfBuzzPlan(font, run, settings, makesFractions: settings.asksForFractions)
      guard !face.hasAppleLayout, !face.kind.hasKernTable || plan.kernsByPositioning,
        readSubstitution(face.layoutTable(.gsub)), readPositioning(face.layoutTable(.gpos))
      else { return nil }
    }

    /// Whether a glyph can be shaped by pairs.
    func isFree(_ glyph: GlyphID) -> Bool {
      switch plan.glyphClass(of: glyph) {
      case .mark: false
      case .ligature: !skipsLigatures && !bound.contains(glyph)
      case .base, .other: !bound.contains(glyph)
      }
    }

    /// Whether two glyphs may become one, alone or with more, when they stand side by side.
    func areJoined(_ first: GlyphID, _ second: GlyphID) -> Bool {
      joined.contains(Pair(first: first, second: second))
    }

    /// - Returns: false if nothing is known of any glyph.
    private func readSubstitution(_ table: LayoutTable) -> Bool {
      let lookups = plan.lookups(.gsub).map(table.lookup)
      let ligatures = lookups.filter { $0.type == 4 }.flatMap(\.subtables).flatMap(table.ligatures)
      guard join(ligatures) else { return false }
      for lookup in lookups {
        guard note(lookup) else { return false }
        for subtable in lookup.subtables {
          switch lookup.type {
          case 1, 2, 3: bound.formUnion(table.coveredGlyphs(subtable))
          case 4: break
          case 5, 6: bind(table.contexts(subtable, isChained: lookup.type == 6), table)
          case 8: bind([table.reverseContext(subtable)], table)
          default: return false
          }
        }
      }
      return !table.isExhausted
    }

    /// - Returns: false if nothing is known of any glyph.
    private func readPositioning(_ table: LayoutTable) -> Bool {
      plainClasses = [:]
      for lookup in plan.lookups(.gpos).map(table.lookup) {
        if 4...6 ~= lookup.type { continue }  // They place marks.
        guard note(lookup) else { return false }
        for subtable in lookup.subtables {
          switch lookup.type {
          case 1: break  // It asks for no neighbours.
          case 2 where !table.adjustsSecondGlyph(subtable): break
          // A pair that moves its second glyph keeps this from being the first of another one.
          case 2, 3: bound.formUnion(table.coveredGlyphs(subtable))
          case 7, 8: bind(table.contexts(subtable, isChained: lookup.type == 8), table)
          default: return false
          }
        }
      }
      return !table.isExhausted
    }

    private func note(_ lookup: LayoutTable.Lookup) -> Bool {
      if lookup.ignoresLigatures { skipsLigatures = true }
      return !lookup.ignoresBaseGlyphs
    }

    /// Notes which glyphs become ligatures, and ligatures of ligatures.
    ///
    /// - Returns: false if these go deeper than those of any font that is meant to be read.
    private func join(_ ligatures: [LayoutTable.Ligature]) -> Bool {
      var rest = ligatures
      for _ in 0..<8 {
        let known = rest.partition { $0.parts.allSatisfy(plainGlyphs.contains) }
        if known == rest.endIndex { return true }
        for ligature in rest[known...] {
          plainGlyphs.insert(ligature.glyph)
          if ligature.parts.count == 1 { bound.formUnion(ligature.parts) }
          for (first, second) in zip(ligature.parts, ligature.parts.dropFirst()) {
            joined.insert(Pair(first: first, second: second))
          }
        }
        rest.removeSubrange(known...)
      }
      return false
    }

    private func bind(_ contexts: [LayoutTable.Context], _ table: LayoutTable) {
      for context in contexts where context.places.allSatisfy({ canHold($0, table) }) {
        switch context.first {
        case .glyph(let glyph): bound.insert(glyph)
        case .coverage(let offset): bound.formUnion(table.glyphs(inCoverage: offset))
        case .glyphClass: break
        }
      }
    }

    /// Whether some plain character is what is asked for.
    private func canHold(_ element: LayoutTable.Context.Element, _ table: LayoutTable) -> Bool {
      switch element {
      case .glyph(let glyph): plainGlyphs.contains(glyph)
      case .coverage(let offset):
        table.glyphs(inCoverage: offset).contains { plainGlyphs.contains($0) }
      // Class 0 is that of all glyphs that are not named.
      case .glyphClass(let number, let offset):
        number == 0 || plainClasses(offset, table).contains(number)
      }
    }

    /// The classes of a class table that hold some plain character.
    private func plainClasses(_ offset: Int, _ table: LayoutTable) -> Set<Int> {
      if let known = plainClasses[offset] { return known }
      let named = table.classes(offset).lazy.filter { self.plainGlyphs.contains($0.key) }
      let classes = Set(named.map(\.value))
      plainClasses[offset] = classes
      return classes
    }
  }
#endif
