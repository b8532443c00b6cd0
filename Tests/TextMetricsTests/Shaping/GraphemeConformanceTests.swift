import TestSupport
import TextMetrics
import Testing

/// Caret stops at the grapheme boundaries that the Unicode Consortium gives.
struct GraphemeConformanceTests {
  /// Lines of the file, for Unicode 15.0, that Swift's characters decide otherwise.
  ///
  /// Since Unicode 17 a symbol that is no emoji, as U+2701 UPPER BLADE SCISSORS, no longer counts as
  /// a pictograph (Extended_Pictographic), so no joiner joins two of them.
  static let differing = ["÷ 2701 × 200D × 2701 ÷": "÷ 2701 × 200D ÷ 2701 ÷"]

  @Test(
    "Caret stops on every line of GraphemeBreakTest.txt but one",
    .enabled(if: UnicodeTestFile.graphemeBreaks.isInstalled, "unicode-data is not installed"),
    arguments: Shaping.allCases)
  func breaks(_ shaping: Shaping) throws {
    let font = try Fixture.font("DejaVuSans.ttf")
    var differences = Differences()
    var (count, differing) = (0, 0)
    for line in try UnicodeTestFile.graphemeBreaks.cases() {
      let published = String(decoding: line, as: UTF8.self)
        .split(separator: "\t")[0]
      let sample = Self.differing[String(published)] ?? String(published)
      count += 1
      if sample != published { differing += 1 }
      // ÷ at each boundary, × between.
      var text = String.UnicodeScalarView()
      var expected: [Int] = []
      for word in sample.split(separator: " ") {
        if word == "÷" { expected.append(text.count) }
        if let scalar = UInt32(word, radix: 16).flatMap(Unicode.Scalar.init) { text.append(scalar) }
      }
      let stops = ShapedLine(String(text), font: font, shaping: shaping).caretStops
      let actual = stops.map { text.distance(from: text.startIndex, to: $0.index) }
      differences.compare(actual, expected, sample)
    }
    #expect(differences.found == [])
    #expect(count > 600)
    #expect(differing == 1)
  }
}
