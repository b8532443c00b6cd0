import TestSupport
import TextMetrics
import Testing

/// Fonts of bitmaps alone: PCF, BDF, and OpenType with `EBDT`.
struct BitmapFontTests {
  private static let files = ["bitmaps.bdf", "bitmaps.pcf", "strikes.otb"]

  private static func face(_ name: String) throws -> FontFace {
    try FontFace(path: Fixture.path("Kinds/\(name)"))
  }

  @Test("A strike measures what FreeType measures in it")
  func strikes() throws {
    for row in try Golden.kinds.strikes {
      let font = try Font(face: Self.face(row.font), size: row.strike)
      #expect(font.face.bitmapStrike == row.strike)
      #expect(font.face.unitsPerEm == Int(row.strike * 64))
      let expected = row.advances.map { Double($0) / 64 }
      let actual = row.text.unicodeScalars.map { font.glyph(for: $0).map(font.advance) }
      #expect(actual == expected, "\(row)")
      let metrics = font.metrics
      #expect(metrics.ascent == Double(row.metrics[0]) / 64, "\(row)")
      #expect(metrics.descent == Double(-row.metrics[1]) / 64, "\(row)")
      #expect(metrics.source == .strike)
      for hinting in Hinting.allCases {
        let font = try Font(face: font.face, size: row.strike, hinting: hinting)
        for shaping in Shaping.allCases {
          let width = ShapedLine(row.text, font: font, shaping: shaping).width
          #expect(width == expected.reduce(0, +), "\(row) \(hinting) \(shaping)")
        }
      }
    }
  }

  @Test(
    "A size takes the nearest strike and scales it",
    arguments: [(1, 12), (12, 12), (13.9, 12), (14, 16), (15, 16), (16, 16), (32, 16), (1e5, 16)])
  func nearest(_ size: Double, _ strike: Double) throws {
    let font = try Font(face: Self.face("strikes.otb"), size: size)
    #expect(font.face.bitmapStrike == strike)
    for other in [12, 16.0] {
      #expect(try Font(face: font.face, size: other).withSize(size) == font)
    }
    let width: Double = strike == 12 ? 7 + 8 : 11 + 9
    for shaping in Shaping.allCases {
      let actual = ShapedLine("AV", font: font, shaping: shaping).width
      #expect(actual == width * 64 * size / (strike * 64))
    }
  }

  @Test("The height of the em names the strike, not the height of its bitmaps")
  func matchedByEm() throws {
    let face = try Self.face("bitmaps.pcf")
    #expect(face.kind.bitmapStrikes == [13])
    #expect(try Font(face: face, size: 14).face.bitmapStrike == 13)
  }

  @Test("A font's faces are one face for each strike, whichever they are asked from")
  func sharedStrikes() throws {
    let face = try Self.face("strikes.otb")
    #expect(face.bitmapStrike == 16)
    let small = try Font(face: face, size: 12)
    #expect(small.face != face)
    #expect(try Font(face: small.face, size: 16).face == face)
    #expect(try Font(face: face, size: 12) == small)
    let single = try Self.face("bitmaps.bdf")
    #expect(try Font(face: single, size: 40).face == single)
  }

  @Test("A fallback of bitmaps is measured in its nearest strike")
  func fallback() throws {
    let hebrew = try Fixture.face("NotoSansHebrew-Regular.ttf")
    let fallback = try Self.face("strikes.otb")
    var font = try Font(face: hebrew, size: 12)
    font.fallbacks = [fallback]
    #expect(font.fallbacks.map(\.bitmapStrike) == [12])
    for shaping in Shaping.allCases {
      let line = ShapedLine("\u{5D0}AV\u{5D0}", font: font, shaping: shaping)
      let alef = try #require(font.glyph(for: "\u{5D0}"))
      #expect(abs(line.width - (2 * font.advance(of: alef) + 15)) < 1e-9)
      #expect(line.missing.isEmpty)
    }
    #expect(try Font(face: hebrew, size: 16, fallbacks: [fallback]).fallbacks == [fallback])
  }

  @Test("A strike is kept in memory, so that bytes may go away", arguments: files)
  func fromMemory(_ name: String) throws {
    let bytes = try FontBytes("Kinds/\(name)").bytes
    let ofFile = try Font(face: Self.face(name), size: 12)
    let ofMemory = try Font(face: FontFace(bytes: bytes), size: 12)
    let text = "AV A"
    #expect(ShapedLine(text, font: ofMemory).width == ShapedLine(text, font: ofFile).width)
  }

  @Test("Heights and ink come from the bitmaps", arguments: files)
  func ink(_ name: String) throws {
    let font = try Font(face: Self.face(name), size: name == "strikes.otb" ? 12 : 13)
    let letter = try #require(font.glyph(for: "A"))
    let ink = try #require(font.inkBounds(of: letter))
    let expected =
      name == "strikes.otb"
      ? InkBounds(minX: 1, minY: -6, maxX: 6, maxY: 0)
      : InkBounds(minX: 1, minY: -9, maxX: 6, maxY: 0)
    #expect(ink == expected)
    #expect(font.face.outline(of: letter) == nil)
  }

  @Test("Characters that a strike lacks are missing, as in any font", arguments: files)
  func missing(_ name: String) throws {
    let font = try Font(face: Self.face(name), size: 12)
    for shaping in Shaping.allCases {
      let line = ShapedLine("A\u{4E2D}V", font: font, shaping: shaping)
      #expect(line.missing.map { String(line.text[$0]) } == ["\u{4E2D}"])
      #expect(line.width.isFinite && line.width > 0)
    }
  }
}
