extension ShapedLine {
  /// The position nearest to a place on the line.
  ///
  /// Within the line it is the nearer edge of the grapheme that covers the place, with the affinity
  /// of that edge; in the exact middle, the trailing one. Left and right of the line it is the start
  /// or the end of the text, whichever lies on that side. What is no number means the start.
  ///
  /// - Parameter x: Points from the line's left end.
  public func position(at x: Double) -> TextPosition {
    guard let grapheme = grapheme(at: x) else {
      let isAtEnd = direction == .rightToLeft ? x < 0 : x >= width
      return isAtEnd
        ? TextPosition(text.endIndex, affinity: .downstream)
        : TextPosition(text.startIndex, affinity: .upstream)
    }
    let leading = self.x(boundary: grapheme, .downstream)
    let trailing = self.x(boundary: grapheme + 1, .upstream)
    return abs(x - leading) < abs(x - trailing)
      ? TextPosition(index(of: grapheme), affinity: .downstream)
      : TextPosition(index(of: grapheme + 1), affinity: .upstream)
  }

  /// The character that covers a place on the line.
  ///
  /// - Parameter x: Points from the line's left end.
  /// - Returns: The range of a whole grapheme; nil outside of the line.
  public func character(at x: Double) -> Range<String.Index>? {
    grapheme(at: x).map { index(of: $0)..<index(of: $0 + 1) }
  }

  /// The grapheme whose box covers a place; nil outside of the line.
  private func grapheme(at x: Double) -> Int? {
    guard x >= 0, x < width, let run = run(at: x) else { return nil }
    // Trailing edges move one way along a run, to the right or to the left.
    var (low, high) = (run.graphemes.lowerBound, run.graphemes.upperBound - 1)
    while low < high {
      let middle = (low + high) / 2
      let trailing = self.x(run, boundary: middle + 1)
      let isBefore = run.isRightToLeft ? x < trailing : x >= trailing
      if isBefore { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func run(at x: Double) -> LineRun? {
    let visualOrder = layout.visualOrder
    var (low, high) = (0, visualOrder.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if x < maxX(runs[visualOrder[middle]]) { high = middle } else { low = middle + 1 }
    }
    return runs.isEmpty ? nil : runs[visualOrder[low]]
  }
}
