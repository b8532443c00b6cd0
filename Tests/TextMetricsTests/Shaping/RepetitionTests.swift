import Testing

@testable import TextMetrics

/// Whether it pays to look for what was met before.
struct RepetitionTests {
  private static func looks(_ repetition: inout Repetition, _ count: Int, isKnown: Bool) -> Int {
    (0..<count).count { _ in
      guard repetition.isLikely() else { return false }
      repetition.note(isKnown)
      return true
    }
  }

  @Test("Among new texts alone one in eight is looked for, once so many were")
  func newTexts() {
    var repetition = Repetition(most: 100)
    let first = Self.looks(&repetition, 100, isKnown: false)
    let later = Self.looks(&repetition, 800, isKnown: false)
    #expect(first == 100)
    #expect(later == 100)
    #expect(!repetition.isUsual)
  }

  @Test("When texts are known again, each is looked for soon")
  func knownTexts() {
    var repetition = Repetition(most: 100)
    _ = Self.looks(&repetition, 1000, isKnown: false)
    let found = Self.looks(&repetition, 80, isKnown: true)
    #expect(found > 64)
    #expect(repetition.isUsual)
  }
}
