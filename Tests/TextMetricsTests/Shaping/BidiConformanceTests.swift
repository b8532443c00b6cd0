#if Shaping
  import TestSupport
  import Testing

  @testable import TextMetrics

  /// The Unicode bidirectional algorithm, on every case that the Unicode Consortium gives.
  struct BidiConformanceTests {
    @Test(
      "Levels and order of every line of BidiCharacterTest.txt",
      .enabled(if: UnicodeTestFile.bidiCharacters.isInstalled, "unicode-data is not installed"))
    func characters() throws {
      var differences = Differences()
      var count = 0
      for line in try UnicodeTestFile.bidiCharacters.cases() {
        // Code points; wished direction; paragraph level; levels; visual order.
        let fields = line.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
        let scalars = UnicodeTestFile.numbers(fields[0], radix: 16).compactMap {
          $0.map(UInt32.init)
        }
        let direction = UnicodeTestFile.numbers(fields[1], radix: 10)[0]
        let base = UnicodeTestFile.numbers(fields[2], radix: 10)[0]
        let levels = UnicodeTestFile.numbers(fields[3], radix: 10)
        let order = UnicodeTestFile.numbers(fields[4], radix: 10).compactMap(\.self)
        count += 1

        if direction == 2 {
          let text = String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init)))
          let resolved = WritingDirection.firstStrong(in: text) ?? .leftToRight
          differences.compare(resolved == .rightToLeft ? 1 : 0, base, "direction in line \(count)")
        }
        let actual = BidiParagraph(scalars, isRightToLeft: base == 1).levels
        let kept = levels.indices.filter { levels[$0] != nil }
        let expected = kept.compactMap { levels[$0] }
        differences.compare(kept.map { Int(actual[$0]) }, expected, "levels in line \(count)")
        let visual = VisualOrder(levels: kept.map { actual[$0] }).runs.map { kept[$0] }
        differences.compare(visual, order, "order in line \(count)")
      }
      #expect(differences.found == [])
      #expect(count > 90_000)
    }
  }
#endif
