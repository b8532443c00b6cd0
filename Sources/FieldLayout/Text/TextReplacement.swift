/// A text in which parts of another one are replaced, and which offset of one is which of the other.
///
/// Offsets count UTF-8. Looking one up is logarithmic.
struct TextReplacement: Sendable {
  /// Which end of a replaced part a place inside it is moved to.
  enum Rounding { case down, up }

  private(set) var result = ""
  /// Where the parts begin in the source and in the result, and at last where these end.
  private var sources = [0]
  private var results = [0]
  /// Whether a part stands for itself, so that each place inside it has its match.
  private var isKept: [Bool] = []

  /// Appends a part of the source as it is.
  mutating func keep(_ part: Substring) { append(part, shownAs: String(part), isKept: true) }

  /// Appends something in place of a part of the source.
  mutating func replace(_ part: Substring, with text: String) {
    append(part, shownAs: text, isKept: false)
  }

  /// The offset in the result for one in the source.
  func resultOffset(_ offset: Int, _ rounding: Rounding) -> Int {
    match(offset, in: sources, to: results, rounding)
  }

  /// The offset in the source for one in the result.
  func sourceOffset(_ offset: Int, _ rounding: Rounding) -> Int {
    match(offset, in: results, to: sources, rounding)
  }

  private mutating func append(_ part: Substring, shownAs text: String, isKept: Bool) {
    guard !part.isEmpty else { return }
    result += text
    sources.append(sources[self.isKept.count] + part.utf8.count)
    results.append(results[self.isKept.count] + text.utf8.count)
    self.isKept.append(isKept)
  }

  private func match(_ offset: Int, in from: [Int], to: [Int], _ rounding: Rounding) -> Int {
    var (low, high) = (0, isKept.count)
    while low < high {
      let middle = (low + high + 1) / 2
      if from[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    guard low < isKept.count else { return to[low] }
    let inside = offset - from[low]
    if isKept[low] || inside == 0 { return min(to[low] + inside, to[low + 1]) }
    return to[rounding == .down ? low : low + 1]
  }
}
