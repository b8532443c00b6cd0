/// A made-up text, and the runs that it is to be shaped in.
struct SampleText: Sendable {
  /// A stretch of one direction, one script and one face.
  struct Run: Sendable {
    /// Its part of the text in UTF-8.
    fileprivate(set) var range: Range<Int>
    let system: WritingSystem
    let isRightToLeft: Bool
    /// Which of the font's faces has its characters.
    let face: Int
  }

  private(set) var string = ""
  private(set) var runs: [Run] = []

  /// Adds a stretch in the direction of its writing system, or another; it extends the last run if
  /// that is of the same kind.
  mutating func append(
    _ part: String, _ system: WritingSystem, isRightToLeft: Bool? = nil, face: Int = 0
  ) {
    let start = string.utf8.count
    string += part
    let run = Run(
      range: start..<string.utf8.count, system: system,
      isRightToLeft: isRightToLeft ?? system.isRightToLeft, face: face)
    if let last = runs.last, last.system == run.system, last.isRightToLeft == run.isRightToLeft,
      last.face == run.face
    {
      runs[runs.count - 1].range = last.range.lowerBound..<run.range.upperBound
    } else {
      runs.append(run)
    }
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
