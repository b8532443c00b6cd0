import TestSupport
import TextMetrics
import Testing

/// A face that remembers text gives the same numbers as one that remembers nothing.
struct CachedTextTests {
  private static let fonts = [
    "DejaVuSans.ttf", "Roboto-Regular.ttf", "LiberationSans-Regular.ttf",
    "LiberationSerif-Italic.ttf", "Inter-roman.var.ttf", "Amiri-Regular.ttf",
    "Lohit-Devanagari.ttf", "NotoSansHebrew-Regular.ttf", "Loma.ttf", "wqy-microhei.ttf",
    "DejaVuSansMono.ttf",
  ]

  /// What fonts kern, join, replace, reorder or lack.
  private static let parts = [
    "ff", "fi", "ffi", "fl", "ffl", "fj", "affle", "of", "f", "fé", "“A”", "Te.", "T,", "AV", "Yo",
    "IJ", "–", "½", "1/2", "1⁄2", "ß", "éf", "€", "a¬b", "ﬁ", "1", "x", "(a)", "\u{A0}", "e\u{301}",
    "\u{301}", "\u{AD}", "\t", "\n", "שלום", "مرحبا", "لا", "हिन्दी", "क्ष", "र्", "ก", "กำ", "请", "😀",
    "\u{200D}", "",
  ]

  /// What stands in Chinese and Japanese text, and what changes it.
  private static let eastAsianParts = [
    "中", "文字", "本机", "标", "请", "豈", "𠀀", "あ", "い", "は\u{3099}", "ア", "ー", "ﾊﾞ", "ㄅ", "。", "，", "「",
    "」", "（", "）", "(", ")", "\"…", ".“", ",[", "'”", "１", "1", "12", "1⁄2", "\u{3000}", "\u{FE00}",
    "\u{200D}", "\u{3099}",
    "\u{302A}", "\u{AD}", "가", "ᄀ", "A", "AV", "é", "😀", "\n", "ا", "",
  ]

  private static func randomText(
    _ random: inout SeededGenerator, _ parts: [String] = parts
  ) -> String {
    let count = Int.random(in: 1...6, using: &random)
    // Most texts keep to the first parts, which are plain.
    let choice = Bool.random(using: &random) ? parts[..<26] : parts[...]
    return (0..<count).reduce(into: "") { text, _ in
      text += choice.randomElement(using: &random) ?? ""
      if Bool.random(using: &random) { text += " " }
    }
  }

  private static func differences(
    _ name: String, _ parts: [String] = parts, texts: Int, seed: UInt64,
    change: (inout Font) -> Void = { _ in }
  ) throws -> [String] {
    let (face, forgetful) = try (
      FontFace(path: Fixture.path(name)), FontFace(path: Fixture.path(name))
    )
    var random = SeededGenerator(seed: seed)
    var differences: [String] = []
    for (hinting, size) in [(Hinting.none, 16.0), (.full, 13.0)] {
      var font = try Font(face: face, size: size, hinting: hinting)
      var other = try Font(face: forgetful, size: size, hinting: hinting)
      change(&font)
      change(&other)
      other.stack.cache.limit = 0
      for _ in 0..<texts {
        let text = randomText(&random, parts)
        for shaping in Shaping.allCases {
          let line = ShapedLine(text, font: font, shaping: shaping)
          let expected = ShapedLine(text, font: other, shaping: shaping)
          let width = font.width(of: text, shaping: shaping)
          let isEqual = [
            line.glyphs == expected.glyphs, line.caretStops == expected.caretStops,
            line.missing == expected.missing, line.width == expected.width,
            width == expected.width,
          ]
          if isEqual.contains(false) {
            differences.append("\(text.debugDescription), \(shaping), \(hinting): \(isEqual)")
          }
        }
      }
    }
    return Array(differences.prefix(5))
  }

  @Test("Chinese and Japanese text measures the same remembered and not", arguments: fonts)
  func sameEastAsianNumbers(_ name: String) throws {
    let differences = try Self.differences(name, Self.eastAsianParts, texts: 500, seed: 6)
    #expect(differences == [])
  }

  @Test("A text measures the same remembered and not", arguments: fonts)
  func sameNumbers(_ name: String) throws {
    let differences = try Self.differences(name, texts: 300, seed: 1)
    #expect(differences == [])
  }

  @Test(
    "It does so with features and tracking",
    arguments: ["DejaVuSans.ttf", "Roboto-Regular.ttf", "Inter-roman.var.ttf", "Amiri-Regular.ttf"])
  func styles(_ name: String) throws {
    let changes: [(inout Font) -> Void] = [
      { $0.features = [FontFeature("liga", 0)] },
      { $0.features = [FontFeature("kern", 0)] },
      { $0.features = [FontFeature("dlig", 1), FontFeature("smcp", 1), FontFeature("frac", 1)] },
      { $0.tracking = 1.5 },
      { $0.tracking = -0.75 },
      { $0.language = "tr" },
    ]
    for (number, change) in changes.enumerated() {
      let differences = try Self.differences(
        name, texts: 100, seed: UInt64(number), change: change)
      #expect(differences == [])
    }
  }

  @Test("Measuring a text again changes nothing, nor does another text in between")
  func again() throws {
    let font = try Fixture.font("DejaVuSans.ttf")
    let texts = ["waffle", "To the office", "AVAVAV", "fjord", "a–b", "fifty ﬁ"]
    let first = texts.map { font.width(of: $0) }
    let lines = texts.map { ShapedLine($0, font: font).width }
    let second = texts.reversed().map { font.width(of: $0) }
    #expect(first == lines)
    #expect(first == second.reversed())
  }

  @Test("The glyphs of a line are there though its face forgot all text", arguments: fonts)
  func forgotten(_ name: String) throws {
    let (face, forgetful) = try (
      FontFace(path: Fixture.path(name)), FontFace(path: Fixture.path(name))
    )
    let (font, other) = try (Font(face: face, size: 16), Font(face: forgetful, size: 16))
    other.stack.cache.limit = 0
    var random = SeededGenerator(seed: 8)
    let texts = (0..<200).map { _ in Self.randomText(&random) }
    for shaping in Shaping.allCases {
      let lines = texts.map { ShapedLine($0, font: font, shaping: shaping) }
      font.stack.cache.removeAll()
      font.stack.cache.limit = 0
      let glyphs = lines.map(\.glyphs)
      let expected = texts.map { ShapedLine($0, font: other, shaping: shaping).glyphs }
      #expect(glyphs == expected)
      font.stack.cache.limit = 8_000_000
    }
  }

  @Test("A cache keeps to its limit, and can be dropped")
  func limit() throws {
    let face = try FontFace(path: Fixture.path("DejaVuSans.ttf"))
    let font = try Font(face: face, size: 16)
    font.stack.cache.limit = 1_000_000
    var random = SeededGenerator(seed: 3)
    for _ in 0..<20_000 { _ = font.width(of: Self.randomText(&random)) }
    let used = font.stack.cache.byteCount
    #expect(used > 0)
    #expect(used <= 1_200_000)
    font.stack.cache.removeAll()
    #expect(font.stack.cache.byteCount == 0)
  }
}
