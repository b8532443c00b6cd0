#if Shaping
  import CHarfBuzz

  /// What a shaper knows of one style of its face.
  final class HarfBuzzStyle {
    let style: ShapingStyle
    /// What is asked of shaping where the style is the same all over a text.
    let settings: HarfBuzzSettings
    /// The font that measures as the style does.
    let font: HarfBuzzFont
    var words = RecentCache<WordKey, ShapedWord>()
    /// A program sets text of few scripts, so that going through them is quicker than hashing.
    private var independence: [(text: Text, holds: Bool)] = []
    /// How many characters of plain text are still shaped as they are: reading what a font's lookups do
    /// takes as long as shaping hundreds, which pays for those who measure more than a few words.
    private var charactersUntilPairs = 500
    private var carets: [GlyphID: [Int32]] = [:]

    private struct Text: Equatable {
      let script: UInt32
      let isRightToLeft: Bool
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

    /// Whether words of a run can be shaped apart.
    func areWordsIndependent(
      _ run: TextRun, _ settings: HarfBuzzSettings, _ face: FontFace
    ) -> Bool {
      guard style.isUniform else { return false }
      let text = Text(script: run.script.number, isRightToLeft: run.isRightToLeft)
      for known in independence where known.text == text { return known.holds }
      let holds = WordIndependence.holds(font, face, run, settings)
      independence.append((text, holds))
      return holds
    }

    /// Whether so much plain text was set in the style that it pays to know its pairs.
    ///
    /// - Parameter count: How many characters of it are set now.
    func paysForPairs(_ count: Int) -> Bool {
      charactersUntilPairs -= count
      return charactersUntilPairs < 0 && style.isUniform
    }
  }
#endif
