#if Shaping
  import TestSupport
  import TextMetrics
  import Testing

  /// Which of HarfBuzz's shapers shapes, and what it is told of a text.
  struct ShaperChoiceTests {
    @Test("A font with a Silf table is shaped by OpenType, also where HarfBuzz has Graphite")
    func graphite() throws {
      // HarfBuzz 6.0.0 with Graphite2 makes two V of it, 650 units wide each; its ot shaper, 600.
      let font = try Fixture.unitFont("Kinds/graphite.ttf")
      let face = try FontFace(path: Fixture.path("Kinds/graphite.ttf"))
      for text in ["A", "AA", "A A", "VA A"] {
        let line = ShapedLine(text, font: font)
        let simple = ShapedLine(text, font: font, shaping: .simple)
        #expect(line.width == simple.width)
        #expect(line.glyphs.map(\.id) == simple.glyphs.map(\.id))
      }
      // Enough of it that the pairs and words are known.
      let long = String(repeating: "AV VA A ", count: 1000)
      let width = 1000.0 * Double(2 * (600 + 650) + 600 + 3 * 250)
      for _ in 0..<3 {
        #expect(try Font(face: face, size: 1000).width(of: long) == width)
        #expect(ShapedLine("AV VA", font: try Font(face: face, size: 1000)).width == 2750)
      }
    }

    /// A text and its width in units.
    typealias Sample = (text: String, width: Double)

    @Test(
      "A broken syllable has its dotted circle, whatever was measured before",
      arguments: [
        // By HarfBuzz 15.0.0 (uharfbuzz 0.57.0) with default flags, Lohit Devanagari.
        ("\u{93F}", 1184), ("\u{93F}\u{915}", 1933),
      ] as [Sample])
    func dottedCircle(_ sample: Sample) throws {
      let face = try FontFace(path: Fixture.path("Lohit-Devanagari.ttf"))
      let font = try Font(face: face, size: Double(face.unitsPerEm))
      for round in 0..<4 {
        #expect(ShapedLine(sample.text, font: font).width == sample.width, "\(round)")
        #expect(font.width(of: sample.text) == sample.width)
        // Words and what joins them are known from here on.
        _ = font.width(of: String(repeating: "\u{915}\u{93F} \u{916}\u{947} ", count: 300))
        _ = font.width(of: String(repeating: "\(sample.text) \u{915} ", count: 300))
      }
    }

    @Test(
      "A text with broken syllables is as wide with a cache as without",
      arguments: [
        "\u{93F}\u{915} \u{947}\u{916}", "\u{915} \u{93F} \u{915}\u{93F}\u{93F} \u{94D}",
        "\u{94D}\u{915} \u{94D}\u{915}", "\u{915}\u{93F} \u{93F}\u{915} \u{902} \u{915}",
        "12 \u{902}\u{93F}\u{915}", "\u{93F} \u{93F} \u{93F} \u{93F}",
      ])
    func cached(_ text: String) throws {
      let face = try FontFace(path: Fixture.path("Lohit-Devanagari.ttf"))
      let bare = try FontFace(path: Fixture.path("Lohit-Devanagari.ttf"))
      let font = try Font(face: face, size: 2048)
      let uncached = try Font(face: bare, size: 2048)
      #if !UNCACHED
        uncached.stack.cache.limit = 0
      #endif
      let expected = ShapedLine(text, font: uncached)
      let long = [text, text, "\u{915}\u{916} \u{917}"].joined(separator: " ")
      let expectedLong = ShapedLine(long, font: uncached)
      for _ in 0..<4 {
        _ = font.width(of: String(repeating: "\(text) \u{915}\u{93F} ", count: 200))
        let line = ShapedLine(text, font: font)
        #expect(line.glyphs == expected.glyphs)
        #expect(line.caretStops == expected.caretStops)
        #expect(ShapedLine(long, font: font).glyphs == expectedLong.glyphs)
        #expect(font.width(of: long) == expectedLong.width)
      }
    }
  }
#endif
