/// What fontTools, HarfBuzz and FreeType say of the fonts in Fixtures/Fonts/Kinds.
package struct KindsGolden: Decodable, Sendable {
  package let variations: [Variation]
  package let outlines: [Outlines]
  package let strikes: [Strike]

  /// A text at a point of a font's variation space, in font units.
  package struct Variation: Decodable, Sendable {
    package let font: String
    package let variations: [String: Double]
    package let text: String
    package let width: Int
    /// Ascender, descender, x height, cap height.
    package let metrics: [Int]
  }

  /// The advances of all glyphs at a point of a font's variation space, where there is no `HVAR`.
  package struct Outlines: Decodable, Sendable {
    package let font: String
    package let variations: [String: Double]
    package let advances: [Int]
  }

  /// A strike of a bitmap font, in 1/64 pixel.
  package struct Strike: Decodable, Sendable, CustomStringConvertible {
    package let font: String
    package let strike: Double
    package let text: String
    /// One for each character.
    package let advances: [Int]
    /// Ascender, descender.
    package let metrics: [Int]

    package var description: String { "\(font) at \(strike)" }
  }
}
