import TestSupport
import TextMetrics
import Testing

/// Where carets stand.
struct CaretTests {
  @Test(
    "There is a caret stop at every grapheme boundary and nowhere else", arguments: Shaping.allCases
  )
  func boundaries(_ shaping: Shaping) throws {
    let font = try Fixture.font("DejaVuSans.ttf")
    for text in try TestText.all {
      let line = ShapedLine(text.text, font: font, shaping: shaping)
      let actual = line.caretStops.map { $0.index.utf16Offset(in: line.text) }
      #expect(actual == text.gb16, "\(text.id)")
    }
  }

  @Test("Carets of a line set glyph by glyph never move left", arguments: Fixture.fontNames)
  func monotone(_ name: String) throws {
    var differences = Differences()
    for text in try TestText.all {
      let line = ShapedLine(text.text, font: try Fixture.font(name), shaping: .simple)
      let xs = line.caretStops.map(\.x)
      differences.check(zip(xs, xs.dropFirst()).allSatisfy { $0 <= $1 }, "\(text.id): \(xs)")
      differences.compare([xs.first, xs.last], [0, line.width], text.id)
      differences.check(line.caretStops.allSatisfy { $0.secondary == nil }, "\(text.id) is split")
      differences.check(line.caretStops.allSatisfy { $0.kind == .glyphEdge }, "\(text.id): kind")
    }
    #expect(differences.found == [])
  }

  @Test("A stop, its index and its position are one place", arguments: Shaping.allCases)
  func agreement(_ shaping: Shaping) throws {
    var differences = Differences()
    for text in try TestText.all {
      for direction in WritingDirection.allCases {
        let line = ShapedLine(
          text.text, font: try Fixture.font("DejaVuSans.ttf"), shaping: shaping,
          direction: direction)
        for stop in line.caretStops {
          differences.compare(line.caretStop(at: stop.index), stop, "\(text.id) \(direction)")
          for affinity in Affinity.allCases {
            let position = TextPosition(stop.index, affinity: affinity)
            differences.compare(line.x(at: position), stop.x(affinity), "\(text.id) \(direction)")
          }
          differences.check(
            [stop.upstream, stop.downstream].contains(stop.x), "\(text.id) \(direction)")
          differences.compare(
            Set([stop.x, stop.secondary ?? stop.x]), Set([stop.upstream, stop.downstream]),
            "\(text.id)")
        }
      }
    }
    #expect(differences.found == [])
  }

  @Test(
    "An index inside a grapheme means the boundary before it",
    arguments: [
      ("\u{1F600}", 1, 0), ("a\u{1F600}b", 2, 1), ("\r\n", 1, 0), ("e\u{301}x", 1, 0),
      ("\u{1F1E9}\u{1F1F2}\u{1F1E9}\u{1F1F4}", 2, 0),
      ("\u{1F1E9}\u{1F1F2}\u{1F1E9}\u{1F1F4}", 5, 4),
      ("\u{1F1E9}\u{1F1F2}\u{1F1E9}\u{1F1F4}", 6, 4), ("\u{1F44D}\u{1F3FD}", 3, 0),
    ], Shaping.allCases)
  func insideGrapheme(_ sample: (text: String, offset: Int, boundary: Int), _ shaping: Shaping)
    throws
  {
    var font = try Fixture.font("DejaVuSans.ttf")
    font.fallbacks = [try Fixture.face("NotoColorEmoji.ttf")]
    let line = ShapedLine(sample.text, font: font, shaping: shaping)
    let index = String.Index(utf16Offset: sample.offset, in: line.text)
    let stop = line.caretStop(at: index)
    #expect(stop.index.utf16Offset(in: line.text) == sample.boundary)
    #expect(line.x(at: TextPosition(index)) == stop.downstream)
  }

  @Test("A range takes in every grapheme that it touches", arguments: Shaping.allCases)
  func rangeInsideGrapheme(_ shaping: Shaping) throws {
    let line = ShapedLine(
      "ae\u{301}b", font: try Fixture.unitFont("DejaVuSans.ttf"), shaping: shaping)
    let mark = line.text.unicodeScalars.index(line.text.startIndex, offsetBy: 2)
    let after = line.text.unicodeScalars.index(after: mark)
    let intervals = line.intervals(for: mark..<after)
    #expect(
      intervals.map { [$0.minX, $0.maxX] } == [[line.caretStops[1].x, line.caretStops[2].x]])
    let none = line.intervals(for: mark..<mark)
    #expect(none.isEmpty)
  }

  @Test("An index beyond the end means the end", arguments: Shaping.allCases)
  func beyondTheEnd(_ shaping: Shaping) throws {
    let long = String(repeating: "x", count: 100)
    for text in ["", "a", "caf\u{E9}", "\u{1F600}"] {
      let line = ShapedLine(text, font: try Fixture.font("DejaVuSans.ttf"), shaping: shaping)
      #expect(line.caretStop(at: long.endIndex) == line.caretStops.last)
      #expect(
        line.x(at: TextPosition(long.endIndex, affinity: .upstream))
          == line.caretStops.last?.upstream)
      let beyond = line.intervals(for: line.text.startIndex..<long.endIndex)
      #expect(beyond == line.intervals(for: line.text.startIndex..<line.text.endIndex))
    }
  }

  @Test(
    "An index of another text is rounded to a boundary, whatever it is", arguments: Shaping.allCases
  )
  func foreignIndices(_ shaping: Shaping) throws {
    let foreign = "\u{1F44D}\u{1F3FD}\u{928}\u{92E}\u{938}\u{94D} a\u{301}\u{302} xyz 012345"
    for text in try TestText.all {
      let line = ShapedLine(text.text, font: try Fixture.font("DejaVuSans.ttf"), shaping: shaping)
      let boundaries = Set(line.caretStops.map(\.index))
      let indices = Array(foreign.unicodeScalars.indices) + Array(foreign.utf16.indices)
      for index in indices {
        #expect(boundaries.contains(line.caretStop(at: index).index))
        #expect(line.x(at: TextPosition(index)).isFinite)
        #expect(line.intervals(for: index..<foreign.endIndex).allSatisfy { $0.width >= 0 })
      }
    }
  }

  @Test("Text that does not lie in memory as UTF-8 keeps its indices")
  func bridgedText() throws {
    // Parts of other texts begin at offsets of their own.
    let whole = "xx caf\u{E9} \u{1F600}"
    let part = whole.dropFirst(3)
    let line = ShapedLine(String(part), font: try Fixture.font("DejaVuSans.ttf"))
    #expect(line.caretStops.count == 7)
  }

  @Test("A lone surrogate or a bad byte is measured as U+FFFD", arguments: Shaping.allCases)
  func repairedText(_ shaping: Shaping) throws {
    let font = try Fixture.font("DejaVuSans.ttf")
    let surrogate = String(decoding: [0x61, 0xD83D] as [UInt16], as: UTF16.self)
    let bytes = String(decoding: [0x61, 0xE3] as [UInt8], as: UTF8.self)
    let expected = ShapedLine("a\u{FFFD}", font: font, shaping: shaping)
    for text in [surrogate, bytes] {
      let line = ShapedLine(text, font: font, shaping: shaping)
      #expect(line.caretStops.map(\.x) == expected.caretStops.map(\.x))
    }
  }

  @Test(
    "The longest prefix that fits ends at the last caret within the limit",
    arguments: Shaping.allCases)
  func fitting(_ shaping: Shaping) throws {
    let line = ShapedLine(
      "office coffee", font: try Fixture.font("DejaVuSans.ttf", 24), shaping: shaping)
    let xs = line.caretStops.map(\.x)
    for limit in stride(from: 0, through: line.width, by: 7.3) {
      let count = xs.count { $0 <= limit }
      let wider = xs.count { $0 <= limit + 1 }
      #expect(count <= wider)
      #expect(xs[count - 1] <= limit)
    }
  }
}
