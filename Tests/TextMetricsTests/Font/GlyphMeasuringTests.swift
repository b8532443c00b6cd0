import TestSupport
import TextMetrics
import Testing

/// Advances, ink and kerning of single glyphs, against FreeType's own numbers.
struct GlyphMeasuringTests {
  @Test(
    "Glyphs, advances and ink boxes in font units are FreeType's",
    arguments: Fixture.outlineFontNames)
  func glyphs(_ name: String) throws {
    let face = try Fixture.face(name)
    var differences = Differences()
    for row in try Golden.freeType.glyphs where row.font == name {
      let scalar = try #require(row.character.unicodeScalars.first)
      let glyph = try #require(face.glyph(for: scalar))
      let box = face.bounds(of: glyph).map { [$0.left, $0.bottom, $0.right, $0.top] }
      differences.compare(glyph.rawValue, row.glyph, "glyph of \(row.character)")
      differences.compare(face.advance(of: glyph), row.advance, "advance of \(row.character)")
      differences.compare(box, row.exactBox, "ink of \(row.character)")
    }
    #expect(differences.found == [])
  }

  @Test(
    "Kerning of a pair is that of the kern table, unfitted", arguments: try Golden.freeType.pairs)
  func kerning(_ row: FreeTypeGolden.Pair) throws {
    let font = try Fixture.font(row.font, 12)
    let glyphs = row.pair.unicodeScalars.compactMap(font.glyph)
    #expect(font.face.kerning(glyphs[0], glyphs[1]) == row.kerning)
    #expect(
      font.kerning(glyphs[0], glyphs[1])
        == Double(row.kerning) * 12 / Double(font.face.unitsPerEm))
  }

  /// Hinters change with FreeType; these were compared with the golden file.
  static let agreeingVersions = ["2.12.1", "2.13.2"]

  @Test(
    "Hinted advances are the rasteriser's",
    .enabled(
      if: agreeingVersions.contains(LibraryVersions.current.freeType),
      "the hinted advances are those of FreeType 2.12.1 and 2.13.2"),
    arguments: try Golden.freeType.sizes)
  func hinted(_ row: FreeTypeGolden.Size) throws {
    let face = try Fixture.face(row.font)
    let sample = try Golden.freeType.meta.sample.unicodeScalars
    var differences = Differences()
    for (hinting, golden) in [(Hinting.light, row.light), (.full, row.full)] {
      let font = try Font(face: face, size: row.size, hinting: hinting)
      for (scalar, expected) in zip(sample, golden) {
        let actual = font.glyph(for: scalar).map { font.advance(of: $0) * 64 }
        differences.compare(actual, expected.map(Double.init), "\(hinting) advance of \(scalar)")
      }
    }
    #expect(differences.found == [])
  }

  @Test(
    "Unhinted advances and ink are the units times size over the em", arguments: [11, 20.48, 48])
  func scaled(_ size: Double) throws {
    let font = try Fixture.font("DejaVuSans.ttf", size)
    for scalar in "AVy.".unicodeScalars {
      let glyph = try #require(font.glyph(for: scalar))
      let bounds = try #require(font.face.bounds(of: glyph))
      let ink = try #require(font.inkBounds(of: glyph))
      #expect(font.advance(of: glyph) == Double(font.face.advance(of: glyph)) * size / 2048)
      #expect(
        [ink.minX, ink.maxX] == [bounds.left, bounds.right].map { Double($0) * size / 2048 })
      #expect(
        [ink.minY, ink.maxY] == [-bounds.top, -bounds.bottom].map { Double($0) * size / 2048 })
    }
  }

  @Test("Ink may stick out of the advance; the advance is what carets go by")
  func inkBeyondAdvance() throws {
    let face = try Fixture.face("LiberationSerif-Italic.ttf")
    let f = try #require(face.glyph(for: "f"))
    let j = try #require(face.glyph(for: "j"))
    #expect(face.advance(of: f) == 569)
    #expect(face.bounds(of: f)?.right == 805)
    #expect(face.bounds(of: j)?.left == -219)
  }

  @Test("A space has an advance and no ink")
  func space() throws {
    let face = try Fixture.face("DejaVuSans.ttf")
    let space = try #require(face.glyph(for: " "))
    #expect(face.advance(of: space) == 651)
    #expect(face.bounds(of: space) == nil)
  }

  @Test("A character that the font lacks has no glyph, not glyph 0")
  func missingCharacter() throws {
    let face = try Fixture.face("DejaVuSans.ttf")
    #expect(face.glyph(for: "输") == nil)
    #expect(face.glyph(for: "\u{E000}") == nil)
  }

  @Test("A glyph that the font lacks measures as .notdef, not as the glyph before it")
  func missingGlyph() throws {
    let face = try Fixture.face("DejaVuSans.ttf")
    let wide = try #require(face.glyph(for: "W"))
    for number: UInt32 in [1156, 65535, .max] {
      #expect(face.advance(of: wide) != face.advance(of: .notdef))
      #expect(face.advance(of: GlyphID(rawValue: number)) == face.advance(of: .notdef))
      #expect(face.bounds(of: GlyphID(rawValue: number)) == nil)
      #expect(face.kerning(wide, GlyphID(rawValue: number)) == 0)
    }
  }

  @Test(
    "A size that cannot be hinted leaves no trace on the next", arguments: Fixture.fontNames,
    [Hinting.light, .full])
  func sizeAfterSize(_ name: String, _ hinting: Hinting) throws {
    let face = try FontFace(path: Fixture.path(name))
    let glyph = try #require(face.glyph(for: "1") ?? face.glyph(for: "א"))
    let advance = { try Font(face: face, size: $0, hinting: hinting).advance(of: glyph) }
    let first = try advance(16)
    for size in [0.001, 0.01, 1, 100_000, 20.48] {
      _ = try advance(size)
      let again = try advance(16)
      #expect(again == first, "16 after \(size)")
    }
  }

  @Test(
    "The fewest units in an em and the largest size do not overflow", arguments: Hinting.allCases)
  func fewestUnits(_ hinting: Hinting) throws {
    var bytes = try FontBytes("LiberationSans-Regular.ttf")
    try bytes.set("head", 18, to: 16)
    let face = try FontFace(bytes: bytes.bytes)
    let font = try Font(face: face, size: Font.largestSize, hinting: hinting)
    for shaping in Shaping.allCases {
      let line = ShapedLine("AV To\t\u{2007}\u{3000}W", font: font, shaping: shaping)
      #expect(line.width.isFinite && line.width > 0)
      let isFinite = line.caretStops.allSatisfy { $0.x.isFinite }
      #expect(isFinite)
    }
  }

  @Test("Glyphs that hinting cannot be applied to are still measured", arguments: Hinting.allCases)
  func hintingOfEverything(_ hinting: Hinting) throws {
    for name in Fixture.fontNames {
      let face = try Fixture.face(name)
      for size in [0.01, 1, 20.48, 1000, 100_000] {
        let font = try Font(face: face, size: size, hinting: hinting)
        let glyph = try #require(face.glyph(for: "1") ?? face.glyph(for: "א"))
        let advance = font.advance(of: glyph)
        #expect(advance.isFinite && advance >= 0, "\(name) at \(size)")
        #expect(size < 10 || advance > 0, "\(name) at \(size)")
      }
    }
  }
}
