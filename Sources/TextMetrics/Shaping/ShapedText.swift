/// What a shaper makes of a text: runs of glyphs in font units, not yet placed.
struct ShapedText: Sendable {
  let graphemes: Graphemes
  /// Whether there is a tab in the text, whose advance is not known yet.
  let hasTabs: Bool
  /// The runs in the order of the text.
  var runs: [ShapedRun] = []
  /// The glyphs of all runs; those of one run stand together, in visual order.
  var glyphs: [ShapedGlyph] = []
  /// What no font has, as offsets in UTF-8.
  private(set) var missing: [Range<Int>] = []
  /// The level that the whole text is embedded at: 0 from left to right, 1 from right to left.
  var baseLevel: UInt8 = 0
  /// Whether some of it may be an emoji, so that all faces decide which one sets it.
  var mayHavePresentation = false

  init(_ text: some Collection<UInt8>, _ graphemes: Graphemes) {
    self.graphemes = graphemes
    hasTabs = text.contains(UInt8(ascii: "\t"))
  }

  /// Notes a stretch of text that no font has, as one with the stretch before if they touch.
  mutating func addMissing(_ range: Range<Int>) {
    if let last = missing.last, last.upperBound == range.lowerBound {
      missing[missing.count - 1] = last.lowerBound..<range.upperBound
    } else {
      missing.append(range)
    }
  }
}

/// Glyphs of one font and one bidi level.
struct ShapedRun: Sendable {
  /// The text of the run in UTF-8; it begins and ends at grapheme boundaries.
  var range: Range<Int>
  /// Its bidi level (UAX #9): odd means from right to left.
  var level: UInt8
  /// Which of the font's faces.
  var fontIndex: Int
  /// Where its glyphs stand among those of the text.
  var glyphs: Range<Int>

  var isRightToLeft: Bool { level & 1 == 1 }
}

/// One glyph, measured in the integers of its font's scale.
struct ShapedGlyph: Sendable {
  var glyph: GlyphID
  /// The UTF-8 offset of the first character that the glyph stands for.
  var cluster: Int32
  var advance: Int32
  var xOffset: Int32 = 0
  var yOffset: Int32 = 0

  /// The glyph with its cluster moved.
  func moved(by offset: Int32) -> ShapedGlyph {
    var glyph = self
    glyph.cluster += offset
    return glyph
  }
}
