import TestSupport
import TextMetrics
import Testing

/// Line breaks, tabs and other controls in a single line.
struct ControlTests {
  @Test(
    "A line break shows as one space, CR LF as one of them",
    arguments: [
      "\n", "\u{B}", "\u{C}", "\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}",
    ], Shaping.allCases)
  func newline(_ newline: String, _ shaping: Shaping) throws {
    let font = try Fixture.unitFont("DejaVuSans.ttf")
    let line = ShapedLine("ab\(newline)cd", font: font, shaping: shaping)
    let spaced = ShapedLine("ab cd", font: font, shaping: shaping)
    #expect(line.caretStops.map(\.x) == spaced.caretStops.map(\.x))
    #expect(line.width == spaced.width)
    #expect(line.missing.isEmpty)
    #expect(line.caretStops.map(\.index) == Array(line.text.indices) + [line.text.endIndex])
  }

  @Test("A line break alone, first or last is one space too", arguments: Shaping.allCases)
  func newlineAtTheEnds(_ shaping: Shaping) throws {
    let font = try Fixture.unitFont("DejaVuSans.ttf")
    for (text, spaced) in [
      ("\n", " "), ("\r\n", " "), ("\na", " a"), ("a\r\n", "a "), ("\n\n\r\n", "   "),
    ] {
      let line = ShapedLine(text, font: font, shaping: shaping)
      let expected = ShapedLine(spaced, font: font, shaping: shaping)
      #expect(line.caretStops.map(\.x) == expected.caretStops.map(\.x))
    }
  }

  @Test(
    "A line break does not end the text of a line from right to left", arguments: Shaping.allCases)
  func newlineInHebrew(_ shaping: Shaping) throws {
    let font = try Fixture.unitFont("DejaVuSans.ttf")
    let line = ShapedLine("\u{5D0}\n\u{5D1}", font: font, shaping: shaping, direction: .rightToLeft)
    let spaced = ShapedLine(
      "\u{5D0} \u{5D1}", font: font, shaping: shaping, direction: .rightToLeft)
    #expect(line.caretStops.map(\.x) == spaced.caretStops.map(\.x))
  }

  @Test(
    "A tab goes to the next stop of eight spaces from the line's start",
    arguments: [
      ("\t", 1.0), ("\t\t", 2), ("a\t", 1), ("aaaaa\t", 2), ("a\tb\t", 2), ("mmmmmmmm\t", 4),
      ("        \t", 2), ("iiiiiiii\t", 1),
      // Seven spaces leave 651 units to the stop, and half a "0" is 651.5.
      ("iiiiiiiii\t", 2), ("       \t", 2), ("iiiiiiiii\tiiiiiiiii\t", 4),
    ], Shaping.allCases)
  func tabStops(_ sample: (text: String, stop: Double), _ shaping: Shaping) throws {
    let line = ShapedLine(
      sample.text, font: try Fixture.unitFont("DejaVuSans.ttf"), shaping: shaping)
    #expect(line.width == sample.stop * 8 * 651)
    #expect(line.missing.isEmpty)
  }

  /// What stands before a tab in a font, and the units to where it ends.
  typealias TabSample = (font: String, text: String, end: Double)

  @Test(
    "A stop that is less than half a \"0\" away is passed",
    arguments: [
      // Widths and half a "0" by hmtx (fontTools 4.68). Roboto: i 498, space 508, half a "0" 575.5.
      ("Roboto-Regular.ttf", "iiiiiii", 4064.0), ("Roboto-Regular.ttf", "iiiiiiii", 8128),
      ("Roboto-Regular.ttf", "       ", 8128), ("Roboto-Regular.ttf", "      ", 4064),
      ("LiberationSans-Regular.ttf", "       ", 9104),
      ("LiberationSans-Regular.ttf", "      ", 4552),
      ("DejaVuSansMono.ttf", "iiiiiii", 9864), ("DejaVuSansMono.ttf", "iiiiiiii", 19728),
      // A font without a "0": a quarter of an em is 250, a stop 2000, A 600, e 480.
      ("Kinds/outlines.otf", "AAA", 4000), ("Kinds/outlines.otf", "AAe", 2000),
    ] as [TabSample], Shaping.allCases)
  func nearStop(_ sample: TabSample, _ shaping: Shaping) throws {
    let line = ShapedLine(
      sample.text + "\t", font: try Fixture.unitFont(sample.font), shaping: shaping)
    #expect(line.width == sample.end)
  }

  @Test("A tab can be hit, and the caret stands on both sides of it", arguments: Shaping.allCases)
  func tabHit(_ shaping: Shaping) throws {
    let line = ShapedLine("a\tb", font: try Fixture.font("DejaVuSans.ttf", 16), shaping: shaping)
    let xs = line.caretStops.map(\.x)
    let middle = (xs[1] + xs[2]) / 2
    #expect(line.position(at: middle - 1).index == line.caretStops[1].index)
    #expect(line.position(at: middle + 1).index == line.caretStops[2].index)
  }

  @Test(
    "Tab stops do not depend on the size, on hinting they are whole spaces",
    arguments: Shaping.allCases)
  func tabsAtSizes(_ shaping: Shaping) throws {
    for hinting in Hinting.allCases {
      let font = try Font(face: Fixture.face("DejaVuSans.ttf"), size: 13, hinting: hinting)
      let space = ShapedLine(" ", font: font, shaping: shaping).width
      let line = ShapedLine("ab\tc\t", font: font, shaping: shaping)
      #expect(abs(line.width - 16 * space) < 1e-9)
    }
  }

  @Test("A tab after tracked letters still ends at a stop", arguments: Shaping.allCases)
  func trackedTab(_ shaping: Shaping) throws {
    var font = try Fixture.font("DejaVuSans.ttf", 16)
    let stop = 8 * ShapedLine(" ", font: font, shaping: shaping).width
    font.tracking = 3.25
    let line = ShapedLine("ab\t", font: font, shaping: shaping)
    #expect(abs(line.width - stop) < 16.0 / 2048)
  }

  @Test(
    "A control that is no break is a missing character", arguments: ["\u{1}", "\u{7F}", "\u{1B}"])
  func control(_ control: String) throws {
    for shaping in Shaping.allCases {
      let line = ShapedLine(
        "a\(control)b", font: try Fixture.unitFont("DejaVuSans.ttf"), shaping: shaping)
      #expect(line.caretStops.count == 4)
      #expect(line.missing.map { String(line.text[$0]) } == [control])
    }
  }

  @Test(
    "Every text with controls keeps one caret stop for each boundary", arguments: Shaping.allCases)
  func texts(_ shaping: Shaping) throws {
    for text in try TestText.all where text.tags.contains("control") {
      let line = ShapedLine(text.text, font: try Fixture.font("DejaVuSans.ttf"), shaping: shaping)
      let xs = line.caretStops.map(\.x)
      #expect(line.caretStops.map { $0.index.utf16Offset(in: line.text) } == text.gb16)
      #expect(zip(xs, xs.dropFirst()).allSatisfy { $0 < $1 }, "\(text.id)")
    }
  }
}
