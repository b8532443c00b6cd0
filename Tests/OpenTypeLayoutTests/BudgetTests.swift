import OpenTypeLayout
import Testing

/// That neither time nor memory goes beyond a bound, whatever the bytes say.
struct BudgetTests {
  /// Tables of which every part shares the same bytes.
  private static let shared: [Sample] = [
    Sample(
      "rule sets that share one set", .substitution, 5,
      TableBytes(
        [2, 8 + 2 * 30_000, 8 + 2 * 30_000 + 10, 30_000]
          + Array(repeating: 8 + 2 * 30_000 + 14, count: 30_000)
          // The coverage, the classes, the set of rules, of which all are the same one.
          + [2, 1, 0, 0xFFFF, 0] + [2, 0] + [1000] + Array(repeating: 2002, count: 1000)
          + [2, 1, 1, 0, 0])),
    Sample(
      "ligature sets that share one set", .substitution, 4,
      TableBytes(
        [1, 6 + 2 * 30_000, 30_000] + Array(repeating: 6 + 2 * 30_000 + 10, count: 30_000)
          + [2, 1, 0, 29_999, 0] + [1000] + Array(repeating: 2002, count: 1000) + [5, 2, 6])),
    Sample(
      "sequences that share one", .substitution, 2,
      TableBytes(
        [1, 6 + 2 * 30_000, 30_000] + Array(repeating: 6 + 2 * 30_000 + 10, count: 30_000)
          + [2, 1, 0, 29_999, 0] + [1000] + Array(0..<1000))),
    Sample(
      "coverages of all glyphs that overlap in their bytes", .substitution, 5,
      TableBytes(
        [3, 4000, 0] + (0..<4000).map { 6 + 2 * 4000 + 10 * $0 }
          + (0..<4000).flatMap { _ in [2, 1, 0, 0xFFFF, 0] })),
    Sample(
      "one long sequence over and over", .substitution, 5,
      TableBytes(
        [1, 8, 1, 14] + [1, 1, 3] + [10_000] + Array(repeating: 20_002, count: 10_000) + [
          10_000, 0,
        ]
          + Array(repeating: 5, count: 9_999))),
  ]

  @Test("Parts that share their bytes over and over are too large", arguments: shared)
  func sharing(_ sample: Sample) {
    let duration = ContinuousClock().measure {
      #expect(throws: LayoutTableError.tooLarge) { try sample.rules() }
    }
    // A bound of time that only an unbounded reader exceeds, even unoptimised.
    #expect(duration < .seconds(60))
  }

  @Test("A budget is spent over all lookups, and a smaller one is exceeded")
  func spending() throws {
    let sample = Samples.substitutions[0].0
    let table = try LayoutTable(sample.bytes, .substitution)
    var budget = ReadingBudget(reads: 1000, rules: 3, bytes: 10_000)
    for left in [2, 1, 0] {
      _ = try table.lookup(0, &budget)
      #expect(budget.rules == left)
    }
    #expect(throws: LayoutTableError.tooLarge) { try table.lookup(0, &budget) }
    for smaller in [
      ReadingBudget(reads: 10), ReadingBudget(rules: 0), ReadingBudget(bytes: 100),
    ] {
      var budget = smaller
      #expect(throws: LayoutTableError.tooLarge) { try table.lookup(0, &budget) }
      #expect(budget.reads < smaller.reads)
    }
  }
}
