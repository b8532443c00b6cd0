/// What a font's tables say about its lines, as read and before a source is chosen.
///
/// All numbers are font units, y up, with the signs of the tables: a descender is mostly negative.
struct VerticalTables: Sendable, Hashable {
  struct Extent: Sendable, Hashable {
    var ascender = 0
    var descender = 0
    var lineGap = 0

    static func + (left: Extent, right: Extent) -> Extent {
      Extent(
        ascender: left.ascender + right.ascender, descender: left.descender + right.descender,
        lineGap: left.lineGap + right.lineGap)
    }

    static func - (left: Extent, right: Extent) -> Extent {
      Extent(
        ascender: left.ascender - right.ascender, descender: left.descender - right.descender,
        lineGap: left.lineGap - right.lineGap)
    }

    /// Whether a line of this extent has a height.
    var isUsable: Bool { max(0, ascender) + abs(descender) > 0 }
  }

  struct Stroke: Sendable, Hashable {
    var position = 0
    var thickness = 0
  }

  var hhea: Extent?
  var typo: Extent?
  var win: Extent?
  /// The box around all glyphs: `head` in a TrueType font, FontBBox in Type 1.
  var bounds = Extent()
  /// What the strike says that a face of bitmaps alone is measured by.
  var strike: Extent?
  var usesTypoMetrics = false
  var xHeight: Int?
  var capHeight: Int?
  var underline: Stroke?
  var strikeout: Stroke?
  var caretSlope = CaretSlope.upright
  var longMetricsCount: Int?
}
