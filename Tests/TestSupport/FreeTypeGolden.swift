/// FreeType's own numbers: font units, and 1/64 pixel where hinted.
package struct FreeTypeGolden: Decodable, Sendable {
  package let meta: Meta
  package let glyphs: [Glyph]
  package let sizes: [Size]
  package let pairs: [Pair]

  package struct Meta: Decodable, Sendable {
    package let maker: String
    /// The characters that each row of ``sizes`` counts through.
    package let sample: String
  }

  package struct Glyph: Decodable, Sendable {
    package let font: String
    package let character: String
    package let glyph: UInt32
    package let advance: Int
    /// xMin, yMin, xMax, yMax of the curves; nil without ink.
    package let exactBox: [Int]?
  }

  /// Advances in a font at a size, nil for what the font lacks.
  package struct Size: Decodable, Sendable, CustomStringConvertible {
    package let font: String
    package let size: Double
    package let light: [Int?]
    package let full: [Int?]

    package var description: String { "\(font) at \(size)" }
  }

  /// The `kern` table's value for two characters.
  package struct Pair: Decodable, Sendable, CustomStringConvertible {
    package let font: String
    package let pair: String
    package let kerning: Int

    package var description: String { "\(pair) in \(font)" }
  }
}
