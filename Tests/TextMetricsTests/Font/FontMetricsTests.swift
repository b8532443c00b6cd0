import TestSupport
import TextMetrics
import Testing

/// Ascent, descent and leading by the order of the tables, and the strokes.
struct FontMetricsTests {
  @Test(
    "Metrics come from typo if the font says so, else from hhea",
    arguments: try Golden.fontTools.faces)
  func preferred(_ golden: FontToolsGolden.Face) throws {
    let metrics = try Fixture.face(golden.font).metrics()
    let table = golden.useTypoMetrics ? golden.typo : golden.hhea
    #expect(metrics.source == (golden.useTypoMetrics ? .typo : .hhea))
    #expect(
      [metrics.ascent, metrics.descent, metrics.leading] == [
        Double(table[0]), Double(-table[1]), Double(table[2]),
      ])
    #expect(metrics.lineHeight == metrics.ascent + metrics.descent + metrics.leading)
  }

  @Test("Each table can be asked for", arguments: try Golden.fontTools.faces)
  func chosen(_ golden: FontToolsGolden.Face) throws {
    let face = try Fixture.face(golden.font)
    let em = golden.unitsPerEm
    let expected: [(FontMetrics.Source, ascender: Int, descender: Int, gap: Int)] = [
      (.hhea, golden.hhea[0], golden.hhea[1], golden.hhea[2]),
      (.typo, golden.typo[0], golden.typo[1], golden.typo[2]),
      (.win, golden.win[0], -golden.win[1], 0),
      (.bounds, golden.headBox[3], golden.headBox[1], 0),
      (.em, em - em / 5, -em / 5, 0),
    ]
    for (source, ascender, descender, gap) in expected {
      let metrics = face.metrics(source: source)
      #expect(metrics.source == source)
      #expect(
        [metrics.ascent, metrics.descent, metrics.leading] == [
          Double(ascender), Double(-descender), Double(gap),
        ])
    }
  }

  @Test(
    "Underline and strikeout lie where post and OS/2 say", arguments: try Golden.fontTools.faces)
  func strokes(_ golden: FontToolsGolden.Face) throws {
    let metrics = try Fixture.face(golden.font).metrics()
    #expect(
      [metrics.underlinePosition, metrics.underlineThickness] == [
        Double(-golden.underline[0]), Double(golden.underline[1]),
      ])
    #expect(
      [metrics.strikeoutPosition, metrics.strikeoutThickness] == golden.strikeout.map(Double.init))
  }

  @Test(
    "Heights of letters come from OS/2, else from their ink", arguments: try Golden.fontTools.faces)
  func letterHeights(_ golden: FontToolsGolden.Face) throws {
    let face = try Fixture.face(golden.font)
    let metrics = face.metrics()
    func height(_ table: Int?, _ letter: Unicode.Scalar) -> Double? {
      if let table, table > 0 { return Double(table) }
      return face.glyph(for: letter).flatMap(face.bounds).map { Double($0.top) }
    }
    #expect(metrics.capHeight == height(golden.capHeight, "H"))
    #expect(metrics.xHeight == height(golden.xHeight, "x"))
  }

  @Test("DejaVu Sans, whose OS/2 has no letter heights, is measured by its ink")
  func inkHeights() throws {
    let metrics = try Fixture.face("DejaVuSans.ttf").metrics()
    #expect(metrics.capHeight == 1493)
    #expect(metrics.xHeight == 1120)
  }

  @Test(
    "Metrics at a size are the units times size over the em", arguments: [11, 16, 17.5, 20.48, 96])
  func scaled(_ size: Double) throws {
    for name in Fixture.fontNames {
      let (font, face) = try (Fixture.font(name, size), Fixture.face(name))
      func points(_ units: Double) -> Double { units * size / Double(face.unitsPerEm) }
      #expect(font.metrics.ascent == points(face.metrics().ascent))
      #expect(font.metrics.descent == points(face.metrics().descent))
      #expect(font.metrics.leading == points(face.metrics().leading))
      #expect(font.metrics.underlinePosition == points(face.metrics().underlinePosition))
      #expect(font.metrics.source == face.metrics().source)
    }
  }

  @Test("A table without a height is passed over: hhea, typo, win, bounds, em")
  func orderOfTables() throws {
    // DejaVu Sans: hhea, OS/2 typo, OS/2 win and head in the order of the search.
    var font = try FontBytes("DejaVuSans.ttf")
    func metrics() throws -> FontMetrics { try FontFace(bytes: font.bytes).metrics() }
    func extent(_ metrics: FontMetrics) -> [Double] {
      [metrics.ascent, metrics.descent, metrics.leading]
    }

    let hhea = try metrics()
    #expect(hhea.source == .hhea)
    #expect(extent(hhea) == [1901, 483, 0])

    try font.set("hhea", 4, to: 0)
    try font.set("hhea", 6, to: 0)
    let typo = try metrics()
    #expect(typo.source == .typo)
    #expect(extent(typo) == [1556, 492, 410])

    try font.set("OS/2", 68, to: 0)
    try font.set("OS/2", 70, to: 0)
    let win = try metrics()
    #expect(win.source == .win)
    #expect(extent(win) == [1901, 483, 0])

    try font.set("OS/2", 74, to: 0)
    try font.set("OS/2", 76, to: 0)
    let bounds = try metrics()
    #expect(bounds.source == .bounds)
    #expect(extent(bounds) == [2524, 948, 0])

    try font.set("head", 38, to: 0)
    try font.set("head", 42, to: 0)
    let em = try metrics()
    #expect(em.source == .em)
    #expect(em.ascent + em.descent >= 2048)
  }

  @Test("The bit USE_TYPO_METRICS decides between typo and hhea")
  func useTypoMetrics() throws {
    var font = try FontBytes("DejaVuSans.ttf")
    try font.set("OS/2", 62, to: 0x40 | 0x80)
    let metrics = try FontFace(bytes: font.bytes).metrics()
    #expect(metrics.source == .typo)
    #expect([metrics.ascent, metrics.descent, metrics.leading] == [1556, 492, 410])
  }

  @Test("USE_TYPO_METRICS with empty typo metrics falls back to hhea")
  func emptyTypoMetrics() throws {
    var font = try FontBytes("DejaVuSans.ttf")
    try font.set("OS/2", 62, to: 0x80)
    for offset in [68, 70, 72] { try font.set("OS/2", offset, to: 0) }
    let metrics = try FontFace(bytes: font.bytes).metrics()
    #expect(metrics.source == .hhea)
    #expect(metrics.ascent == 1901)
  }

  @Test("A wish for an empty table is passed over, and the answer names the table that was read")
  func wishForEmptyTable() throws {
    var font = try FontBytes("DejaVuSans.ttf")
    for offset in [74, 76] { try font.set("OS/2", offset, to: 0) }
    let metrics = try FontFace(bytes: font.bytes).metrics(source: .win)
    #expect(metrics.source == .hhea)
  }

  @Test("A descender that lost its sign still lies below the baseline")
  func positiveDescender() throws {
    var font = try FontBytes("DejaVuSans.ttf")
    try font.set("hhea", 6, to: 483)
    let metrics = try FontFace(bytes: font.bytes).metrics()
    #expect(metrics.descent == 483)
    #expect(metrics.lineHeight == 2384)
  }

  @Test("A negative line gap is none")
  func negativeLineGap() throws {
    var font = try FontBytes("DejaVuSans.ttf")
    try font.set("hhea", 8, to: -300)
    let metrics = try FontFace(bytes: font.bytes).metrics()
    #expect(metrics.leading == 0)
    #expect(metrics.lineHeight == 2384)
  }

  @Test("Without OS/2 and post a font still has a line height and no strokes")
  func missingTables() throws {
    var font = try FontBytes("DejaVuSans.ttf")
    try font.drop("OS/2")
    try font.drop("post")
    let metrics = try FontFace(bytes: font.bytes).metrics()
    #expect(metrics.source == .hhea)
    #expect(metrics.lineHeight == 2384)
    #expect(metrics.strikeoutThickness == 0)
    #expect(metrics.capHeight == 1493)
  }

  @Test(
    "Line metrics never depend on the text, also where it needs a fallback",
    arguments: [
      "", "a", "中", "😀", "سلام", "a\u{301}", "\n",
    ])
  func independenceOfText(_ text: String) throws {
    var font = try Fixture.font("DejaVuSans.ttf")
    font.fallbacks = try [Fixture.face("wqy-microhei.ttf"), Fixture.face("NotoColorEmoji.ttf")]
    let metrics = ShapedLine(text, font: font).metrics
    #expect(metrics == font.metrics)
  }
}
