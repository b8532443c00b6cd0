#if Shaping
  import TestSupport
  import TextMetrics
  import Testing

  /// Kerning by `GPOS`, else by the `kern` table, once.
  struct KerningTests {
    private func width(_ text: String, _ font: Font) -> Double {
      ShapedLine(text, font: font, shaping: .full).width
    }

    /// What setting two letters side by side adds to their widths, in font units.
    private func adjustment(_ pair: String, _ font: Font) -> Double {
      width(pair, font) - pair.reduce(0) { $0 + width(String($1), font) }
    }

    @Test(
      "Pairs are kerned as the font says",
      arguments: [
        ("DejaVuSans.ttf", "AV", -131.0), ("DejaVuSans.ttf", "Te", -348),
        ("LiberationSans-Regular.ttf", "AV", -152),
        ("LiberationSans-Regular.ttf", "Te", -227), ("Roboto-Regular.ttf", "AV", -87),
        ("Roboto-Regular.ttf", "Te", -99),
        ("Inter-roman.var.ttf", "AV", -192), ("Inter-roman.var.ttf", "Te", -224),
      ])
    func pairs(_ name: String, _ pair: String, _ kerning: Double) throws {
      let font = try Fixture.unitFont(name)
      #expect(adjustment(pair, font) == kerning)
      let line = ShapedLine(pair, font: font, shaping: .full)
      #expect(line.caretStops[1].x == width(String(pair.prefix(1)), font) + kerning)
    }

    @Test(
      "A font that kerns in GPOS alone is kerned by shaping alone",
      arguments: [
        "Roboto-Regular.ttf", "Inter-roman.var.ttf",
      ])
    func onlyGPOS(_ name: String) throws {
      let font = try Fixture.unitFont(name)
      #expect(!font.face.kind.hasKernTable)
      for pair in ["AV", "Te", "Ty"] {
        let simple = ShapedLine(pair, font: font, shaping: .simple)
        #expect(width(pair, font) < simple.width)
      }
    }

    @Test(
      "Either table kerns, both kern once, none does not",
      arguments: [
        ([], -131.0), (["kern"], -131), (["GPOS"], -131), (["kern", "GPOS"], 0),
      ] as [([String], Double)])
    func tables(_ dropped: [String], _ kerning: Double) throws {
      var bytes = try FontBytes("DejaVuSans.ttf")
      for table in dropped { try bytes.drop(table) }
      let font = try Font(face: FontFace(bytes: bytes.bytes), size: 2048)
      #expect(adjustment("AV", font) == kerning)
    }

    @Test("The kern table is used where GPOS has no kerning")
    func positioningWithoutKerning() throws {
      var bytes = try FontBytes("DejaVuSans.ttf")
      try bytes.renameFeatures("kern", to: "ss20", in: "GPOS")
      let font = try Font(face: FontFace(bytes: bytes.bytes), size: 2048)
      #expect(font.face.kind.hasGPOS)
      #expect(adjustment("Te", font) == -348)
      #expect(adjustment("AV", font) == -131)
    }

    @Test("Kerning can be turned off, for the whole text or a part of it")
    func off() throws {
      for name in ["DejaVuSans.ttf", "Roboto-Regular.ttf", "LiberationSans-Regular.ttf"] {
        var font = try Fixture.unitFont(name)
        let kerned = width("AVAV", font)
        font.features = [FontFeature("kern", 0)]
        #expect(adjustment("AV", font) == 0)
        let text = "AVAV"
        font.features = [
          FontFeature("kern", 0, range: text.index(text.startIndex, offsetBy: 2)..<text.endIndex)
        ]
        let partly = width(text, font)
        font.features = [FontFeature("kern", 0)]
        #expect(kerned < partly)
        #expect(partly < width(text, font))
      }
    }

    @Test("Many pairs add up without a rounding error, at small sizes too")
    func many() throws {
      let liberation = try Fixture.font("LiberationSans-Regular.ttf", 16)
      #expect(width(String(repeating: "AV", count: 10), liberation) == 190.875)
      let dejaVu = try Fixture.font("DejaVuSans.ttf", 12)
      #expect(width("AV", dejaVu) == 2671.0 * 12 / 2048)
    }

    @Test("Widths are those that browsers have, to a hundredth")
    func awesome() throws {
      var font = try Fixture.font("LiberationSans-Regular.ttf", 30)
      let kerned = width("Awesome!", font)
      #expect(abs(kerned - 139.51) < 0.005)
      font.features = [FontFeature("kern", 0)]
      let plain = width("Awesome!", font)
      #expect(abs(plain - 140.05) < 0.005)
    }

    @Test("A caret in kerned text is not the width of the text before it")
    func caretsOfTheWhole() throws {
      let font = try Fixture.font("LiberationSans-Regular.ttf", 18)
      let line = ShapedLine("Te", font: font, shaping: .full)
      #expect(abs(width("T", font) - 10.995) < 0.0005)
      #expect(abs(line.caretStops[1].x - 9) < 0.0005)
    }

    @Test(
      "Hinted letters are kerned in whole 64ths of a point", arguments: [Hinting.light, .full],
      Shaping.allCases)
    func hinted(_ hinting: Hinting, _ shaping: Shaping) throws {
      let font = try Font(face: Fixture.face("DejaVuSans.ttf"), size: 12, hinting: hinting)
      let glyphs = "AV".unicodeScalars.compactMap(font.glyph)
      let line = ShapedLine("AV", font: font, shaping: shaping)
      #expect(line.width == font.advance(of: glyphs[0]) + font.advance(of: glyphs[1]) - 49.0 / 64)
    }
  }
#endif
