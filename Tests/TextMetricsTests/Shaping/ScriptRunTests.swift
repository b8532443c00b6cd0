#if Shaping
  import TestSupport
  import TextMetrics
  import Testing

  /// Text is cut where its script changes, and nowhere else (UAX #24, 5.1 and 5.2).
  struct ScriptRunTests {
    @Test(
      "A pair of brackets is of one script",
      arguments: [
        ("(a)", 1), ("((a))", 1), ("1 (a) 2", 1), ("«(a)»", 1), ("a (и) b", 3), ("(a) и", 2),
        ("и (a)", 3), ("(a", 1), ("a)", 1), ("()", 1), ("(([a", 1),
      ])
    func brackets(_ text: String, _ expected: Int) throws {
      let line = ShapedLine(text, font: try Fixture.font("DejaVuSans.ttf"))
      let actual = line.glyphRuns.count
      #expect(actual == expected)
    }

    @Test("A letter is kerned with the bracket that closes the text")
    func kerning() throws {
      let font = try Fixture.font("wqy-microhei.ttf")
      let apart = font.width(of: "(") + font.width(of: "a)")
      let together = font.width(of: "(a)")
      #expect(together == apart)
      #expect(together < font.width(of: "(") + font.width(of: "a") + font.width(of: ")"))
    }
  }
#endif
