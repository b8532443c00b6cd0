/// Lines that HarfBuzz shaped and FriBidi ordered, in font units; offsets are code points.
package struct HarfBuzzGolden: Decodable, Sendable {
  package let meta: Meta
  package let rows: [Row]

  /// Which fonts the lines were set in.
  package struct Meta: Decodable, Sendable {
    /// The digest of each font, by file name.
    package let fonts: [String: String]
    /// Where the fonts lie if they are not bundled.
    package let paths: [String]?
    /// The package that each font comes from if it is not bundled, by file name.
    package let packages: [String: String]?
  }

  package struct Row: Decodable, Sendable {
    package let font: String
    package let text: String
    package let direction: String
    package let features: [Feature]?
    package let language: String?
    package let variations: [String: Double]?
    /// The total advance.
    package let w: Int
    /// The glyphs from left to right.
    package let glyphs: [Glyph]
    /// The trailing edge before each grapheme boundary; nil at the start.
    package let prev: [Double?]
    /// The leading edge after each grapheme boundary; nil at the end.
    package let next: [Double?]
    /// The primary edge of each grapheme boundary.
    package let strong: [Double]
    /// The ligatures.
    package let lig: [Ligature]
    /// What some selections cover.
    package let sel: [Selection]
  }

  /// A feature's value, for the whole text or for a part of it.
  package struct Feature: Decodable, Sendable {
    package let tag: String
    package let value: Int
    package let range: Range<Int>?

    package init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      tag = try values.decode(String.self)
      value = try values.decode(Int.self)
      range = try values.isAtEnd ? nil : values.decode(Int.self)..<values.decode(Int.self)
    }
  }

  package struct Glyph: Decodable, Sendable, Equatable {
    package let id: UInt32
    package let cluster: Int
    package let advance: Int
    package let dx: Int
    package let dy: Int

    package init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      id = try values.decode(UInt32.self)
      cluster = try values.decode(Int.self)
      advance = try values.decode(Int.self)
      dx = try values.decode(Int.self)
      dy = try values.decode(Int.self)
    }
  }

  /// Several graphemes in one cluster.
  package struct Ligature: Decodable, Sendable {
    package let start: Int
    package let end: Int
    package let graphemes: Int
    /// "gdef" or "even".
    package let source: String

    package init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      start = try values.decode(Int.self)
      end = try values.decode(Int.self)
      graphemes = try values.decode(Int.self)
      source = try values.decode(String.self)
    }
  }

  /// A part of the text and the stretches of the line that it covers.
  package struct Selection: Decodable, Sendable {
    package let start: Int
    package let end: Int
    /// Left and right edges.
    package let boxes: [[Double]]

    package init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      start = try values.decode(Int.self)
      end = try values.decode(Int.self)
      boxes = try values.decode([[Double]].self)
    }
  }
}
