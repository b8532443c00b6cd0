import TestSupport
import TextMetrics
import Testing

/// White space counts wherever it stands.
struct SpaceTests {
  /// The seventeen characters of General_Category Zs, and their width in DejaVu Sans, in font units.
  static let spaces: [(Unicode.Scalar, Double)] = [
    ("\u{20}", 651), ("\u{A0}", 651), ("\u{1680}", 977), ("\u{2000}", 1024), ("\u{2001}", 2048),
    ("\u{2002}", 1024), ("\u{2003}", 2048), ("\u{2004}", 675), ("\u{2005}", 512), ("\u{2006}", 342),
    ("\u{2007}", 1303), ("\u{2008}", 651), ("\u{2009}", 409), ("\u{200A}", 204), ("\u{202F}", 409),
    ("\u{205F}", 455), ("\u{3000}", 2048),
  ]

  @Test(
    "Every space has its width, at the end of the text too", arguments: spaces, Shaping.allCases)
  func width(_ space: (scalar: Unicode.Scalar, width: Double), _ shaping: Shaping) throws {
    let font = try Fixture.unitFont("DejaVuSans.ttf")
    let line = ShapedLine("ab\(space.scalar)", font: font, shaping: shaping)
    let xs = line.caretStops.map(\.x)
    #expect(xs[3] - xs[2] == space.width)
    #expect(line.trailingWhitespaceWidth == space.width)
    #expect(line.missing.isEmpty)
    let alone = ShapedLine(String(space.scalar), font: font, shaping: shaping)
    #expect(alone.width == space.width)
    #expect(alone.caretStops.map(\.x) == [0, space.width])
  }

  @Test(
    "A space that the font lacks has its width by Unicode and is not missing",
    arguments: Fixture.fontNames)
  func synthesised(_ name: String) throws {
    let font = try Fixture.unitFont(name)
    var differences = Differences()
    for (space, _) in Self.spaces {
      let line = ShapedLine(String(space), font: font, shaping: .simple)
      let what = "U+\(String(space.value, radix: 16)) in \(name)"
      if let glyph = font.glyph(for: space) {
        differences.compare(line.width, Double(font.face.advance(of: glyph)), what)
      } else if font.glyph(for: " ") != nil {
        differences.check(line.width > 0, what)
        // The space of Ogham is a stroke in most fonts, so it needs a glyph.
        differences.compare(line.missing.isEmpty, space != "\u{1680}", "missing \(what)")
      }
    }
    #expect(differences.found == [])
  }

  @Test(
    "A space that the font lacks is as wide set glyph by glyph as it is shaped",
    arguments: Fixture.outlineFontNames)
  func agreement(_ name: String) throws {
    let font = try Fixture.unitFont(name)
    var differences = Differences()
    for (space, _) in Self.spaces where font.glyph(for: " ") != nil {
      let widths = Shaping.allCases.map { ShapedLine("x\(space)x", font: font, shaping: $0).width }
      differences.compare(
        widths, Array(repeating: widths[0], count: widths.count),
        "U+\(String(space.value, radix: 16))")
    }
    #expect(differences.found == [])
  }

  @Test(
    "Each space moves the caret by its width, at the start, inside and at the end",
    arguments: ["  ab", "a  b", "ab  ", "    ", "hi  x", "Hello    "], Shaping.allCases)
  func everyPlace(_ text: String, _ shaping: Shaping) throws {
    let line = ShapedLine(text, font: try Fixture.unitFont("DejaVuSans.ttf"), shaping: shaping)
    let xs = line.caretStops.map(\.x)
    for (offset, character) in text.enumerated() where character == " " {
      #expect(xs[offset + 1] - xs[offset] == 651)
    }
  }

  @Test(
    "The width of the white space at the end is part of the width",
    arguments: [
      ("abc   ", 1953), ("abc", 0), ("   abc", 0), ("   ", 1953), ("abc \u{A0}", 1302),
      ("abc\u{3000}", 2048), ("abc\n", 651), ("abc \n ", 1953), ("abc\r\n", 651),
    ] as [(String, Double)])
  func trailing(_ text: String, _ width: Double) throws {
    let font = try Fixture.unitFont("DejaVuSans.ttf")
    for shaping in Shaping.allCases {
      let line = ShapedLine(text, font: font, shaping: shaping)
      #expect(line.trailingWhitespaceWidth == width)
      let rest = text.reversed().drop(while: \.isWhitespace).reversed()
      #expect(ShapedLine(String(rest), font: font, shaping: shaping).width + width == line.width)
    }
  }

  @Test("Kerning with the space is kept", arguments: Shaping.allCases)
  func kerningWithSpace(_ shaping: Shaping) throws {
    let font = try Fixture.unitFont("LiberationSans-Regular.ttf")
    func width(_ text: String) -> Double { ShapedLine(text, font: font, shaping: shaping).width }
    let kerned = width("A A")
    #expect(kerned < width("A") + width(" ") + width("A"))
  }
}
