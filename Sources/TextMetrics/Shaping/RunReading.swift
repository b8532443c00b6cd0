/// What becomes of the glyphs of a run, in visual order.
protocol RunReading: Sendable {
  mutating func add(_ glyph: ShapedGlyph)

  /// Adds a word that begins at an offset in UTF-8.
  mutating func add(_ word: ShapedWord, offset: Int)
}

extension [ShapedGlyph]: RunReading {
  mutating func add(_ glyph: ShapedGlyph) { append(glyph) }

  mutating func add(_ word: ShapedWord, offset: Int) {
    for glyph in word.glyphs { append(glyph.moved(by: Int32(offset))) }
  }
}

/// The width of a run.
struct RunWidth: RunReading {
  private(set) var units = 0
  /// Whether the face lacks a glyph for some of it.
  private(set) var lacksGlyphs = false

  mutating func add(_ glyph: ShapedGlyph) {
    units += Int(glyph.advance)
    if glyph.glyph == .notdef { lacksGlyphs = true }
  }

  mutating func add(_ word: ShapedWord, offset: Int) {
    units += word.units
    if word.lacksGlyphs { lacksGlyphs = true }
  }
}
