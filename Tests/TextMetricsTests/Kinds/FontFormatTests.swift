import TestSupport
import TextMetrics
import Testing

/// The formats that outlines and pictures come in.
struct FontFormatTests {
  private static func face(_ name: String) throws -> FontFace {
    try FontFace(path: Fixture.path("Kinds/\(name)"))
  }

  @Test("A wrapped font measures and shapes as the bare one", arguments: ["woff", "woff2"])
  func wrapped(_ suffix: String) throws {
    let bare = try Fixture.unitFont("DejaVuSans.ttf")
    let face: FontFace
    do {
      face = try Self.face("wrapped.\(suffix)")
    } catch let error as FontError {
      // FreeType can be built without zlib and brotli.
      #expect(error.code == .unknownFormat)
      #expect(error.description.contains("FreeType \(LibraryVersions.current.freeType)"))
      return
    }
    #expect(face.kind.hasGPOS && face.kind.hasKernTable)
    #expect(face.metrics() == bare.face.metrics())
    let font = try Font(face: face, size: bare.size)
    for text in ["AVATAx", "Tex Te", "x"] {
      for shaping in Shaping.allCases {
        let actual = ShapedLine(text, font: font, shaping: shaping).caretStops.map(\.x)
        let expected = ShapedLine(text, font: bare, shaping: shaping).caretStops.map(\.x)
        #expect(actual == expected, "\(text) \(shaping)")
      }
    }
  }

  @Test("A collection's faces are told apart by their index")
  func collection() throws {
    let path = Fixture.path("Kinds/collection.ttc")
    let faces = try (0..<2).map { try FontFace(path: path, index: $0) }
    #expect(faces.map(\.faceCount) == [2, 2])
    #expect(faces.map(\.familyName) == ["DejaVu Sans", "DejaVu Sans Mono"])
    for (face, name) in zip(faces, ["DejaVuSans.ttf", "DejaVuSansMono.ttf"]) {
      let actual = ShapedLine("iW", font: try Font(face: face, size: 2048)).width
      let expected = ShapedLine("iW", font: try Fixture.unitFont(name)).width
      #expect(actual == expected)
    }
    let error = #expect(throws: FontError.self) { try FontFace(path: path, index: 2) }
    #expect(error?.code == .faceIndexOutOfRange)
    #expect(error?.reason.contains("0 to 1") == true)
  }

  @Test(
    "Outlines of cubic curves measure by their advances",
    arguments: [("outlines.otf", "CFF"), ("type1.pfb", "Type 1"), ("variable.otf", "CFF")])
  func cubic(_ name: String, _ format: String) throws {
    let face = try Self.face(name)
    #expect(face.kind.format == format)
    #expect(face.kind.isScalable)
    #expect(face.unitsPerEm == 1000)
    let expected = [600, 650, 610, 480, 470, 250]
    let actual = "AVTex ".unicodeScalars.compactMap { face.glyph(for: $0).map(face.advance) }
    #expect(actual == expected)
    let letter = try #require(face.glyph(for: "A"))
    let bounds = try #require(face.bounds(of: letter))
    let edges = [bounds.left, bounds.bottom, bounds.right, bounds.top]
    #expect(edges == [50, 0, 550, 700])
    for shaping in Shaping.allCases where name != "variable.otf" {
      let line = ShapedLine("AVTex ", font: try Font(face: face, size: 1000), shaping: shaping)
      #expect(line.width == Double(expected.reduce(0, +)))
    }
  }

  @Test("A Type 1 font's heights are those of its box")
  func type1Metrics() throws {
    let metrics = try Self.face("type1.pfb").metrics()
    #expect(metrics.source == .bounds)
    #expect((metrics.ascent, metrics.descent) == (800, 200))
    #expect(metrics.capHeight == nil)
    #expect(metrics.xHeight == 700)
  }

  @Test(
    "Colour fonts measure by hmtx at any size, and decode no picture",
    arguments: ["colr.ttf", "sbix.ttf"])
  func color(_ name: String) throws {
    let face = try Self.face(name)
    #expect(face.kind.isColor)
    #expect(face.bitmapStrike == nil)
    #expect(face.unitsPerEm == 1000)
    for size in [1, 16, 20, 100, 160, 4096.0] {
      let font = try Font(face: face, size: size)
      for shaping in Shaping.allCases {
        let actual = ShapedLine("AV A", font: font, shaping: shaping).width
        #expect(actual == 2100 * size / 1000)
      }
    }
  }

  @Test("Bitmaps beside outlines change no advance", arguments: [11, 12, 16, 24])
  func embeddedBitmaps(_ size: Double) throws {
    let face = try Self.face("embedded.ttf")
    #expect(face.kind.bitmapStrikes == [12, 16])
    #expect(face.bitmapStrike == nil)
    for hinting in Hinting.allCases {
      let font = try Font(face: face, size: size, hinting: hinting)
      for shaping in Shaping.allCases {
        let width = ShapedLine("AV", font: font, shaping: shaping).width
        #expect(width == 2 * size, "\(hinting) \(shaping)")
      }
    }
  }
}
