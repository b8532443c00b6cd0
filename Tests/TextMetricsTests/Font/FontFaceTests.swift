import TestSupport
import TextMetrics
import Testing

/// What a face says of itself, against the tables as fontTools reads them.
struct FontFaceTests {
  @Test("A face tells its names, its em and its glyph count", arguments: try Golden.fontTools.faces)
  func description(_ golden: FontToolsGolden.Face) throws {
    let face = try Fixture.face(golden.font)
    #expect(face.familyName == golden.family)
    #expect(face.styleName == golden.style)
    #expect(face.postScriptName == golden.postScriptName)
    #expect(face.unitsPerEm == golden.unitsPerEm)
    #expect(face.glyphCount == golden.glyphCount)
    #expect(face.index == 0)
    #expect(face.faceCount == 1)
  }

  @Test("A face tells which tables it has", arguments: try Golden.fontTools.faces)
  func kind(_ golden: FontToolsGolden.Face) throws {
    let kind = try Fixture.face(golden.font).kind
    #expect(kind.format == "TrueType")
    #expect(kind.hasKernTable == golden.tables.contains("kern"))
    #expect(kind.hasGPOS == golden.tables.contains("GPOS"))
    #expect(kind.hasGSUB == golden.tables.contains("GSUB"))
    #expect(kind.isVariable == golden.tables.contains("fvar"))
    #expect(kind.isScalable == golden.tables.contains("glyf"))
    #expect(kind.isColor == golden.tables.contains("CBDT"))
    #expect(kind.bitmapStrikes.isEmpty != golden.tables.contains("CBDT"))
  }

  @Test("A face tells whether it has caret positions for ligatures")
  func ligatureCarets() throws {
    let fonts = try Fixture.fontNames.filter { try Fixture.face($0).kind.hasLigatureCarets }
    #expect(fonts.contains("Amiri-Regular.ttf"))
    #expect(fonts.contains("Loma.ttf"))
    #expect(!fonts.contains("Roboto-Regular.ttf"))
  }

  @Test("A face tells its variation axes", arguments: try Golden.fontTools.faces)
  func axes(_ golden: FontToolsGolden.Face) throws {
    let face = try Fixture.face(golden.font)
    let axes = face.variationAxes
    #expect(axes.map(\.tag) == golden.axes.map(\.tag))
    #expect(axes.map(\.minimum) == golden.axes.map(\.minimum))
    #expect(axes.map(\.default) == golden.axes.map(\.default))
    #expect(axes.map(\.maximum) == golden.axes.map(\.maximum))
    for axis in axes { #expect(face.variations[axis.tag] == axis.default) }
  }

  @Test("A face tells the slope of its caret", arguments: try Golden.fontTools.faces)
  func caretSlope(_ golden: FontToolsGolden.Face) throws {
    let slope = try Fixture.face(golden.font).caretSlope
    #expect([slope.rise, slope.run, slope.offset] == golden.caretSlope)
  }

  @Test("A caret that rises by nothing stands upright")
  func damagedCaretSlope() throws {
    var font = try FontBytes("LiberationSerif-Italic.ttf")
    try font.set("hhea", 18, to: 0)
    let slope = try FontFace(bytes: font.bytes).caretSlope
    #expect(slope == .upright)
  }

  @Test("A font in memory measures as its file does, and its bytes may go away")
  func bytes() throws {
    let file = try Fixture.face("DejaVuSans.ttf")
    let memory = try faceOfBytesThatGoAway()
    let sample = "Hello, World!".unicodeScalars
    let actual = sample.map { memory.glyph(for: $0).map(memory.advance) }
    let expected = sample.map { file.glyph(for: $0).map(file.advance) }
    #expect(actual == expected)
    #expect(memory.metrics() == file.metrics())
  }

  private func faceOfBytesThatGoAway() throws -> FontFace {
    try FontFace(bytes: FontBytes("DejaVuSans.ttf").bytes)
  }

  @Test(
    "A variable face stands where it was asked to, kept on its axes",
    arguments: [
      (700.0, 700.0), (100, 100), (5, 100), (1e9, 900), (-1e300, 100), (450.5, 450.5),
    ])
  func variation(_ wish: Double, _ place: Double) throws {
    let face = try FontFace(path: Fixture.path("Inter-roman.var.ttf"), variations: ["wght": wish])
    #expect(face.variations == ["wght": place])
  }

  @Test("A heavier face has wider letters, and the default is the font's own")
  func weight() throws {
    func widths(_ variations: [String: Double]) throws -> Int {
      let face = try Fixture.face("Inter-roman.var.ttf", variations: variations)
      return "Hello".unicodeScalars.compactMap(face.glyph).reduce(0) { $0 + face.advance(of: $1) }
    }
    let (thin, plain, heavy) = try (widths(["wght": 100]), widths([:]), widths(["wght": 900]))
    #expect(thin < plain)
    #expect(plain < heavy)
    #expect(try widths(["wght": 400]) == plain)
  }

  @Test(
    "An axis that a face lacks is refused by name",
    arguments: [
      ("Inter-roman.var.ttf", ["wdth": 100.0], "wdth"),
      ("DejaVuSans.ttf", ["wght": 700.0], "wght"),
      ("Inter-roman.var.ttf", ["wght": .nan], "wght"),
      ("Inter-roman.var.ttf", ["wght": .infinity], "wght"),
    ])
  func invalidVariation(_ font: String, _ variations: [String: Double], _ name: String) throws {
    let error = #expect(throws: FontError.self) {
      try FontFace(path: Fixture.path(font), variations: variations)
    }
    #expect(error?.code == .invalidVariation)
    #expect(error?.reason.contains(name) == true)
  }

  @Test("Two faces are equal if they are one object")
  func identity() throws {
    let face = try Fixture.face("DejaVuSans.ttf")
    let again = try FontFace(path: Fixture.path("DejaVuSans.ttf"))
    #expect(face == face)
    #expect(face != again)
  }
}
