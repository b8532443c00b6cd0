import TestSupport
import TextMetrics
import Testing

/// Character maps other than those of Unicode, as HarfBuzz reads them.
struct CharacterMapTests {
  @Test("Characters have the glyphs that HarfBuzz maps them to", arguments: try Golden.kinds.maps)
  func maps(_ row: KindsGolden.Map) throws {
    let font = try Fixture.unitFont(row.font)
    let glyphs = row.text.unicodeScalars.map { font.face.glyph(for: $0)?.rawValue ?? 0 }
    #expect(glyphs == row.glyphs)
    let simple = ShapedLine(row.text, font: font, shaping: .simple)
    #expect(simple.glyphs.map(\.id.rawValue) == row.glyphs)
    let missing = simple.missing.reduce(0) { $0 + simple.text[$1].unicodeScalars.count }
    #expect(missing == row.glyphs.count { $0 == 0 })
    if Shaping.standard != .simple {
      #expect(ShapedLine(row.text, font: font).unitWidth == row.width)
    }
  }

  /// Widths by HarfBuzz 15.0.0: those of the letters in LiberationSans-Regular.ttf.
  @Test(
    "A Macintosh map is read as Mac OS Roman, whatever the glyphs are named",
    arguments: ["macintosh.ttf", "macintosh-nameless.ttf"], Shaping.allCases)
  func macRoman(_ name: String, _ shaping: Shaping) throws {
    let font = try Fixture.unitFont("Kinds/\(name)")
    let widths = [("e b", 2847.0), ("\u{E9}", 1139), ("\u{2022}", 717), ("\u{2026}", 2048)]
    for (text, width) in widths {
      let line = ShapedLine(text, font: font, shaping: shaping)
      #expect(line.width == width, "\(text)")
      #expect(line.missing.isEmpty, "\(text)")
    }
  }

  @Test("Of two maps the one is asked that HarfBuzz asks")
  func order() throws {
    var differences = Differences()
    for row in try Golden.kinds.mapPairs {
      var bytes = try FontBytes("Kinds/maps.ttf")
      for (place, number) in (row.first + row.second).enumerated() {
        // Platform and encoding of each record, of eight bytes, behind version and count.
        try bytes.set("cmap", 4 + place / 2 * 8 + place % 2 * 2, to: number)
      }
      let face = try FontFace(bytes: bytes.bytes)
      let what = "\(row.first) and \(row.second)"
      let glyphs = ["A", "\u{100}"].map { face.glyph(for: $0)?.rawValue ?? 0 }
      differences.compare(glyphs, row.glyphs, what)
      let font = try Font(face: face, size: 1000)
      for shaping in Shaping.allCases {
        let line = ShapedLine("A", font: font, shaping: shaping)
        differences.compare(line.glyphs.map(\.id.rawValue), [row.glyphs[0]], "\(what), \(shaping)")
      }
    }
    #expect(differences.found == [])
  }

  @Test("A font without any map has no glyph for a character", arguments: Shaping.allCases)
  func noMap(_ shaping: Shaping) throws {
    for (platform, encoding) in [(3, 3), (2, 0), (7, 7)] {
      var bytes = try FontBytes("Kinds/macintosh.ttf")
      try bytes.set("cmap", 4, to: platform)
      try bytes.set("cmap", 6, to: encoding)
      let face = try FontFace(bytes: bytes.bytes)
      #expect(face.glyph(for: "A") == nil)
      let line = ShapedLine("A", font: try Font(face: face, size: 16), shaping: shaping)
      #expect(line.missing.count == 1)
    }
  }

  @Test("A font page that is not Arabic is no reason to look elsewhere in a symbol map")
  func otherPages() throws {
    for (page, isMapped) in [(0xB200, true), (0xB100, false), (0xB400, false), (0, false)] {
      var bytes = try FontBytes("Kinds/arabic-simplified.ttf")
      try bytes.set("OS/2", 62, to: page)
      let face = try FontFace(bytes: bytes.bytes)
      #expect((face.glyph(for: "\u{633}") != nil) == isMapped, "\(page)")
      #expect(face.glyph(for: "\u{F162}") != nil)
    }
  }
}
