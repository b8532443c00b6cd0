/// What sort of font a face comes from, and what it carries.
public struct FontKind: Sendable, Hashable {
  /// FreeType's name for the format: "TrueType", "CFF", "Type 1", "PCF" and so on.
  public let format: String

  /// Whether the glyphs are outlines that can be drawn at any size.
  public let isScalable: Bool

  /// Whether there are glyphs in colour.
  public let isColor: Bool

  /// Whether the face has variation axes.
  public let isVariable: Bool

  /// The pixel sizes of the bitmaps in the face, in the order of the font; empty for most fonts.
  public let bitmapStrikes: [Double]

  /// Whether there is a `kern` table.
  public let hasKernTable: Bool

  /// Whether there is a `GPOS` table: kerning and mark placement by OpenType.
  public let hasGPOS: Bool

  /// Whether there is a `GSUB` table: ligatures and other substitution by OpenType.
  public let hasGSUB: Bool

  /// Whether `GDEF` lists caret positions inside ligatures.
  public let hasLigatureCarets: Bool
}
