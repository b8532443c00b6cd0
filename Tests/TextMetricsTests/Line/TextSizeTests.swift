import TestSupport
import TextMetrics
import Testing

/// The size of a text of several lines.
struct TextSizeTests {
  @Test(
    "Hard line breaks are honoured, and each line is a line height high",
    arguments: [
      ("", 1), ("a", 1), ("a\n", 2), ("\n", 2), ("\n\n", 3), ("a\nb", 2), ("a\r\nb", 2),
      ("a\rb", 2), ("a\r\n\r\nb", 3),
      ("a\u{2028}b\u{2029}c", 3), ("a\u{85}b\u{B}c\u{C}d", 4), ("\n\r", 3), ("a b", 1), ("a\tb", 1),
    ], Shaping.allCases)
  func height(_ sample: (text: String, lines: Int), _ shaping: Shaping) throws {
    for name in ["DejaVuSans.ttf", "LiberationSans-Regular.ttf"] {
      let font = try Fixture.font(name, 16)
      let size = font.size(of: sample.text, shaping: shaping)
      #expect(size.height == Double(sample.lines) * font.metrics.lineHeight)
    }
  }

  @Test(
    "The width is that of the widest line, spaces at its end included",
    arguments: [
      ("", ""), ("abc", "abc"), ("abc\nlonger line\nxy", "longer line"), ("abc   \nab", "abc   "),
      ("a\r\nbb", "bb"),
      ("\nabc\n", "abc"), ("i\nW", "W"), ("W\ni", "W"), ("caf\u{E9}\n\u{7528}", "caf\u{E9}"),
    ], Shaping.allCases)
  func width(_ sample: (text: String, widest: String), _ shaping: Shaping) throws {
    let font = try Fixture.font("DejaVuSans.ttf", 16)
    let size = font.size(of: sample.text, shaping: shaping)
    #expect(size.width == ShapedLine(sample.widest, font: font, shaping: shaping).width)
  }

  @Test("Letters of a monospaced font are equally wide", arguments: Shaping.allCases)
  func monospaced(_ shaping: Shaping) throws {
    let font = try Fixture.font("DejaVuSansMono.ttf", 16)
    func width(_ text: String) -> Double { font.size(of: text, shaping: shaping).width }
    #expect(width("i") == width("W"))
    #expect(abs(width("iiii") - 4 * width("W")) < 1e-12)
    #expect(width("iiii") == width("WiWi"))
  }
}
