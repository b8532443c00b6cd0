import TestSupport
import TextMetrics
import Testing

/// Which face of a font's list sets an emoji and what may be one (UTS #51).
///
/// The expected faces are by the rule alone: two made fonts have the same characters, one in colour,
/// where each glyph is 1200 units wide, the other without, where each is 700.
struct PresentationTests {
  static let symbols = "Kinds/symbols.ttf"
  static let emoji = "Kinds/emoji.ttf"

  private func font(_ names: [String], order: FallbackOrder = .byPresentation) throws -> Font {
    let faces = try names.map { try FontFace(path: Fixture.path($0)) }
    var font = try Font(face: faces[0], size: 1000, fallbacks: Array(faces.dropFirst()))
    font.fallbackOrder = order
    return font
  }

  /// A cluster and the faces that set it: in the list symbols, emoji, and in the list emoji, symbols.
  typealias Sample = (text: String, symbolsFirst: Int, emojiFirst: Int)

  static let samples: [Sample] = [
    // Emoji by default.
    ("\u{2615}", 1, 0), ("\u{1F44D}", 1, 0),
    // By a variation selector, and by a joined sequence without one.
    ("\u{2764}\u{FE0F}", 1, 0), ("\u{2615}\u{FE0F}", 1, 0), ("1\u{FE0F}", 1, 0),
    ("\u{26F9}\u{200D}\u{2642}", 1, 0),
    ("\u{1F468}\u{200D}\u{2764}\u{FE0F}\u{200D}\u{1F468}", 1, 0),
    // Keycaps, flags, skin tones.
    ("1\u{FE0F}\u{20E3}", 1, 0), ("\u{1F1E6}\u{1F1E8}", 1, 0), ("\u{1F44D}\u{1F3FB}", 1, 0),
    ("\u{26F9}\u{1F3FB}", 1, 0),
    // Text presentation.
    ("\u{2615}\u{FE0E}", 0, 1), ("\u{2764}\u{FE0E}", 0, 1), ("1\u{FE0E}", 0, 1),
    ("1\u{FE0E}\u{20E3}", 0, 1), ("\u{1F44D}\u{FE0E}", 0, 1),
    // Neither: the first face of the list.
    ("\u{2764}", 0, 0), ("1", 0, 0), ("1\u{20E3}", 0, 0), ("A", 0, 0), ("A\u{FE0F}", 0, 0),
    ("A\u{FE0E}", 0, 0), ("\u{26F9}", 0, 0), ("1\u{1F3FB}", 0, 0), (" ", 0, 0),
    // In one of the faces alone.
    ("\u{1F600}", 1, 0), ("\u{1F600}\u{FE0E}", 1, 0), ("\u{1F920}", 0, 1),
    ("\u{203C}\u{FE0F}", 0, 1), ("b", 0, 1), ("b\u{FE0F}", 0, 1),
  ]

  @Test(
    "An emoji takes the first colour face, one in text presentation the first other one, other text the first",
    arguments: samples, Shaping.allCases)
  func face(_ sample: Sample, _ shaping: Shaping) throws {
    for (names, face) in [
      ([Self.symbols, Self.emoji], sample.symbolsFirst),
      ([Self.emoji, Self.symbols], sample.emojiFirst),
    ] {
      let font = try font(names)
      for text in [sample.text, sample.text + sample.text] {
        let line = ShapedLine(text, font: font, shaping: shaping)
        #expect(line.glyphRuns.map(\.fontIndex) == [face])
        #expect(line.missing.isEmpty)
        let alone = try Font(face: font.faces[face], size: 1000)
        #expect(line.width == ShapedLine(text, font: alone, shaping: shaping).width)
        #expect(font.width(of: text, shaping: shaping) == line.width)
      }
      let line = ShapedLine("A\(sample.text)A", font: font, shaping: shaping)
      let expected = face == 0 ? [0] : [0, face, 0]
      #expect(line.glyphRuns.map(\.fontIndex) == expected)
    }
  }

  @Test(
    "In strict order each takes the first face that has it", arguments: samples, Shaping.allCases)
  func strict(_ sample: Sample, _ shaping: Shaping) throws {
    for names in [[Self.symbols, Self.emoji], [Self.emoji, Self.symbols]] {
      let font = try font(names, order: .strict)
      let first = try Font(face: font.face, size: 1000)
      let isCovered = ShapedLine(sample.text, font: first, shaping: shaping).missing.isEmpty
      let line = ShapedLine(sample.text, font: font, shaping: shaping)
      #expect(line.glyphRuns.map(\.fontIndex) == [isCovered ? 0 : 1])
    }
  }

  @Test("The first of several colour faces that has an emoji sets it", arguments: Shaping.allCases)
  func severalColorFaces(_ shaping: Shaping) throws {
    let font = try font([Self.symbols, "Kinds/colr.ttf", Self.emoji, "NotoColorEmoji.ttf"])
    for (text, face) in [
      ("\u{2615}", 2), ("\u{1F466}", 3), ("A", 0), ("V", 1), ("\u{2615}\u{FE0E}", 0),
    ] {
      let line = ShapedLine(text, font: font, shaping: shaping)
      #expect(line.glyphRuns.map(\.fontIndex) == [face], "\(text)")
    }
  }

  @Test("An emoji that no face has is missing from the first", arguments: Shaping.allCases)
  func missing(_ shaping: Shaping) throws {
    let line = ShapedLine(
      "A\u{1F680}1", font: try font([Self.symbols, Self.emoji]), shaping: shaping)
    #expect(line.missing.map { String(line.text[$0]) } == ["\u{1F680}"])
    #expect(line.glyphRuns.map(\.fontIndex) == [0])
    #expect(line.width == 700 + 500 + 700)
  }

  @Test("What was measured before without other faces changes nothing", arguments: Shaping.allCases)
  func remembered(_ shaping: Shaping) throws {
    let both = try font([Self.symbols, Self.emoji])
    let alone = try Font(face: both.face, size: 1000)
    for text in [
      "\u{2615}", "A\u{2615} A1b", "1\u{FE0F}1", "\u{2764}\u{FE0F}", "\u{26F9}\u{200D}\u{2642}",
    ] {
      let uncached = ShapedLine(text, font: try font([Self.symbols, Self.emoji]), shaping: shaping)
      for _ in 0..<4 {
        _ = ShapedLine(text, font: alone, shaping: shaping)
        _ = alone.width(of: text, shaping: shaping)
      }
      for _ in 0..<4 {
        let line = ShapedLine(text, font: both, shaping: shaping)
        #expect(line.glyphs == uncached.glyphs)
        #expect(line.caretStops.map(\.x) == uncached.caretStops.map(\.x))
        #expect(both.width(of: text, shaping: shaping) == uncached.width)
      }
      let plain = ShapedLine(text, font: alone, shaping: shaping)
      #expect(plain.glyphRuns.map(\.fontIndex) == [0])
    }
  }

  @Test("Digits beside an emoji stay where they are, and the caret stands between all")
  func digits() throws {
    let line = ShapedLine(
      "1\u{FE0F}\u{20E3}1 \u{2615}1", font: try font([Self.symbols, Self.emoji]))
    #expect(line.glyphRuns.map(\.fontIndex) == [1, 0, 1, 0])
    #expect(line.caretStops.map(\.x).suffix(4) == [3100, 3800, 5000, 5700].suffix(4))
  }

  #if Shaping
    @Test("An emoji in right-to-left text takes its face and its place")
    func rightToLeft() throws {
      let font = try font(["DejaVuSans.ttf", Self.emoji])
      let line = ShapedLine("\u{5D0}\u{2615}\u{5D1}", font: font)
      #expect(line.direction == .rightToLeft)
      #expect(line.glyphRuns.map(\.fontIndex) == [0, 1, 0])
      #expect(
        line.glyphRuns.map { String(line.text[$0.range]) } == ["\u{5D1}", "\u{2615}", "\u{5D0}"])
    }
  #endif
}
