/// How text becomes glyphs.
public enum Shaping: String, Sendable, Hashable, CaseIterable {
  /// Glyph by glyph, from left to right: character map, advance and `kern` table, by FreeType alone.
  ///
  /// It measures what a renderer draws that sets one glyph after another. A line whose text needs
  /// more says so (``ShapedLine/needsShaping``).
  case simple

  #if Shaping
    /// By HarfBuzz, in the order of the Unicode bidirectional algorithm by FriBidi.
    case full
  #endif

  /// The best that this build of the library has: full with the trait `Shaping`, else simple.
  public static var standard: Shaping {
    #if Shaping
      .full
    #else
      .simple
    #endif
  }
}
