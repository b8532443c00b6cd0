extension ShapedLine {
  /// The stretches of the line that a part of the text covers, from left to right.
  ///
  /// They are disjoint and do not touch; where the direction turns there is more than one. An index
  /// inside a grapheme takes in the whole grapheme; indices outside of the text are clamped. Empty
  /// for an empty range. Linear in the number of runs.
  public func intervals(for range: Range<String.Index>) -> [VisualInterval] {
    let start = boundary(at: range.lowerBound)
    let end = graphemes.boundary(atOrAfter: text.utf8Offset(atOrAfter: range.upperBound))
    return range.isEmpty ? [] : intervals(start..<end)
  }

  /// The stretches that some graphemes cover.
  func intervals(_ range: Range<Int>) -> [VisualInterval] {
    guard !range.isEmpty else { return [] }
    var intervals: [VisualInterval] = []
    for index in layout.visualOrder.runs {
      let run = runs[index]
      let part = range.clamped(to: run.graphemes)
      guard !part.isEmpty else { continue }
      let leading = x(run, boundary: part.lowerBound)
      let trailing = x(run, boundary: part.upperBound)
      let interval = VisualInterval(
        minX: min(leading, trailing), maxX: max(leading, trailing),
        direction: run.isRightToLeft ? .rightToLeft : .leftToRight,
        containsStart: part.lowerBound == range.lowerBound,
        containsEnd: part.upperBound == range.upperBound)
      guard interval.width > 0 else { continue }
      if let last = intervals.last, interval.minX <= last.maxX + 1e-9 {
        intervals[intervals.count - 1] = last.joined(interval, in: direction)
      } else {
        intervals.append(interval)
      }
    }
    return intervals
  }
}

extension VisualInterval {
  fileprivate func joined(_ other: VisualInterval, in line: WritingDirection) -> VisualInterval {
    VisualInterval(
      minX: min(minX, other.minX), maxX: max(maxX, other.maxX),
      direction: direction == other.direction ? direction : line,
      containsStart: containsStart || other.containsStart,
      containsEnd: containsEnd || other.containsEnd)
  }
}
