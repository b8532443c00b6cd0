#if Shaping
  /// What a font does across a space though words are shaped apart: it moves glyphs by what stands in
  /// the next word.
  final class WordJoints {
    /// The glyphs at a word's end that may matter to the next word, or this to them.
    private(set) var before: Set<GlyphID> = []
    /// The glyphs at a word's beginning that may matter to the word before, or this to them.
    private(set) var after: Set<GlyphID> = []
    /// Whether a rule passes over spaces, though only from a syllable to another of the same number.
    ///
    /// HarfBuzz counts syllables from 1 to 15 and then from 1 again (hb-ot-shaper-indic-machine.rl).
    /// Such a rule does not pass over marks.
    var passesSpaces = false
    /// Whether it matters to a word that a space follows.
    var asksForNextSpace = false
    private let space: GlyphID
    private let plan: HarfBuzzPlan

    init(_ plan: consuming HarfBuzzPlan, space: GlyphID) {
      self.plan = plan
      self.space = space
    }

    /// Whether each word stands by itself.
    var isEmpty: Bool { before.isEmpty || after.isEmpty }

    /// The fewest characters between two marks that may lie in different syllables of one number.
    static let fewestAcrossSyllables = 14

    /// Adds a rule for glyphs on both sides of a space.
    func add(before: [GlyphID], after: [GlyphID]) {
      self.before.formUnion(before)
      self.after.formUnion(after)
    }

    /// Notes in a word whether it may have to do with its neighbours.
    ///
    /// - Parameter hasSpace: Whether it begins with a space.
    func note(in word: inout ShapedWord, isRightToLeft: Bool, hasSpace: Bool) {
      if passesSpaces {
        let marks = word.glyphs.lazy.filter { self.plan.glyphClass(of: $0.glyph) == .mark }
        if let first = marks.map(\.cluster).min(), let last = marks.map(\.cluster).max() {
          word.marks = first...last
        }
      }
      guard !isEmpty else { return }
      let (glyphs, reversed) = (
        word.glyphs.lazy.map(\.glyph), word.glyphs.reversed().lazy.map(\.glyph)
      )
      word.joinsNext = isRightToLeft ? meet(glyphs, before) : meet(reversed, before)
      let spaces = hasSpace ? 1 : 0
      word.joinsPrevious =
        isRightToLeft
        ? meet(reversed.dropFirst(spaces), after) : meet(glyphs.dropFirst(spaces), after)
    }

    /// Whether what stands at one end of a word, looked at from there, is one of some glyphs.
    private func meet(_ glyphs: some Sequence<GlyphID>, _ some: Set<GlyphID>) -> Bool {
      for glyph in glyphs {
        // What is not to be seen is a space in the end, whatever it was.
        if some.contains(glyph) || glyph == space { return true }
        // A rule may pass over marks.
        if plan.hasGlyphClasses, plan.glyphClass(of: glyph) != .mark { return false }
      }
      // There is nothing but spaces and marks, so that what stands beyond may matter.
      return true
    }
  }
#endif
