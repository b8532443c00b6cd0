import TestSupport
import TextMetrics
import Testing

/// The empty text is an ordinary one.
struct EmptyLineTests {
  @Test(
    "An empty line has no width, no glyph and one place for the caret", arguments: Shaping.allCases)
  func empty(_ shaping: Shaping) throws {
    let font = try Fixture.font("DejaVuSans.ttf", 16)
    for direction in WritingDirection.allCases {
      let line = ShapedLine("", font: font, shaping: shaping, direction: direction)
      #expect(line.width == 0)
      #expect(line.unitWidth == 0)
      #expect(line.trailingWhitespaceWidth == 0)
      #expect(line.glyphs.isEmpty)
      #expect(line.glyphRuns.isEmpty)
      #expect(line.missing.isEmpty)
      #expect(!line.needsShaping)
      #expect(line.caretStops.map(\.x) == [0])
      #expect(line.caretStops[0].secondary == nil)
      #expect(line.metrics == font.metrics)
      #expect(line.intervals(for: line.text.startIndex..<line.text.endIndex).isEmpty)
      #expect(line.inkBounds == nil)
      #expect(line.direction == (direction == .rightToLeft ? .rightToLeft : .leftToRight))
    }
  }

  @Test(
    "Every place hits the one position of an empty line",
    arguments: [
      0, -1, 1, 1e300, -.infinity, .infinity, .nan,
    ])
  func hits(_ x: Double) throws {
    for shaping in Shaping.allCases {
      let line = ShapedLine("", font: try Fixture.font("DejaVuSans.ttf", 16), shaping: shaping)
      #expect(line.position(at: x).index == line.text.startIndex)
      #expect(line.character(at: x) == nil)
    }
  }
}
