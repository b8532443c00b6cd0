/// Whether advances are those of the outlines or those that a hinting rasteriser rounds them to.
///
/// Measure with what the text is drawn with: hinted advances differ from the exact ones by up to a
/// tenth at small sizes.
public enum Hinting: String, Sendable, Hashable, CaseIterable {
  /// Exact advances, proportional to the size.
  case none
  /// FreeType's light hinting: whole pixels, glyphs fitted to the grid in y alone.
  case light
  /// The font's own instructions, or FreeType's automatic hinting: whole pixels.
  case full
}
