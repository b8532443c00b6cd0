#if Shaping
  import TestSupport
  import TextMetrics
  import Testing

  /// Carets, hits and selections where text runs both ways.
  struct BidiLineTests {
    private func line(
      _ text: String, _ direction: WritingDirection = .natural, _ name: String = "DejaVuSans.ttf"
    ) throws -> ShapedLine {
      ShapedLine(text, font: try Fixture.unitFont(name), shaping: .full, direction: direction)
    }

    @Test("Where the direction turns the caret is split, and affinity picks the edge")
    func split() throws {
      let line = try line("abc\u{5D0}\u{5D1}\u{5D2}", .leftToRight)
      let stops = line.caretStops
      #expect(stops.map(\.upstream) == [0, 1255, 2555, 3681, 5709, 4525, 3681])
      #expect(stops.map(\.downstream) == [0, 1255, 2555, 7078, 5709, 4525, 7078])
      #expect(stops.map(\.x) == [0, 1255, 2555, 3681, 5709, 4525, 7078])
      #expect(stops.map(\.secondary) == [nil, nil, nil, 7078, nil, nil, 3681])
      #expect(line.glyphRuns.map(\.direction) == [.leftToRight, .rightToLeft])
      #expect(line.glyphRuns.map(\.x) == [0, 3681])
      #expect(line.glyphRuns.map(\.width) == [3681, 7078 - 3681])
    }

    @Test("Carets of right-to-left text are those of its parts, from the right")
    func mirrored() throws {
      let text = "\u{5D0}\u{5D1}\u{5D2}\u{5D3}\u{5D4}\u{5D5}\u{5D6}\u{5D7}"
      for name in ["DejaVuSans.ttf", "NotoSansHebrew-Regular.ttf"] {
        var font = try Fixture.unitFont(name)
        font.features = [FontFeature("kern", 0)]
        let line = ShapedLine(text, font: font)
        #expect(line.direction == .rightToLeft)
        for (offset, stop) in line.caretStops.enumerated() {
          #expect(stop.x == line.width - font.width(of: String(text.prefix(offset))))
        }
      }
    }

    @Test("A selection of right-to-left text covers what was selected")
    func selection() throws {
      let line = try line("\u{5D0}\u{5D1}\u{5D2}")
      let stops = line.caretStops
      let interval = try #require(line.intervals(for: stops[0].index..<stops[2].index).first)
      #expect(interval.minX == stops[2].x)
      #expect(interval.maxX == stops[0].x)
      #expect(interval.direction == .rightToLeft)
    }

    @Test("A selection across a turn of the direction is two stretches")
    func selectionAcrossTurn() throws {
      let line = try line("abc\u{5D0}\u{5D1}\u{5D2}", .leftToRight)
      let stops = line.caretStops
      let intervals = line.intervals(for: stops[2].index..<stops[4].index)
      #expect(intervals.map { [$0.minX, $0.maxX] } == [[2555, 3681], [5709, 7078]])
      #expect(intervals.map(\.direction) == [.leftToRight, .rightToLeft])
      #expect(intervals.map(\.containsStart) == [true, false])
      #expect(intervals.map(\.containsEnd) == [false, true])
    }

    @Test("Every boundary of mixed text has a place of its own")
    func distinctPlaces() throws {
      let line = try line("test \u{627}\u{62B}\u{631}")
      let places = Set(line.caretStops.map(\.x))
      #expect(line.caretStops.count == 9)
      #expect(places.count == 9)
    }

    @Test("A full stop after a word in a right-to-left line stands left of it")
    func finalStop() throws {
      let line = try line("word.", .rightToLeft)
      let stops = line.caretStops
      let dot = ShapedLine(".", font: line.font, shaping: .full).width
      let word = line.intervals(for: stops[0].index..<stops[4].index)
      #expect(word.map { [$0.minX, $0.maxX] } == [[dot, line.width]])
      let full = line.intervals(for: stops[4].index..<stops[5].index)
      #expect(full.map { [$0.minX, $0.maxX] } == [[0, dot]])
      #expect(stops[5].x == 0)
    }

    @Test(
      "Arabic letters that join are narrower than one by one",
      arguments: [
        ("Amiri-Regular.ttf", "\u{64A}\u{633}\u{627}\u{631}", 1339.0),
        ("DejaVuSans.ttf", "\u{633}\u{644}\u{627}\u{645}", nil),
      ] as [(String, String, Double?)])
    func joining(_ name: String, _ text: String, _ width: Double?) throws {
      let line = try line(text, .natural, name)
      let single = try text.reduce(0.0) { $0 + (try self.line(String($1), .natural, name)).width }
      #expect(line.width < single)
      if let width { #expect(line.width == width) }
    }

    @Test(
      "The direction is that of the first letter that has one",
      arguments: [
        ("abc", WritingDirection.leftToRight), ("\u{5D0}", .rightToLeft), ("\u{627}", .rightToLeft),
        ("123-456", .leftToRight),
        ("", .leftToRight), ("  ", .leftToRight), ("1\u{5D0}", .rightToLeft),
        ("(\u{5D0}) a", .rightToLeft),
        ("a\u{5D0}", .leftToRight), ("\u{2067}\u{5D0}\u{2069}a", .leftToRight),
        ("\u{2066}a\u{2069}\u{5D0}", .rightToLeft),
        ("\u{200F}a", .rightToLeft), ("\u{200E}\u{5D0}", .leftToRight), ("\u{202E}a", .leftToRight),
        ("\u{661}", .leftToRight),
        ("\u{1F600}\u{5D0}", .rightToLeft), ("\u{2067}\u{5D0}", .leftToRight),
        ("\n\u{5D0}", .rightToLeft),
      ])
    func natural(_ text: String, _ direction: WritingDirection) throws {
      let line = try line(text)
      #expect(line.direction == direction)
    }

    @Test("Digits stand in their order on the side of a right-to-left line's start")
    func digits() throws {
      let text = "123-456"
      let (left, right) = try (line(text, .leftToRight), line(text, .rightToLeft))
      #expect(right.direction == .rightToLeft)
      #expect(right.glyphs.map(\.id) == left.glyphs.map(\.id))
      #expect(right.caretStops[0].x == right.width)
      #expect(right.caretStops[7].x == 0)
    }

    @Test("Brackets are mirrored in right-to-left text")
    func mirroredBrackets() throws {
      let line = try line("\u{5D0}(\u{5D1})", .rightToLeft)
      let face = line.font.face
      #expect(line.glyphs.map(\.id) == "(\u{5D1})\u{5D0}".unicodeScalars.compactMap(face.glyph))
    }

    @Test("In right-to-left text the half that is hit decides too")
    func hit() throws {
      let line = try line("\u{5D0}\u{5D1}")
      let (first, second) = (line.caretStops[0].x - line.caretStops[1].x, line.caretStops[1].x)
      func caret(_ x: Double) -> String {
        CaretNotation.describe(line.text, line.position(at: x).index)
      }
      #expect(caret(line.width - first / 4) == "|\u{5D0}\u{5D1}")
      #expect(caret(second + first / 4) == "\u{5D0}|\u{5D1}")
      #expect(caret(second * 3 / 4) == "\u{5D0}|\u{5D1}")
      #expect(caret(second / 4) == "\u{5D0}\u{5D1}|")
      #expect(caret(-1) == "\u{5D0}\u{5D1}|")
      #expect(caret(line.width + 1) == "|\u{5D0}\u{5D1}")
      #expect(caret(.nan) == "|\u{5D0}\u{5D1}")
    }

    @Test("A hit beside a turn gives the affinity of the edge that was hit")
    func hitAffinity() throws {
      let line = try line("abc\u{5D0}\u{5D1}\u{5D2}", .leftToRight)
      let boundary = line.caretStops[3].index
      #expect(line.position(at: 3680) == TextPosition(boundary, affinity: .upstream))
      #expect(line.position(at: 7077) == TextPosition(boundary, affinity: .downstream))
      #expect(line.position(at: 3682) == TextPosition(line.text.endIndex, affinity: .upstream))
    }

    @Test("The level of digits in Hebrew is counted, not only the direction")
    func levels() throws {
      let line = try line("\u{5D0}\u{5D1}\u{5D2} 123 def", .rightToLeft)
      #expect(Set(line.glyphRuns.map(\.level)) == [1, 2])
      let seam = try #require(line.caretStops.first { line.text[$0.index...].hasPrefix("123") })
      #expect(seam.secondary != nil)
    }

    @Test("Set glyph by glyph, the same text says that it needs shaping")
    func simple() throws {
      let font = try Fixture.unitFont("DejaVuSans.ttf")
      let line = ShapedLine("abc\u{5D0}", font: font, shaping: .simple)
      #expect(line.needsShaping)
    }
  }
#endif
