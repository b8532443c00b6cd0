import Testing

@testable import TextMetrics

/// Whether it pays to look for what was met before.
struct CacheBypassTests {
  private static func looks(_ bypass: inout CacheBypass, _ count: Int, isKnown: Bool) -> Int {
    (0..<count).count { _ in
      guard bypass.looksUp() else { return false }
      bypass.note(isKnown)
      return true
    }
  }

  @Test("Among new texts alone one in eight is looked for, once so many were")
  func newTexts() {
    var bypass = CacheBypass(limit: 100)
    let first = Self.looks(&bypass, 100, isKnown: false)
    let later = Self.looks(&bypass, 800, isKnown: false)
    #expect(first == 100)
    #expect(later == 100)
    #expect(!bypass.mostAreKnown)
  }

  @Test("When texts are known again, each is looked for soon")
  func knownTexts() {
    var bypass = CacheBypass(limit: 100)
    _ = Self.looks(&bypass, 1000, isKnown: false)
    let found = Self.looks(&bypass, 80, isKnown: true)
    #expect(found > 64)
    #expect(bypass.mostAreKnown)
  }
}
