/// Receives text that is read character by character, each with a glyph of its own.
protocol CharacterSink {
  /// Adds a character.
  ///
  /// - Parameters:
  ///   - advance: Its advance, kerning with the character before included.
  ///   - move: Its advance and what it adds to the advance of the character before.
  ///   - moved: How far the glyph is drawn from the pen.
  ///   - offset: Where the character begins in UTF-8.
  mutating func add(_ glyph: UInt16, advance: Int32, move: Int32, moved: Int32, offset: Int)

  /// Replaces the last characters by a segment that begins with them.
  ///
  /// - Parameters:
  ///   - count: How many characters are replaced.
  ///   - units: What they were added with.
  ///   - offset: Where the first of them begins in UTF-8.
  mutating func replaceLast(_ count: Int, units: Int, by segment: ShapedSegment, offset: Int)
}

/// Receives the glyphs of runs.
protocol GlyphSink: CharacterSink {
  /// Adds a glyph; those of a run come in visual order.
  mutating func add(_ glyph: ShapedGlyph)

  /// Adds a segment that begins at an offset in UTF-8; those of a run come in visual order.
  mutating func add(_ segment: ShapedSegment, offset: Int)

  /// Adds a run, or nothing if that fails.
  ///
  /// - Parameter reverses: Whether characters come in the order of the text, which is to be reversed.
  mutating func attempt(reversing reverses: Bool, _ body: (inout Self) -> Bool) -> Bool
}

/// Sums up a width.
struct WidthSink: GlyphSink {
  private(set) var units = 0
  /// Whether the face lacks a glyph for some of the text.
  private(set) var lacksGlyphs = false

  @inline(__always)
  mutating func add(_ glyph: UInt16, advance: Int32, move: Int32, moved: Int32, offset: Int) {
    units &+= Int(move)
  }

  mutating func replaceLast(_ count: Int, units: Int, by segment: ShapedSegment, offset: Int) {
    self.units += segment.units - units
  }

  mutating func add(_ glyph: ShapedGlyph) {
    units += Int(glyph.advance)
    if glyph.glyph == .notdef { lacksGlyphs = true }
  }

  mutating func add(_ segment: ShapedSegment, offset: Int) {
    units += segment.units
    if segment.lacksGlyphs { lacksGlyphs = true }
  }

  mutating func attempt(reversing reverses: Bool, _ body: (inout WidthSink) -> Bool) -> Bool {
    let before = self
    if body(&self) { return true }
    self = before
    return false
  }
}

/// Collects glyphs.
extension [ShapedGlyph]: CharacterSink, GlyphSink {
  @inline(__always)
  mutating func add(_ glyph: UInt16, advance: Int32, move: Int32, moved: Int32, offset: Int) {
    let kerning = move &- advance
    if kerning != 0 { self[count - 1].advance &+= kerning }
    append(
      ShapedGlyph(
        glyph: GlyphID(UInt32(glyph)), cluster: Int32(offset), advance: advance, xOffset: moved))
  }

  mutating func replaceLast(_ count: Int, units: Int, by segment: ShapedSegment, offset: Int) {
    removeLast(count)
    add(segment, offset: offset)
  }

  mutating func add(_ glyph: ShapedGlyph) { append(glyph) }

  mutating func add(_ segment: ShapedSegment, offset: Int) {
    for glyph in segment.glyphs { append(glyph.moved(by: Int32(offset))) }
  }

  mutating func attempt(reversing reverses: Bool, _ body: (inout [ShapedGlyph]) -> Bool) -> Bool {
    let start = count
    guard body(&self) else {
      removeSubrange(start...)
      return false
    }
    if reverses { self[start...].reverse() }
    return true
  }
}
