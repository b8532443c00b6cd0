/// The box around a glyph's ink in font units, y up, from the glyph's origin on the baseline.
public struct GlyphBounds: Sendable, Hashable {
  /// The ink's left edge: the left side bearing.
  public let left: Int
  /// The ink's lower edge; negative below the baseline.
  public let bottom: Int
  /// The ink's right edge.
  public let right: Int
  /// The ink's upper edge.
  public let top: Int
}
