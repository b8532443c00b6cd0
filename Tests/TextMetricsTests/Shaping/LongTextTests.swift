import TestSupport
import TextMetrics
import Testing

/// Texts of a million characters.
struct LongTextTests {
  @Test("A line of a million characters keeps its laws", arguments: Shaping.allCases)
  func million(_ shaping: Shaping) throws {
    let piece = "AV To Te 0123456789 abcdefgh "
    let count = 1_000_000 / piece.count
    let font = try Fixture.unitFont("DejaVuSans.ttf")
    let line = ShapedLine(String(repeating: piece, count: count), font: font, shaping: shaping)
    let once = ShapedLine(piece, font: font, shaping: shaping)
    #expect(line.width == Double(count) * once.width)
    for part in 0..<100 {
      let offset = part * (count / 100) * piece.count + part % piece.count
      let index = line.text.index(line.text.startIndex, offsetBy: offset)
      let stop = line.caretStop(at: index)
      let expected =
        Double(offset / piece.count) * once.width + once.caretStops[offset % piece.count].x
      #expect(stop.x == expected)
      #expect(line.position(at: stop.x).index == index)
    }
  }

  @Test("A hundred thousand marks on one letter are one character", arguments: Shaping.allCases)
  func marks(_ shaping: Shaping) throws {
    let text = "a" + String(repeating: "\u{1AB0}", count: 100_000)
    var font = try Fixture.font("Roboto-Regular.ttf")
    font.fallbacks = [try Fixture.face("Amiri-Regular.ttf")]
    let line = ShapedLine(text, font: font, shaping: shaping)
    #expect(line.caretStops.count == 2)
    #expect(line.missing == [text.startIndex..<text.endIndex])
  }

  #if Shaping
    @Test("Fifty thousand tabs between turns of direction are set")
    func tabs() throws {
      let text = String(repeating: "a\u{5D0}\t", count: 50_000)
      let font = try Fixture.unitFont("DejaVuSans.ttf")
      let line = ShapedLine(text, font: font, shaping: .full, direction: .leftToRight)
      // A letter of each direction is narrower than a stop of eight spaces.
      let stop = 8 * ShapedLine(" ", font: font, shaping: .full).width
      #expect(line.width == 50_000 * stop)
    }

    @Test("A long line of both directions keeps its laws")
    func mixed() throws {
      let piece = "abc \u{5D0}\u{5D1}\u{5D2} 12 \u{633}\u{644}\u{627}\u{645} e\u{301} "
      let line = ShapedLine(
        String(repeating: piece, count: 2000), font: try Fixture.unitFont("DejaVuSans.ttf"),
        shaping: .full)
      let stops = line.caretStops
      #expect(stops.count == 2000 * piece.count + 1)
      for stop in stops.enumerated() where stop.offset % 997 == 0 {
        for affinity in Affinity.allCases {
          let x = stop.element.x(affinity)
          #expect(line.x(at: line.position(at: x)) == x)
        }
      }
      let all = line.intervals(for: line.text.startIndex..<line.text.endIndex)
      #expect(all.map { [$0.minX, $0.maxX] } == [[0, line.width]])
    }
  #endif
}
