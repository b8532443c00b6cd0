#if Shaping
  import OpenTypeLayout

  /// The pair rule: each character has its glyph, and only the next one moves it, or makes a ligature
  /// with it.
  ///
  /// It concerns characters that HarfBuzz's default shaper maps to the glyph of the character map: no
  /// marks, and nothing that is composed or decomposed. Glyphs that some rule begins with, other than
  /// those for pairs and ligatures, are *bound*: text without them is not changed by that rule. A rule
  /// that needs a glyph which no plain character has, such as a mark, never applies.
  final class PairReach {
    private let plan: HarfBuzzPlan
    private var bound = GlyphSet()
    /// The glyphs that rules begin with or have a second place for; all others are context-free.
    private var concerned = GlyphSet()
    private var skipsLigatures = false
    private var ligatures = GlyphSet()
    private let characters: ReverseCharacterMap
    private let run: TextRun
    /// For each glyph that begins ligatures or continues them, the glyphs that may follow it there.
    private var followers: [UInt16: GlyphSet] = [:]
    /// Like ``followers``, for ligatures whose own glyph is bound.
    private var boundFollowers: [UInt16: GlyphSet] = [:]

    init(
      _ shaper: FaceShaper, _ run: TextRun, _ layout: LayoutFacts
    ) throws(ShapingReach.Refusal) {
      guard run.script.hasDefaultShaper else { throw .otherShaper }
      plan = shaper.plan(run, includesFractions: false)
      characters = ReverseCharacterMap(shaper)
      self.run = run
      var budget = ReadingBudget()
      let substitutions = try layout.lookups(.gsub, plan, nested: false, &budget)
      let adjustments = try layout.lookups(.gpos, plan, nested: false, &budget)
      for lookup in substitutions {
        for case .ligature(_, let glyph) in lookup.rules { ligatures.insert(glyph) }
      }
      for lookup in substitutions + adjustments {
        for rule in lookup.rules { note(rule) }
        // What attaches marks skips nothing in text without marks.
        if lookup.rules.allSatisfy(\.isAttachment) { continue }
        if lookup.flags.ignoresBaseGlyphs { throw .skipsBaseGlyphs }
        if lookup.flags.ignoresLigatures { skipsLigatures = true }
      }
      concerned.formUnion(layout.kerned)
      for lookup in substitutions {
        for case .ligature(let components, let glyph) in lookup.rules {
          note(components, ligature: glyph)
        }
      }
    }

    private func note(_ rule: Rule) {
      switch rule {
      case .single(let from, _), .multiple(let from, _, _), .alternate(let from, _):
        bind(from)
      case .ligature(let components, _):
        if components.count == 1 { bind(GlyphSet(components)) }
      case .sequence(let rule), .reverse(let rule, _):
        guard canApply(rule) else { return }
        bind(rule.input[0])
        for glyphs in rule.backtrack + rule.input + rule.lookahead { concerned.formUnion(glyphs) }
      case .adjustment(let glyphs):
        concerned.formUnion(glyphs)
      case .pair(let rule):
        // The second glyph of such a pair is not tried as the first of another one.
        if rule.movesSecond { bind(rule.first) }
        concerned.formUnion(rule.first)
        concerned.formUnion(rule.second)
      case .cursive(let glyphs): bind(glyphs)
      case .attachment(let marks, _): bind(marks)
      }
    }

    private func bind(_ glyphs: GlyphSet) {
      bound.formUnion(glyphs)
      concerned.formUnion(glyphs)
    }

    /// Whether each place of a sequence accepts a glyph that text read by pairs may have.
    private func canApply(_ rule: SequenceRule) -> Bool {
      (rule.backtrack + rule.input + rule.lookahead).allSatisfy { glyphs in
        glyphs.glyphs.contains(where: mayStand)
      }
    }

    /// Whether a glyph is that of a plain character, or of a ligature.
    private func mayStand(_ glyph: UInt16) -> Bool {
      guard plan.glyphClass(of: glyph) != .mark else { return false }
      return ligatures.contains(glyph)
        || characters.contains(glyph) {
          CharacterTraits($0).flags.isPlain(isRightToLeft: run.isRightToLeft)
        }
    }

    /// A ligature whose glyph is bound would be changed again, or change others.
    private func note(_ components: [UInt16], ligature: UInt16) {
      let isBound = !isFree(ligature)
      for (first, second) in zip(components, components.dropFirst()) {
        followers[first, default: GlyphSet()].insert(second)
        if isBound { boundFollowers[first, default: GlyphSet()].insert(second) }
      }
      concerned.formUnion(GlyphSet(components))
    }

    /// Whether a glyph may stand in text that is read by pairs.
    func isFree(_ glyph: UInt16) -> Bool {
      switch plan.glyphClass(of: glyph) {
      case .mark: false
      case .ligature: !skipsLigatures && !bound.contains(glyph)
      case .base, .other: !bound.contains(glyph)
      }
    }

    /// Whether a glyph is context-free: no rule concerns it, whatever its neighbours are.
    func isContextFree(_ glyph: UInt16) -> Bool { !concerned.contains(glyph) }

    /// Whether two neighbouring glyphs may become one, alone or with others.
    func areJoined(_ first: UInt16, _ second: UInt16) -> Bool {
      followers[first]?.contains(second) ?? false
    }

    /// Whether they may become one that further rules are about.
    func areBound(_ first: UInt16, _ second: UInt16) -> Bool {
      boundFollowers[first]?.contains(second) ?? false
    }
  }

  extension Rule {
    fileprivate var isAttachment: Bool {
      if case .attachment = self { true } else { false }
    }
  }
#endif
