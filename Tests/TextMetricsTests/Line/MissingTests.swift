import TestSupport
import TextMetrics
import Testing

/// Characters that no face has.
struct MissingTests {
  @Test(
    "A character that the font lacks shows as .notdef, and its range is told",
    arguments: Shaping.allCases)
  func notdef(_ shaping: Shaping) throws {
    let font = try Fixture.unitFont("DejaVuSans.ttf")
    let line = ShapedLine("a\u{7528}b", font: font, shaping: shaping)
    #expect(line.missing.map { String(line.text[$0]) } == ["\u{7528}"])
    let xs = line.caretStops.map(\.x)
    #expect(xs[2] - xs[1] == 1229)
    #expect(line.glyphs[1].id == .notdef)
    #expect(line.glyphs[1].fontIndex == 0)
  }

  @Test("Each missing stretch is told, in order", arguments: Shaping.allCases)
  func ranges(_ shaping: Shaping) throws {
    let font = try Fixture.unitFont("LiberationSerif-Italic.ttf")
    let line = ShapedLine("\u{7528}a\u{E000}b\u{E001}", font: font, shaping: shaping)
    #expect(line.missing.map { String(line.text[$0]) } == ["\u{7528}", "\u{E000}", "\u{E001}"])
  }

  @Test("Nothing is missing from a text that the font covers", arguments: Fixture.fontNames)
  func covered(_ name: String) throws {
    let font = try Fixture.font(name)
    var differences = Differences()
    for row in try Golden.fontTools.rows where row.font == name {
      for shaping in Shaping.allCases {
        let line = ShapedLine(try TestText.named(row.text), font: font, shaping: shaping)
        differences.compare(line.missing, [], "\(row.text) \(shaping)")
      }
    }
    #expect(differences.found == [])
  }

  @Test("A fallback sets what the font lacks and nothing else", arguments: Shaping.allCases)
  func fallback(_ shaping: Shaping) throws {
    var font = try Fixture.font("DejaVuSans.ttf", 16)
    font.fallbacks = [try Fixture.face("wqy-microhei.ttf")]
    let line = ShapedLine("a\u{7528}\u{6237}b", font: font, shaping: shaping)
    #expect(line.missing.isEmpty)
    #expect(line.glyphRuns.map(\.fontIndex) == [0, 1, 0])
    let wide = ShapedLine(
      "\u{7528}\u{6237}", font: try Fixture.font("wqy-microhei.ttf", 16), shaping: shaping)
    let narrow = ShapedLine("ab", font: try Fixture.font("DejaVuSans.ttf", 16), shaping: shaping)
    #expect(abs(line.width - wide.width - narrow.width) < 1e-9)
    #expect(line.glyphs.map(\.fontIndex) == [0, 1, 1, 0])
  }

  @Test("Six ideographs are six ems with a fallback", arguments: Shaping.allCases)
  func ideographs(_ shaping: Shaping) throws {
    var font = try Fixture.font("LiberationSans-Regular.ttf", 13)
    font.fallbacks = [try Fixture.face("wqy-microhei.ttf")]
    let text = try TestText.named("chinese-user-name")
    let line = ShapedLine(text, font: font, shaping: shaping)
    let own = ShapedLine(text, font: try Fixture.font("wqy-microhei.ttf", 13), shaping: shaping)
    #expect(line.width == own.width)
    #expect(line.glyphRuns.map(\.fontIndex) == [1])
  }

  @Test("The first of several fallbacks that has a character sets it", arguments: Shaping.allCases)
  func order(_ shaping: Shaping) throws {
    var font = try Fixture.font("NotoSansHebrew-Regular.ttf", 16)
    font.fallbacks = try [
      Fixture.face("Loma.ttf"), Fixture.face("DejaVuSans.ttf"), Fixture.face("wqy-microhei.ttf"),
    ]
    func fontIndices(_ text: String) -> [Int] {
      ShapedLine(text, font: font, shaping: shaping).glyphRuns.map(\.fontIndex)
    }
    #expect(fontIndices("\u{5D0}") == [0])
    #expect(fontIndices("a") == [1])
    #expect(fontIndices("\u{3B1}") == [2])
    #expect(fontIndices("\u{7528}") == [3])
    #expect(fontIndices("\u{E000}") == [0])
  }

  @Test(
    "One font sets a whole grapheme, also when another has a part of it",
    arguments: Shaping.allCases)
  func wholeGraphemes(_ shaping: Shaping) throws {
    // Loma has the circle and the Thai vowel; DejaVu Sans has the circle alone.
    var font = try Fixture.font("DejaVuSans.ttf", 16)
    font.fallbacks = [try Fixture.face("Loma.ttf")]
    let line = ShapedLine("\u{25CC}\u{E37}", font: font, shaping: shaping)
    #expect(line.glyphRuns.map(\.fontIndex) == [1])
    #expect(line.missing.isEmpty)
  }

  @Test(
    "What is missing has the width of .notdef after a character without width",
    arguments: [
      "\u{200F}\u{651}", "\u{34F}\u{651}", "\u{200D}\u{651}", "\u{AD}\u{651}", "\u{200B}\u{651}",
      "\u{FE0F}\u{651}", "\u{2060}\u{915}", "\u{200F}\u{651}\u{64E}", "a\u{200F}\u{651}b",
    ], Shaping.allCases)
  func afterIgnorable(_ text: String, _ shaping: Shaping) throws {
    // Advances by HarfBuzz 15.0.0: .notdef, and "ab".
    for (name, notdef, letters) in [
      ("Roboto-Regular.ttf", 908.0, 2264.0), ("LiberationSans-Regular.ttf", 748, 2278),
    ] {
      let font = try Fixture.unitFont(name)
      let line = ShapedLine(text, font: font, shaping: shaping, direction: .leftToRight)
      let marks = text.unicodeScalars.count { [0x651, 0x64E, 0x915].contains($0.value) }
      let width = notdef * Double(marks) + (text.hasPrefix("a") ? letters : 0)
      #expect(line.width == width, "\(name)")
      #expect(font.width(of: text, shaping: shaping, direction: .leftToRight) == width)
      #expect(line.glyphs.count { $0.id == .notdef } == marks)
      #expect(!line.missing.isEmpty)
      // A character without width is never missing by itself.
      let isAlone = line.missing.contains { ["\u{200F}", "\u{200B}"].contains(line.text[$0]) }
      #expect(!isAlone)
    }
  }
}
