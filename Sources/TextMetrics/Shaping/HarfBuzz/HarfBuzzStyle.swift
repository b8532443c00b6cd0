#if Shaping
  import CTextHarfBuzz

  /// What a shaper knows of one style of its face.
  final class HarfBuzzStyle {
    let style: ShapingStyle
    /// What is asked of shaping where the style is the same all over a text.
    let settings: HarfBuzzSettings
    /// The font that measures as the style does.
    let font: HarfBuzzFont
    /// A language has many more words than ligatures.
    var words = RecentCache<WordKey, ShapedWord>(tagCount: 16384)
    var repetition = Repetition(most: 1000)
    /// A program sets text of few scripts, so that going through them is quicker than hashing.
    private var scripts: [Script] = []
    /// How many bytes of plain or Chinese text are still shaped as they are: reading what lookups do
    /// takes as long as shaping hundreds, which pays for those who measure more than a few words.
    private var bytesUntilPairs = 500
    private var carets: [GlyphID: [Int32]] = [:]

    /// What is known of words in text of a script and a direction.
    private struct Script {
      let number: UInt32
      let isRightToLeft: Bool
      /// How many bytes of text are still shaped as they are, for the same reason.
      var bytesUntilJoints = 2000
      var joints: WordJoints?
    }

    init(_ font: borrowing HarfBuzzFont, _ face: FontFace, _ style: ShapingStyle) {
      self.style = style
      settings = HarfBuzzSettings(style)
      self.font = HarfBuzzFont(font, face, hinted: style.hinted)
    }

    /// About how many bytes are remembered.
    var byteCount: Int { words.byteCount }

    /// The places that the font gives for carets inside a ligature, from its left edge.
    func ligatureCarets(of glyph: GlyphID) -> [Int32] {
      if let known = carets[glyph] { return known }
      let found = font.ligatureCarets(of: glyph)
      carets[glyph] = found
      return found
    }

    /// What joins the words of a run; nil if they cannot be shaped apart, and for the first of them.
    func joints(_ run: TextRun, _ settings: HarfBuzzSettings, _ face: FontFace) -> WordJoints? {
      guard style.isUniform else { return nil }
      let index = index(of: run)
      guard scripts[index].bytesUntilJoints > 0 else { return scripts[index].joints }
      scripts[index].bytesUntilJoints -= run.range.count
      guard scripts[index].bytesUntilJoints <= 0 else { return nil }
      let joints = WordIndependence.joints(font, face, run, settings)
      scripts[index].joints = joints
      return joints
    }

    private func index(of run: TextRun) -> Int {
      let known = scripts.firstIndex {
        $0.number == run.script.number && $0.isRightToLeft == run.isRightToLeft
      }
      if let known { return known }
      scripts.append(Script(number: run.script.number, isRightToLeft: run.isRightToLeft))
      return scripts.count - 1
    }

    /// Whether so much plain text was set in the style that it pays to know its pairs.
    ///
    /// - Parameter count: How many bytes of it are set now.
    func paysForPairs(_ count: Int) -> Bool {
      bytesUntilPairs -= count
      return bytesUntilPairs < 0 && style.isUniform
    }
  }
#endif
