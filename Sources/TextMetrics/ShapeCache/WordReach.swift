#if Shaping
  import OpenTypeLayout

  /// The word rule: nothing reaches over a space.
  ///
  /// A word is shaped with the space before it, and with the space after it as context if some rule
  /// looks at it. So a space may be the first or the last place of a rule, as long as no rule replaces
  /// spaces or moves one by what follows it.
  final class WordReach {
    /// Whether words must be shaped with the space that follows them.
    private(set) var needsNextSpace = false
    private let space: UInt16

    init(
      _ shaper: FaceShaper, _ run: TextRun, _ layout: LayoutFacts
    ) throws(ShapingReach.Refusal) {
      guard layout.isInNativeDirection else { throw .reversedDirection }
      let plan = shaper.plan(run, includesFractions: true)
      guard let space = layout.face.glyph(for: " ").flatMap({ UInt16(exactly: $0.rawValue) })
      else { throw .noSpace }
      self.space = space
      // It would move the space by the word before it.
      if layout.kerned.contains(space) { throw .changesSpace }
      // The Universal Shaping Engine gives these forms by syllables, also across a space
      // (hb-ot-shaper-use.cc); the Arabic shaper joins letters, which a space parts.
      let positional = ["init", "medi", "fina", "isol"].compactMap { FontTag($0)?.rawValue }
      if !run.script.hasArabicShaper, let table = layout.substitution,
        !table.featureTags.isDisjoint(with: positional)
      {
        throw .positionalForms
      }
      var budget = ReadingBudget()
      var (split, parts) = (GlyphSet(), GlyphSet())
      for tag in [FontTag.gsub, .gpos] {
        for lookup in try layout.lookups(tag, plan, nested: true, &budget) {
          let skipsSpace =
            switch plan.glyphClass(of: space) {
            case .base: lookup.flags.ignoresBaseGlyphs
            case .ligature: lookup.flags.ignoresLigatures
            case .mark: true
            case .other: false
            }
          if skipsSpace { throw .skipsSpace }
          // Behind a pair with a second value HarfBuzz goes on after its second glyph, even if the
          // values are zero, so that a space in this place begins no other pair.
          if lookup.pairs.contains(where: \.movesSecond),
            lookup.pairs.contains(where: { $0.first.contains(space) })
          {
            throw .changesSpace
          }
          for rule in lookup.rules {
            try note(rule)
            guard case .multiple(let from, let to, _) = rule else { continue }
            split.formUnion(from)
            parts.formUnion(to)
          }
        }
      }
      // HarfBuzz gives up on a run that grows too much (hb-buffer.hh, HB_BUFFER_MAX_LEN_FACTOR).
      if split.intersects(parts) { throw .growth }
    }

    private func note(_ rule: Rule) throws(ShapingReach.Refusal) {
      switch rule {
      case .single(let from, _), .alternate(let from, _), .cursive(let from):
        if from.contains(space) { throw .changesSpace }
      case .multiple(let from, _, let deletes):
        if from.contains(space) { throw .changesSpace }
        if deletes { throw .deletesGlyphs }
      case .ligature(let components, _):
        if components.contains(space) { throw .changesSpace }
      case .sequence(let rule), .reverse(let rule, _):
        if rule.input.contains(where: { $0.contains(space) }) { throw .changesSpace }
        // The nearest come first in both.
        guard !rule.backtrack.dropLast().contains(where: { $0.contains(space) }),
          !rule.lookahead.dropLast().contains(where: { $0.contains(space) })
        else { throw .crossesSpace }
        if rule.lookahead.last?.contains(space) == true { needsNextSpace = true }
      case .adjustment: break
      case .pair(let rule):
        let isSecond = rule.second.contains(space)
        if rule.movesSecond, isSecond { throw .changesSpace }
        if isSecond { needsNextSpace = true }
      case .attachment(let marks, _):
        if marks.contains(space) { throw .changesSpace }
      }
    }
  }

  extension Lookup {
    fileprivate var pairs: some Sequence<PairRule> {
      rules.lazy.compactMap { if case .pair(let rule) = $0 { rule } else { nil } }
    }
  }

  extension Script {
    /// Whether HarfBuzz joins the letters of the script by Unicode's joining types alone
    /// (hb-ot-shaper.hh, `hb_ot_shaper_categorize`).
    var hasArabicShaper: Bool { self == .arabic || self == .syriac }
  }
#endif
