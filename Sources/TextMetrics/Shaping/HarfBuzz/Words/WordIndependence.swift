#if Shaping
  import CTextHarfBuzz

  /// Finds out whether words can be shaped apart from each other.
  ///
  /// A word is shaped with the space before it and, if some rule asks for it, with the next space,
  /// whose glyph is then left to the next word. So a rule for a sequence of glyphs may begin and end with a space,
  /// as long as it neither changes the last one nor goes on from behind it. A space inside of
  /// a sequence joins two words.
  final class WordIndependence {
    let plan: HarfBuzzPlan
    private let run: TextRun
    private let settings: HarfBuzzSettings
    /// The glyphs that a space may be: its own, and ligatures of it and of what follows.
    private var spaces: Set<GlyphID>
    private let joints: WordJoints
    /// By the offset of a coverage table in the layout table that is read: whether it has a space.
    private var coverages: [Int: Bool] = [:]
    /// By the offset of a class table: the classes of spaces.
    private var classes: [Int: Set<Int>] = [:]

    /// What joins words in text of a script and a direction; nil if they are not independent.
    static func joints(
      _ font: borrowing HarfBuzzFont, _ face: FontFace, _ run: TextRun,
      _ settings: HarfBuzzSettings
    ) -> WordJoints? {
      // A run against its script's direction is turned round as a whole to be shaped.
      guard let space = face.glyph(for: " "), !face.hasAppleLayout, run.goesTheWayOfItsScript
      else { return nil }
      let question = WordIndependence(font, run, settings, space)
      let (substitution, positioning) = (face.layoutTable(.gsub), face.layoutTable(.gpos))
      question.findSpaces(substitution)
      let holds =
        !question.plan.isRandom && question.plan.glyphClass(of: space) != .mark
        && question.holds(substitution, .gsub) && question.holds(positioning, .gpos)
        && (!face.kind.hasKernTable || question.plan.kernsByPositioning
          || !question.spaces.contains(where: face.kernTable.mayKern))
        && (!question.joints.passesSpaces || question.joints.isEmpty)
      return holds ? question.joints : nil
    }

    private init(
      _ font: borrowing HarfBuzzFont, _ run: TextRun, _ settings: HarfBuzzSettings,
      _ space: GlyphID
    ) {
      plan = HarfBuzzPlan(font, run, settings)
      self.run = run
      self.settings = settings
      joints = WordJoints(HarfBuzzPlan(font, run, settings), space: space)
      spaces = [space]
    }

    /// Whether a space can become one glyph with what follows, so that the word before it does not
    /// know the glyph.
    private var spacesChange: Bool { spaces.count > 1 }

    private func findSpaces(_ table: LayoutTable) {
      let ligatures = lookups(table, .gsub).filter { $0.kind == .ligature }
        .flatMap(\.lookup.subtables).flatMap(table.ligatures)
      var count = 0
      while count < spaces.count {
        count = spaces.count
        for ligature in ligatures where ligature.parts.first.map(spaces.contains) == true {
          spaces.insert(ligature.glyph)
        }
      }
    }

    private func holds(_ table: LayoutTable, _ tag: FontTag) -> Bool {
      coverages = [:]
      classes = [:]
      return lookups(table, tag).allSatisfy { holds($0, table, tag) } && !table.isExhausted
    }

    private func holds(_ applied: AppliedLookup, _ table: LayoutTable, _ tag: FontTag) -> Bool {
      let lookup = applied.lookup
      if applied.kind != .attachment, spaces.contains(where: { skips($0, lookup) }) {
        guard tag == .gsub, mayPass(applied, table) else { return false }
        joints.passesSpaces = true
      }
      return lookup.subtables.allSatisfy { subtable in
        switch applied.kind {
        case .adjustment, .attachment: true
        case .substitution: !applied.meetsSpaces || !coversSpace(subtable, table)
        case .cursive: !coversSpace(subtable, table)
        case .ligature:
          !table.ligatures(subtable).contains {
            $0.parts.dropFirst().contains(where: spaces.contains)
          }
        case .pair: holds(pair: subtable, lookup, table)
        case .reverse:
          !coversSpace(subtable, table)
            && holds(table.reverseContext(subtable), applied, table, tag)
        case .context(let isChained):
          table.contexts(subtable, isChained: isChained)
            .allSatisfy { holds($0, applied, table, tag) }
        case .unknown: false
        }
      }
    }

    private func holds(
      pair: Int, _ lookup: LayoutTable.Lookup, _ table: LayoutTable
    ) -> Bool {
      let kernsBeforeSpace = spaces.contains { table.adjusts(second: $0, pair, orFirst: true) }
      if kernsBeforeSpace { joints.asksForNextSpace = true }
      if kernsBeforeSpace, spacesChange { return false }
      guard table.adjustsSecondGlyph(pair) else { return true }
      // A pair that moves its second glyph keeps this from being the first of another one.
      return !spaces.contains { table.adjusts(second: $0, pair, orFirst: false) }
        && !lookup.subtables.contains { coversSpace($0, table) }
    }

    /// Whether a rule leaves words apart, or moves only glyphs that are known.
    private func holds(
      _ context: LayoutTable.Context, _ applied: AppliedLookup, _ table: LayoutTable,
      _ tag: FontTag
    ) -> Bool {
      let places = context.places
      return places.indices.dropFirst().allSatisfy { place in
        guard mayBeSpace(place, in: context, table) else { return true }
        if place == context.before.count, !applied.meetsSpaces { return true }
        if place == places.count - 1 {
          joints.asksForNextSpace = true
          return !context.after.isEmpty && !spacesChange
        }
        guard tag == .gpos, !applied.lookup.ignoresBaseGlyphs, !applied.lookup.ignoresLigatures,
          let before = glyphs(places[place - 1], table),
          let after = glyphs(places[place + 1], table)
        else { return false }
        joints.add(before: before, after: after)
        return true
      }
    }

    /// Whether a lookup that passes over spaces can only be told by the marks of a text to reach
    /// across one.
    private func mayPass(_ applied: AppliedLookup, _ table: LayoutTable) -> Bool {
      guard plan.hasGlyphClasses, applied.kind == .ligature, !applied.isNested,
        applied.lookup.ignoresBaseGlyphsAlone,
        plan.stayInSyllables(table.features(of: applied.index), run, settings)
      else { return false }
      // It does not pass over marks, and those there are in the end were some before.
      return lookups(table, .gsub).allSatisfy { applied in
        switch applied.kind {
        case .context: true
        case .substitution, .ligature:
          applied.lookup.subtables
            .flatMap { table.substitutions($0, type: applied.lookup.type) }
            .allSatisfy { substitution in
              !substitution.to.contains { plan.glyphClass(of: $0) == .mark }
                || substitution.from.contains { plan.glyphClass(of: $0) != .base }
            }
        default: false
        }
      }
    }

    /// Whether a lookup passes over a glyph when it looks for others.
    private func skips(_ glyph: GlyphID, _ lookup: LayoutTable.Lookup) -> Bool {
      switch plan.glyphClass(of: glyph) {
      case .base: lookup.ignoresBaseGlyphs
      case .ligature: lookup.ignoresLigatures
      case .mark: true
      case .other: false
      }
    }

    private func coversSpace(_ subtable: Int, _ table: LayoutTable) -> Bool {
      mayBeSpace(.coverage(subtable + table.word(subtable + 2)), table)
    }

    /// Whether a space can stand at a place of a sequence.
    func mayBeSpace(_ place: Int, in context: LayoutTable.Context, _ table: LayoutTable) -> Bool {
      mayBeSpace(context.places[place], table)
        && (place != context.before.count || mayBeSpace(context.first, table))
    }

    private func mayBeSpace(_ element: LayoutTable.Context.Element, _ table: LayoutTable) -> Bool {
      switch element {
      case .glyph(let glyph): return spaces.contains(glyph)
      case .coverage(let offset):
        if let known = coverages[offset] { return known }
        let covers = spaces.contains { table.covers(offset, $0) }
        coverages[offset] = covers
        return covers
      case .glyphClass(let number, let offset):
        if let known = classes[offset] { return known.contains(number) }
        let own = spaces.reduce(into: Set<Int>()) { $0.formUnion(table.classes(offset, of: $1)) }
        classes[offset] = own
        return own.contains(number)
      }
    }

    /// The glyphs that an element asks for; nil if these are all but some.
    private func glyphs(
      _ element: LayoutTable.Context.Element, _ table: LayoutTable
    ) -> [GlyphID]? {
      switch element {
      case .glyph(let glyph): [glyph]
      case .coverage(let offset): table.glyphs(inCoverage: offset)
      case .glyphClass(0, _): nil
      case .glyphClass(let number, let offset):
        table.classes(offset).filter { $0.value == number }.map(\.key)
      }
    }
  }

  extension TextRun {
    fileprivate var goesTheWayOfItsScript: Bool {
      let own = hb_script_get_horizontal_direction(script.tag)
      return own == HB_DIRECTION_INVALID
        || own == (isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    }
  }
#endif
