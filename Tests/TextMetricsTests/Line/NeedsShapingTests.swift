import TestSupport
import TextMetrics
import Testing

/// Which text glyph-by-glyph setting gets wrong.
struct NeedsShapingTests {
  @Test(
    "Text that is written one glyph after another needs no shaping",
    arguments: [
      "", "Hello, World!", "caf\u{E9}", "\u{141}\u{F3}d\u{17A}",
      "\u{38C}\u{3BD}\u{3BF}\u{3BC}\u{3B1}",
      "\u{412}\u{432}\u{435}\u{434}", "\u{8BF7}\u{8F93}\u{5165}\u{7528}\u{6237}\u{540D}",
      "\u{3042}\u{30A2}",
      "\u{D55C}\u{AD6D}", "a\tb\nc\r\nd", "\u{1F600}", "\u{3000}", "\u{2022}\u{2026}\u{20AC}",
      "\u{FB03}",
      "\u{10A0}\u{531}", "\u{200B}\u{2060}", "\u{FFFD}",
    ])
  func no(_ text: String) throws {
    let line = ShapedLine(text, font: try Fixture.font("DejaVuSans.ttf"), shaping: .simple)
    #expect(!line.needsShaping)
  }

  @Test(
    "Text from right to left, joined, reordered or with marks needs shaping",
    arguments: [
      "\u{5E9}\u{5DC}\u{5D5}\u{5DD}", "\u{633}\u{644}\u{627}\u{645}", "\u{710}", "\u{780}",
      "\u{7CA}", "\u{FB2A}", "\u{FE8D}",
      "e\u{301}", "\u{928}\u{92E}\u{938}\u{94D}\u{924}\u{947}", "\u{E01}\u{E49}", "\u{0E01}",
      "\u{1780}\u{17D2}\u{1780}",
      "\u{1000}\u{103C}", "\u{F40}\u{FB1}", "\u{1100}\u{1161}", "\u{1820}\u{1821}",
      "\u{1F1E9}\u{1F1F2}",
      "\u{1F44D}\u{1F3FD}", "\u{1F468}\u{200D}\u{1F469}", "1\u{FE0F}\u{20E3}", "\u{2601}\u{FE0F}",
      "ab\u{202E}cd",
      "x\u{2067}y\u{2069}", "a\u{200F}b", "a\u{200D}b", "\u{10900}", "\u{11013}", "\u{1E900}",
      "abc\u{5D0}",
    ])
  func yes(_ text: String) throws {
    let line = ShapedLine(text, font: try Fixture.font("DejaVuSans.ttf"), shaping: .simple)
    #expect(line.needsShaping)
  }

  #if Shaping
    @Test("A shaped line never needs shaping")
    func shaped() throws {
      for text in try TestText.all {
        let line = ShapedLine(text.text, font: try Fixture.font("DejaVuSans.ttf"), shaping: .full)
        #expect(!line.needsShaping)
      }
    }
  #endif
}
