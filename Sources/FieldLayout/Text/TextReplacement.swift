/// A text in which parts of a source text are replaced, with a map between the offsets of both.
///
/// Offsets count UTF-8. A lookup is logarithmic.
struct TextReplacement: Sendable {
  /// Which end of a replaced part an offset inside it is moved to.
  enum Rounding { case down, up }

  private(set) var result = ""
  /// The starts of the parts in the source and in the result, followed by the ends of both.
  private var sources = [0]
  private var results = [0]
  /// Whether a part is kept as it is, so that each offset inside it has a counterpart.
  private var isKept: [Bool] = []

  /// Appends a part of the source as it is.
  mutating func keep(_ part: Substring) { append(part, shownAs: String(part), isKept: true) }

  /// Appends a replacement for a part of the source.
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
