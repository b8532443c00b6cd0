/// What fontTools reads from the font tables, in font units.
package struct FontToolsGolden: Decodable, Sendable {
  package let faces: [Face]
  package let rows: [Row]

  /// What a font's tables say of the whole face.
  package struct Face: Decodable, Sendable, CustomStringConvertible {
    package let font: String
    package let unitsPerEm: Int
    package let glyphCount: Int
    package let family: String
    package let style: String
    package let postScriptName: String
    /// xMin, yMin, xMax, yMax.
    package let headBox: [Int]
    /// Ascender, descender, line gap.
    package let hhea: [Int]
    /// Ascender, descender, line gap.
    package let typo: [Int]
    /// Ascent, descent.
    package let win: [Int]
    package let useTypoMetrics: Bool
    /// Rise, run, offset.
    package let caretSlope: [Int]
    /// Position and thickness.
    package let underline: [Int]
    /// Position and thickness.
    package let strikeout: [Int]
    package let xHeight: Int?
    package let capHeight: Int?
    package let tables: [String]
    package let axes: [Axis]

    package var description: String { font }
  }

  /// A variation axis.
  package struct Axis: Decodable, Sendable {
    package let tag: String
    package let minimum: Double
    package let `default`: Double
    package let maximum: Double

    package init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      tag = try values.decode(String.self)
      minimum = try values.decode(Double.self)
      `default` = try values.decode(Double.self)
      maximum = try values.decode(Double.self)
    }
  }

  /// A text in a font, glyph by glyph.
  package struct Row: Decodable, Sendable {
    package let font: String
    package let text: String
    /// One for each code point.
    package let advances: [Int]
    /// The `kern` table's value for each pair of neighbours.
    package let kern: [Int]
  }
}
