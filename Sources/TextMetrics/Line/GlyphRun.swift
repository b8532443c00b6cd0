/// Glyphs of one face and one direction that stand together on a line.
public struct GlyphRun: Sendable, Hashable {
  /// The part of the text that the run shows.
  public let range: Range<String.Index>

  /// Which of ``Font/faces`` the glyphs belong to.
  public let fontIndex: Int

  /// The bidi level (UAX #9); odd means from right to left.
  public let level: Int

  /// The left edge, in points from the line's left end.
  public let x: Double

  /// From the left edge to the right one, in points.
  public let width: Double

  /// The glyphs from left to right.
  public let glyphs: [PlacedGlyph]

  /// Whether the run is read from left to right or from right to left.
  public var direction: WritingDirection { level & 1 == 1 ? .rightToLeft : .leftToRight }
}

/// A glyph at its place on a line.
public struct PlacedGlyph: Sendable, Hashable {
  /// The glyph, a number in its face.
  public let id: GlyphID

  /// Which of ``Font/faces`` it belongs to.
  public let fontIndex: Int

  /// The characters that it stands for, alone or with other glyphs: whole graphemes.
  public let range: Range<String.Index>

  /// Where the glyph's origin stands, in points from the line's left end.
  public let x: Double

  /// Where the glyph's origin stands, in points from the baseline downwards; 0 for most.
  public let y: Double

  /// How far the pen moves over the glyph, in points, tracking included.
  public let advance: Double
}
