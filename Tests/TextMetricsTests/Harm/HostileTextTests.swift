import TestSupport
import TextMetrics
import Testing

/// Texts that no person writes: each is measured in time that grows with its length alone.
struct HostileTextTests {
  private struct Hostile: CustomTestStringConvertible {
    let start: String
    let unit: String

    init(_ start: String, _ unit: String) {
      self.start = start
      self.unit = unit
    }

    func text(_ length: Int) -> String {
      start + String(repeating: unit, count: length / unit.unicodeScalars.count)
    }

    var testDescription: String {
      (start + unit).unicodeScalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }
        .joined(separator: " ") + " …"
    }
  }

  @Test(
    "Its numbers are finite",
    arguments: [
      Hostile("\u{5D0}", "\u{AD}"),
      Hostile("", "\u{202B}a"),  // embeddings that are never closed
      Hostile("", "\u{2067}a"),  // isolates that are never closed
      Hostile("", "\u{2067}a\u{2066}\u{5D0}"),
      Hostile("\u{5D0}", "\u{2069}"),
      Hostile("\u{5D0}", "("),
      Hostile("", "(\u{5D0}[{a"),
      Hostile("", "a\u{5D0}"),
      Hostile("\u{1F468}", "\u{200D}\u{1F468}"),  // one emoji
      Hostile("", "\u{1F1E6}"),
      Hostile("\u{1F3F4}", "\u{E0067}"),  // one flag
      Hostile("", "\u{915}\u{94D}"),
      Hostile("", "\u{1100}"),  // one Hangul syllable
      Hostile("", "1\u{2044}2"),
      Hostile("", "\0"),
    ])
  private func finite(_ hostile: Hostile) throws {
    let text = hostile.text(5000)
    var font = try Fixture.font("DejaVuSans.ttf")
    font.fallbacks = [try Fixture.face("Lohit-Devanagari.ttf")]
    for shaping in Shaping.allCases {
      let line = ShapedLine(text, font: font, shaping: shaping)
      let stops = line.caretStops
      #expect(stops.count == text.count + 1)
      #expect(stops.allSatisfy { $0.upstream.isFinite && $0.downstream.isFinite })
      #expect(line.width.isFinite && line.width >= 0)
      let all = line.intervals(for: text.startIndex..<text.endIndex)
      #expect(all.reduce(0) { $0 + $1.width } <= line.width * (1 + 1e-9))
      #expect(line.glyphs.allSatisfy { $0.x.isFinite && $0.y.isFinite && $0.advance.isFinite })
    }
  }

  @Test(
    "Sixteen times as much takes not much more than sixteen times as long",
    arguments: [
      Hostile("a", "\u{301}"),  // marks on one letter
      Hostile("a", "\u{301}\u{323}"),  // marks of two classes, to be sorted
      Hostile("\u{633}", "\u{64B}"),
      Hostile("", "\u{200B}"),  // a mark in DejaVu Sans, without a letter
      Hostile("\u{5D0}", "()"),
      Hostile("\u{5D0}", "(])"),
      Hostile("", "\u{2067}\u{2069}"),
      Hostile("", "\ta\t\u{5D0}"),  // a tab in each of many runs
      Hostile("", "a\u{5D0}"),
    ])
  private func linear(_ hostile: Hostile) throws {
    let font = try Fixture.font("DejaVuSans.ttf")
    let (short, long) = (hostile.text(2000), hostile.text(32_000))
    _ = ShapedLine(short, font: font)
    func time(_ text: String) throws -> Double {
      try #require(
        (0..<3).map { _ in ThreadTime.taken { _ = ShapedLine(text, font: font) } }.min())
    }
    let (once, sixteenfold) = (try time(short), try time(long))
    // Quadratic time would be 256 times as long.
    #expect(sixteenfold < 48 * once)
  }

  #if Shaping
    @Test("Known words between new ones take no longer the more there are")
    func knownAndNew() throws {
      let font = try Fixture.font("DejaVuSans.ttf")
      for _ in 0..<400 { _ = font.width(of: "и и и и") }
      var number = 0
      func text(_ count: Int) -> String {
        (0..<count).reduce(into: "и") { text, _ in
          number += 1
          let digits = String(number, radix: 8).unicodeScalars
          let word = digits.compactMap { Unicode.Scalar($0.value + 0x400) }
          text += " " + String(String.UnicodeScalarView(word)) + " и"
        }
      }
      let (short, long) = (text(500), text(8000))
      let once = ThreadTime.taken { _ = font.width(of: short) }
      let sixteenfold = ThreadTime.taken { _ = font.width(of: long) }
      #expect(sixteenfold < 48 * once)
    }

    @Test("Marks in a great number are as wide as few")
    func marks() throws {
      let font = try Fixture.font("DejaVuSans.ttf")
      let few = ShapedLine("a\u{302}b", font: font)
      let marks = String(repeating: "\u{302}", count: 10_000)
      let many = ShapedLine("a\(marks)b", font: font)
      #expect(many.width == few.width)
      #expect(many.caretStops.map(\.x) == few.caretStops.map(\.x))
    }

    @Test(
      "A long stretch of marks does not change the letters after it", arguments: [255, 256, 257])
    func lettersAfterMarks(_ count: Int) throws {
      let font = try Fixture.unitFont("DejaVuSans.ttf")
      for (word, mark) in [
        ("AVTe", "\u{302}"), ("\u{5E9}\u{5DC}\u{5D5}\u{5DD}", "\u{5B0}"),
      ] {
        let marked = ShapedLine(word + String(repeating: mark, count: count) + word, font: font)
        let plain = ShapedLine(word + mark + word, font: font)
        #expect(marked.width == plain.width, "\(word)")
        #expect(marked.caretStops.map(\.x) == plain.caretStops.map(\.x), "\(word)")
      }
    }

    @Test("Isolates in a great number keep the direction of their text")
    func isolates() throws {
      let text = String(repeating: "\u{2067}ab\u{2069}", count: 12_000)
      let line = ShapedLine(text, font: try Fixture.font("DejaVuSans.ttf"))
      let runs = line.glyphRuns
      #expect(runs.allSatisfy { $0.width.isFinite })
      let letter = try #require(line.text.firstIndex(of: "a"))
      #expect(runs.first { $0.range.contains(letter) }?.level == 2)
    }
  #endif
}
