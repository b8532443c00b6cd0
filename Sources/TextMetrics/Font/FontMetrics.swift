/// The vertical measures of a face: how high its lines are and where their strokes lie.
///
/// Lengths are distances and so never negative, whichever way the y axis points. They are points
/// for a ``Font`` and font units for a ``FontFace``, exact, and never fitted to a pixel grid.
public struct FontMetrics: Sendable, Hashable {
  /// The tables that ascent, descent and leading can come from.
  public enum Source: String, Sendable, Hashable, CaseIterable {
    /// The horizontal header, `hhea`.
    case hhea
    /// `OS/2`, sTypoAscender, sTypoDescender and sTypoLineGap.
    case typo
    /// `OS/2`, usWinAscent and usWinDescent.
    case win
    /// The box around all glyphs: `head`, or the FontBBox of a Type 1 font.
    case bounds
    /// The strike of a face of bitmaps alone.
    case strike
    /// Nothing in the font: four fifths of an em above the baseline and one fifth below it.
    case em
  }

  /// How far a line reaches above its baseline.
  public let ascent: Double

  /// How far a line reaches below its baseline.
  public let descent: Double

  /// The gap between one line's descent and the next line's ascent.
  public let leading: Double

  /// The height of a flat capital letter: `OS/2`, sCapHeight, else the ink of "H"; nil if the font
  /// has neither.
  public let capHeight: Double?

  /// The height of a flat small letter: `OS/2`, sxHeight, else the ink of "x"; nil if the font has
  /// neither.
  public let xHeight: Double?

  /// How far the upper edge of an underline lies below the baseline (`post`).
  public let underlinePosition: Double

  /// How thick an underline is (`post`).
  public let underlineThickness: Double

  /// How far the upper edge of a strikeout lies above the baseline (`OS/2`).
  public let strikeoutPosition: Double

  /// How thick a strikeout is (`OS/2`).
  public let strikeoutThickness: Double

  /// Where ascent, descent and leading come from.
  public let source: Source

  /// From one baseline to the next: ascent, descent and leading.
  public var lineHeight: Double { ascent + descent + leading }
}
