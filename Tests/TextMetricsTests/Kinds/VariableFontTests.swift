import TestSupport
import TextMetrics
import Testing

/// Variable fonts: axes, named instances, and the same coordinates in every table.
struct VariableFontTests {
  @Test("Widths and heights at a point of the variation space are HarfBuzz's and fontTools'")
  func points() throws {
    var differences = Differences()
    for row in try Golden.kinds.variations {
      let face = try Fixture.face(row.font, variations: row.variations)
      let font = try Font(face: face, size: Double(face.unitsPerEm))
      let what = "\(row.text) in \(row.font) at \(row.variations)"
      if Shaping.standard != .simple {
        differences.compare(ShapedLine(row.text, font: font).unitWidth, row.width, what)
      }
      let metrics = face.metrics()
      differences.compare(
        [metrics.ascent, -metrics.descent, metrics.xHeight, metrics.capHeight],
        row.metrics.map { Double($0) }, "metrics of \(what)")
    }
    #expect(differences.found == [])
  }

  /// `HVAR` says other things of Inter's U+013F, which takes the advance of its L (USE_MY_METRICS).
  @Test("Advances are HarfBuzz's, of HVAR and where there is none, of the outlines")
  func advances() throws {
    var differences = Differences()
    for row in try Golden.kinds.outlines {
      var bytes = try FontBytes(row.font)
      for table in row.dropped { try bytes.drop(table) }
      let face = try FontFace(bytes: bytes.bytes, variations: row.variations)
      #expect(face.glyphCount == row.advances.count)
      for (id, advance) in row.advances.enumerated() {
        differences.compare(
          face.advance(of: GlyphID(rawValue: UInt32(id))), advance,
          "glyph \(id) of \(row.font) without \(row.dropped) at \(row.variations)")
      }
    }
    #expect(differences.found == [])
  }

  /// At width 50 `hmtx` and `HVAR` of "a" are 300 − 427 units; FreeType's 16 bits hold 65 409.
  @Test("A negative advance goes back in a line, and makes no width", arguments: Shaping.allCases)
  func negativeAdvance(_ shaping: Shaping) throws {
    let font = try Fixture.unitFont("Kinds/narrow.ttf", variations: ["wdth": 50])
    let glyph = try #require(font.glyph(for: "a"))
    #expect(font.face.advance(of: glyph) == 0)
    #expect(font.advance(of: glyph) == 0)
    let widths = [("a", 0.0), ("aa", 0), ("ab", 273), ("ba", 273), ("b", 400), ("bab", 673)]
    for (text, width) in widths {
      #expect(ShapedLine(text, font: font, shaping: shaping).width == width, "\(text)")
      if shaping == .standard { #expect(font.width(of: text) == width, "\(text)") }
    }
    for hinting in [Hinting.light, .full] {
      let hinted = try Font(face: font.face, size: 16, hinting: hinting)
      #expect(ShapedLine("a", font: hinted, shaping: shaping).width == 0)
      #expect(abs(ShapedLine("ab", font: hinted, shaping: shaping).width - 273.0 * 16 / 1000) < 1)
    }
  }

  @Test("A named instance may have a coordinate below zero")
  func negativeCoordinate() throws {
    var font = try FontBytes("Kinds/variable.otf")
    let firstInstance = try font.word("fvar", 4) + font.word("fvar", 8) * font.word("fvar", 10)
    try font.set("fvar", firstInstance + 4, to: -10)
    let face = try FontFace(bytes: font.bytes)
    let coordinates = face.namedInstances.map { $0.coordinates["wght"] }
    #expect(coordinates == [-10, 600, 900])
  }

  @Test("Named instances have names and coordinates")
  func namedInstances() throws {
    let inter = try Fixture.face("Inter-roman.var.ttf")
    #expect(
      inter.namedInstances.map(\.name) == [
        "Thin", "Extra Light", "Light", "Regular", "Medium", "Semi Bold", "Bold", "Extra Bold",
        "Black",
      ])
    #expect(
      inter.namedInstances.map(\.coordinates)
        == stride(from: 100.0, through: 900, by: 100).map { ["wght": $0] })
    let boxes = try Fixture.face("Kinds/variable.otf")
    #expect(boxes.namedInstances.map(\.name) == ["Light", "Medium", "Black"])
    #expect(boxes.namedInstances.map { $0.coordinates["wght"] } == [300, 600, 900])
    #expect(try Fixture.face("DejaVuSans.ttf").namedInstances.isEmpty)
  }

  @Test("An instance is opened by its coordinates")
  func openedByInstance() throws {
    let face = try Fixture.face("Kinds/variable.otf")
    let medium = try #require(face.namedInstances.first { $0.name == "Medium" })
    let opened = try Fixture.face("Kinds/variable.otf", variations: medium.coordinates)
    #expect(opened.variations == ["wght": 600])
    let letter = try #require(opened.glyph(for: "A"))
    #expect(opened.advance(of: letter) == 620)
  }

  @Test(
    "A coordinate outside of its axis is moved to the end of it, and reported",
    arguments: [
      (-1e300, 300.0), (299, 300), (300, 300), (450.5, 450.5), (900, 900), (901, 900), (1e300, 900),
    ])
  func clamped(_ wish: Double, _ expected: Double) throws {
    let face = try FontFace(
      path: Fixture.path("Kinds/variable.otf"), variations: ["wght": wish])
    #expect(face.variations == ["wght": expected])
    let same = try Fixture.face("Kinds/variable.otf", variations: ["wght": expected])
    let letter = try #require(face.glyph(for: "A"))
    #expect(face.advance(of: letter) == same.advance(of: letter))
  }

  @Test("An axis that is not there, or a coordinate that is no number, is refused")
  func refused() throws {
    for (name, variations) in [
      ("DejaVuSans.ttf", ["wght": 400]), ("Kinds/variable.otf", ["wdth": 100]),
      ("Kinds/variable.otf", ["": 1]), ("Kinds/variable.otf", ["wght": .nan]),
      ("Kinds/variable.otf", ["wght": .infinity]),
    ] as [(String, [String: Double])] {
      let error = #expect(throws: FontError.self) {
        try FontFace(path: Fixture.path(name), variations: variations)
      }
      #expect(error?.code == .invalidVariation)
    }
  }
}
