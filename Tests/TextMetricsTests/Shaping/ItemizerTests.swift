import TestSupport
import Testing

@testable import TextMetrics

/// Runs and graphemes that are found with the traits of characters are those that each step by
/// itself finds.
struct ItemizerTests {
  /// What begins, ends or turns something, or joins with what stands beside it.
  private static let parts: [String] = [
    "a", "ff", "é", "Ж", "α", "1", "12", " ", " ", ".", ",", "+", "$", "\t", "\n", "\r", "\r\n",
    "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}", "(", ")", "[", "]", "«", "»", "（", "）", "「",
    "」", "<", ">", "⟨", "〈", "\u{2329}", "\u{301}", "\u{20DD}", "\u{64B}", "\u{5B0}", "\u{93C}",
    "\u{200B}", "\u{200C}", "\u{200D}", "\u{200E}", "\u{200F}", "\u{61C}", "\u{202A}", "\u{202B}",
    "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}", "\u{AD}",
    "\u{FEFF}", "\u{FE0F}", "\u{E0061}", "\u{600}", "\u{6DD}", "\u{110BD}", "\u{D4E}", "א", "שלום",
    "م", "مرحبا", "لا", "١", "۱", "،", "ހ", "क", "क्ष", "र्", "ि", "ं", "।", "ক", "்", "ก", "ำ", "ກ",
    "ຳ", "မ", "\u{102B}", "ខ", "ᜀ", "ᄀ", "ᅡ", "ᆨ", "가", "각", "中", "文", "。", "あ", "ア", "ー", "ﾞ",
    "ㄅ", "豈", "𠀀", "\u{3099}", "😀", "👍🏽", "👨‍👩‍👧", "\u{1F3FD}", "🇫", "🇫🇷", "1️⃣", "❤️", "#", "✂", "©",
    "𐤀", "𞤀", "𝔸", "\u{378}", "\u{E000}", "\u{10FFFF}",
  ]

  private static let assignedScalars = (0...UInt32(0x10FFFF)).compactMap(Unicode.Scalar.init)
    .filter { ![.unassigned, .privateUse].contains($0.properties.generalCategory) }

  /// Texts of these parts, and of any code points.
  private static func texts(_ count: Int, seed: UInt64) -> [String] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      let usesParts = Int.random(in: 0..<4, using: &random) > 0
      // Few different parts in a text make that they meet in all ways.
      let choice = (0..<5).compactMap { _ in parts.randomElement(using: &random) }
      return (0..<Int.random(in: 0...8, using: &random)).reduce(into: "") { text, _ in
        if usesParts {
          text += choice.randomElement(using: &random) ?? ""
        } else if let scalar = assignedScalars.randomElement(using: &random) {
          text.unicodeScalars.append(scalar)
        }
      }
    }
  }

  @Test("Graphemes are Swift's characters")
  func graphemes() {
    var differences = Differences()
    for text in Self.texts(20_000, seed: 1) {
      let graphemes = Graphemes(text)
      let actual = (0..<graphemes.count).map { graphemes[$0].count }
      differences.compare(actual, text.map(\.utf8.count), text.debugDescription)
    }
    #expect(differences.found == [])
  }

  @Test("What stands alone does so beside the letters, syllables and pictures of other classes")
  func standsAlone() {
    var differences = Differences()
    let others = ["a", "가", "각", "क", "😀", "\n", "ก", "中"]
    for scalar in Self.assignedScalars
    where CharacterTraits(scalar).flags.contains(.standsAlone) {
      let between = others.map { $0 + String(scalar) }.joined() + "a"
      differences.compare(
        between.count, 2 * others.count + 1, "U+\(String(scalar.value, radix: 16)) between others")
    }
    #expect(differences.found == [])
  }

  #if Shaping
    @Test("Runs are those of each grapheme by itself")
    func runs() {
      var differences = Differences()
      for text in Self.texts(20_000, seed: 2) {
        for direction in WritingDirection.allCases {
          let expected = PlainItemizer.runs(text, direction)
          let name = "\(text.debugDescription), \(direction)"
          let runs = Itemizer.runs(text, Graphemes(text), direction: direction)
          differences.compare(runs.map(\.told), expected, name)
          let isDrawn = text.unicodeScalars.allSatisfy(ScalarRole.isDrawn)
          let drawn = CharacterTable.withTable { table in
            unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
              unsafe Itemizer.runs(
                ofDrawn: bytes, direction: direction, needsGraphemes: false, &table)?.runs
                .map(\.told)
            }
          }
          differences.compare(drawn.flatMap { $0 }, isDrawn ? expected : nil, name)
        }
      }
      #expect(differences.found == [])
    }

    @Test("A text is read in the direction of its first letter outside of isolates")
    func directions() {
      var differences = Differences()
      for text in Self.texts(5000, seed: 3) {
        let runs = Itemizer.runs(text, Graphemes(text), direction: .natural)
        let expected = WritingDirection.firstStrong(in: text) == .rightToLeft
        differences.compare(runs.isRightToLeft, expected, text.debugDescription)
      }
      #expect(differences.found == [])
    }
  #endif
}
