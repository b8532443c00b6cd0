#if Shaping
  import TestSupport
  import TextMetrics
  import Testing

  /// Carets inside ligatures.
  struct LigatureCaretTests {
    @Test(
      "A ligature has the carets that the font gives, else even parts",
      arguments: [
        ("DejaVuSans.ttf", "ffi", [0, 660, 1320, 1980], CaretStop.Kind.interpolated),
        ("Roboto-Regular.ttf", "fi", [0, 567.5, 1135], .interpolated),
        (
          "Roboto-Regular.ttf", "ffi", [0, 582.666_666_666_666_6, 1165.333_333_333_333_3, 1748],
          .interpolated
        ),
        ("Amiri-Regular.ttf", "fi", [0, 269, 519], .fontCaret),
        ("Amiri-Regular.ttf", "ffi", [0, 269, 537, 795], .fontCaret),
        ("Loma.ttf", "fi", [0, 569, 1024], .fontCaret),
        // Two carets at one place are none.
        ("Loma.ttf", "ffi", [0, 531, 1062, 1593], .interpolated),
      ] as [(String, String, [Double], CaretStop.Kind)])
    func places(_ name: String, _ text: String, _ places: [Double], _ kind: CaretStop.Kind) throws {
      let line = ShapedLine(text, font: try Fixture.unitFont(name), shaping: .full)
      #expect(line.glyphs.count == 1)
      let stops = line.caretStops
      for (stop, place) in zip(stops, places) { #expect(abs(stop.x - place) < 1e-9) }
      #expect(
        stops.map(\.kind) == [.glyphEdge] + Array(repeating: kind, count: text.count - 1) + [
          .glyphEdge
        ])
    }

    @Test("Without its table of carets a ligature is parted evenly")
    func withoutTable() throws {
      var bytes = try FontBytes("Amiri-Regular.ttf")
      try bytes.drop("GDEF")
      let font = try Font(face: FontFace(bytes: bytes.bytes), size: 1000)
      let line = ShapedLine("ffi", font: font, shaping: .full)
      #expect(line.caretStops.map(\.x) == [0, 265, 530, 795])
      #expect(line.caretStops[1].kind == .interpolated)
    }

    @Test("Ligatures can be turned off")
    func off() throws {
      var font = try Fixture.unitFont("DejaVuSans.ttf")
      font.features = [FontFeature("liga", 0)]
      let line = ShapedLine("ffi", font: font, shaping: .full)
      #expect(line.glyphs.count == 3)
      #expect(line.caretStops.allSatisfy { $0.kind == .glyphEdge })
    }

    @Test("A joiner that forbids a ligature makes two letters of it")
    func nonJoiner() throws {
      let line = ShapedLine(
        "f\u{200C}i", font: try Fixture.unitFont("DejaVuSans.ttf"), shaping: .full)
      #expect(line.caretStops.count == 3)
      #expect(line.caretStops.allSatisfy { $0.kind == .glyphEdge })
    }

    @Test(
      "One grapheme that is one glyph has no caret inside",
      arguments: [
        ("DejaVuSans.ttf", "o\u{FB03}ce"), ("DejaVuSans.ttf", "e\u{301}"),
        ("NotoColorEmoji.ttf", "\u{1F600}"),
        ("NotoColorEmoji.ttf", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}"),
        ("NotoColorEmoji.ttf", "\u{1F44D}\u{1F3FD}"), ("NotoColorEmoji.ttf", "1\u{FE0F}\u{20E3}"),
      ])
    func singleGraphemes(_ name: String, _ text: String) throws {
      let line = ShapedLine(text, font: try Fixture.unitFont(name), shaping: .full)
      #expect(line.caretStops.count == text.count + 1)
      #expect(line.caretStops.allSatisfy { $0.kind == .glyphEdge })
      #expect(line.glyphs.count == text.count)
    }

    @Test("Lam and alef are one glyph and two letters, and the caret goes through from the right")
    func lamAlef() throws {
      for name in ["Amiri-Regular.ttf", "DejaVuSans.ttf"] {
        let line = ShapedLine("\u{644}\u{627}", font: try Fixture.unitFont(name), shaping: .full)
        let xs = line.caretStops.map(\.x)
        #expect(xs[0] == line.width)
        #expect(xs[0] > xs[1] && xs[1] > xs[2], "\(name)")
        #expect(xs[2] == 0)
      }
    }

    @Test("How much fits does not shrink when a ligature comes before it")
    func fitting() throws {
      let font = try Fixture.font("DejaVuSans.ttf", 24)
      func count(_ text: String, within limit: Double) -> Int {
        ShapedLine(text, font: font, shaping: .full).caretStops.count { $0.x <= limit }
      }
      for limit in stride(from: 0.0, to: 120, by: 3) {
        #expect(count("office coffee", within: limit) <= count("office coffee", within: limit + 3))
      }
      #expect(count("ABCD", within: 1) == 1)
    }
  }
#endif
