/// What fontTools, HarfBuzz, FreeType and Pillow say of the fonts in Fixtures/Fonts/Kinds.
package struct KindsGolden: Decodable, Sendable {
  package let variations: [Variation]
  package let outlines: [Outlines]
  package let strikes: [Strike]
  package let maps: [Map]
  package let mapPairs: [MapPair]
  package let ink: [Ink]

  /// A text at a point of a font's variation space, in font units.
  package struct Variation: Decodable, Sendable {
    package let font: String
    package let variations: [String: Double]
    package let text: String
    package let width: Int
    /// Ascender, descender, x height, cap height.
    package let metrics: [Int]
  }

  /// The advances of all glyphs at a point of a font's variation space.
  package struct Outlines: Decodable, Sendable {
    package let font: String
    /// The tables that the font is without.
    package let dropped: [String]
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

  /// The glyphs that the characters of a text have by themselves, and the width of the shaped text.
  package struct Map: Decodable, Sendable, CustomStringConvertible {
    package let font: String
    package let text: String
    /// One for each character; 0 for one that the font lacks.
    package let glyphs: [UInt32]
    package let width: Int

    package var description: String { font }
  }

  /// The glyphs of "A" and "Ā" in maps.ttf with maps of two platforms and encodings.
  package struct MapPair: Decodable, Sendable {
    package let first: [Int]
    package let second: [Int]
    package let glyphs: [UInt32]
  }

  /// What a colour glyph draws.
  package struct Ink: Decodable, Sendable, CustomStringConvertible {
    package let font: String
    package let character: String
    /// The sizes of fonts that draw it so.
    package let sizes: [Double]
    /// How many units of the box make an em.
    package let em: Double
    /// Left, bottom, right, top.
    package let box: [Double]

    package var description: String { "\(character) of \(font), \(em)" }
  }
}
