/// A made-up text, and the runs that it is to be shaped in.
struct SampleText: Sendable {
  /// A stretch of one direction and one script.
  struct Run: Sendable {
    /// Its part of the text in UTF-8.
    let range: Range<Int>
    let system: WritingSystem
    let isRightToLeft: Bool
  }

  private(set) var string = ""
  private(set) var runs: [Run] = []

  /// Adds a stretch in the direction of its writing system, or another.
  mutating func append(_ part: String, _ system: WritingSystem, isRightToLeft: Bool? = nil) {
    let start = string.utf8.count
    string += part
    runs.append(
      Run(
        range: start..<string.utf8.count, system: system,
        isRightToLeft: isRightToLeft ?? system.isRightToLeft))
  }
}

/// What makes texts.
protocol SampleTexts {
  mutating func next() -> SampleText
}

extension SampleTexts {
  mutating func next(_ count: Int) -> [SampleText] { (0..<count).map { _ in next() } }
}

extension Sequence<SampleText> {
  /// How many characters there are in all.
  var characterCount: Int { reduce(0) { $0 + $1.string.count } }
}
