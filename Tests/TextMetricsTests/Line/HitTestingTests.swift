import TestSupport
import TextMetrics
import Testing

/// Points to positions.
struct HitTestingTests {
  private func line(_ text: String, _ shaping: Shaping) throws -> ShapedLine {
    ShapedLine(text, font: try Fixture.unitFont("DejaVuSans.ttf"), shaping: shaping)
  }

  @Test("The half of a letter that is hit decides", arguments: Shaping.allCases)
  func midpoint(_ shaping: Shaping) throws {
    let line = try line("Wi", shaping)
    let width = line.caretStops[1].x
    func hit(_ x: Double) -> String {
      CaretNotation.describe(line.text, line.position(at: x).index)
    }
    #expect(hit(0) == "|Wi")
    #expect(hit(width / 2 - 1) == "|Wi")
    #expect(hit(width / 2 + 1) == "W|i")
    #expect(hit(width - 1) == "W|i")
    #expect(hit(width + 1) == "W|i")
    #expect(hit(line.width - 1) == "Wi|")
  }

  @Test("The exact middle belongs to the trailing edge", arguments: Shaping.allCases)
  func exactMiddle(_ shaping: Shaping) throws {
    let line = try line("W", shaping)
    #expect(
      line.position(at: line.width / 2) == TextPosition(line.text.endIndex, affinity: .upstream))
  }

  @Test(
    "Outside of the line lie its start and its end",
    arguments: [
      (-1, "|abc"), (-1e300, "|abc"), (-.infinity, "|abc"), (1e9, "abc|"), (.infinity, "abc|"),
      (.nan, "|abc"),
    ] as [(Double, String)], Shaping.allCases)
  func outside(_ sample: (x: Double, caret: String), _ shaping: Shaping) throws {
    let line = try line("abc", shaping)
    #expect(CaretNotation.describe(line.text, line.position(at: sample.x).index) == sample.caret)
    #expect(line.character(at: sample.x) == nil)
  }

  @Test("The end of the line is its end", arguments: Shaping.allCases)
  func end(_ shaping: Shaping) throws {
    let line = try line("abc", shaping)
    #expect(line.position(at: line.width).index == line.text.endIndex)
    #expect(line.character(at: line.width) == nil)
    #expect(line.character(at: 0).map { line.text[$0] } == "a")
  }

  @Test(
    "A hit at a caret finds the place of that caret again", arguments: Fixture.fontNames,
    Shaping.allCases)
  func roundTrip(_ name: String, _ shaping: Shaping) throws {
    var differences = Differences()
    for size in [7.3, 16, 20.48] {
      let font = try Fixture.font(name, size)
      for text in try TestText.all {
        for direction in [WritingDirection.leftToRight, .rightToLeft] {
          let line = ShapedLine(text.text, font: font, shaping: shaping, direction: direction)
          for stop in line.caretStops {
            for affinity in Affinity.allCases {
              let x = stop.x(affinity)
              let hit = line.x(at: line.position(at: x))
              differences.compare(hit, x, within: 1e-9, "\(text.id) \(direction) at \(x)")
            }
          }
        }
      }
    }
    #expect(differences.found == [])
  }

  @Test(
    "A hit is the nearer edge of the character under it", arguments: Fixture.fontNames,
    Shaping.allCases)
  func nearestEdge(_ name: String, _ shaping: Shaping) throws {
    let font = try Fixture.font(name)
    var differences = Differences()
    for text in try TestText.all {
      for direction in [WritingDirection.leftToRight, .rightToLeft] {
        let line = ShapedLine(text.text, font: font, shaping: shaping, direction: direction)
        for step in 0..<50 {
          let x = line.width * (Double(step) + 0.5) / 50
          guard let character = line.character(at: x) else {
            differences.check(line.width == 0, "\(text.id): no character at \(x)")
            continue
          }
          let leading = line.caretStop(at: character.lowerBound).downstream
          let trailing = line.caretStop(at: character.upperBound).upstream
          let hit = line.position(at: x)
          let what = "\(text.id) \(direction) at \(x)"
          differences.check(
            min(leading, trailing)...max(leading, trailing) ~= x, "\(what): not under it")
          differences.check([character.lowerBound, character.upperBound].contains(hit.index), what)
          let distance = min(abs(x - leading), abs(x - trailing))
          differences.compare(abs(x - line.x(at: hit)), distance, within: 1e-9, what)
        }
      }
    }
    #expect(differences.found == [])
  }
}
