/// A word as it was shaped, with the space before it if there is one.
struct ShapedWord: Measurable {
  /// In visual order; clusters count from the beginning of the word.
  let glyphs: [ShapedGlyph]
  /// The sum of the advances.
  let units: Int
  /// Whether the face lacks a glyph for some of it.
  let lacksGlyphs: Bool
  /// Whether it may matter to the word after it that both stand side by side.
  var joinsNext = false
  /// Whether it may matter to the word before it that both stand side by side.
  var joinsPrevious = false
  /// The clusters of its first and last mark, where these matter.
  var marks: ClosedRange<Int32>?

  init(_ glyphs: some Sequence<ShapedGlyph>, start: Int) {
    self.glyphs = glyphs.map { glyph in
      var glyph = glyph
      glyph.cluster -= Int32(start)
      return glyph
    }
    units = self.glyphs.reduce(0) { $0 + Int($1.advance) }
    lacksGlyphs = self.glyphs.contains { $0.glyph == .notdef }
  }

  /// About how much memory it takes with its key, in bytes.
  var byteCount: Int { 160 + glyphs.count * MemoryLayout<ShapedGlyph>.stride }
}
