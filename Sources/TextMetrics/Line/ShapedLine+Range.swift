extension ShapedLine {
  /// The smallest part of the text that holds every character of which something lies between two
  /// places.
  ///
  /// Where the direction turns it may hold characters that lie elsewhere as well. Linear in the
  /// number of runs.
  ///
  /// - Parameters:
  ///   - minX: Points from the line's left end.
  ///   - maxX: Points from the line's left end.
  /// - Returns: nil if nothing lies there.
  public func range(from minX: Double, to maxX: Double) -> Range<String.Index>? {
    guard minX < maxX else { return nil }
    var (first, end) = (graphemes.count, 0)
    for run in runs where x(run) < maxX && self.maxX(run) > minX {
      // The edges that something lies before and after, in the order of the text.
      let (start, stop) = run.isRightToLeft ? (maxX, minX) : (minX, maxX)
      func isReached(_ boundary: Int, _ place: Double, orMet: Bool) -> Bool {
        let edge = x(run, boundary: boundary)
        return edge == place ? orMet : run.isRightToLeft ? edge < place : edge > place
      }
      let range = run.graphemes
      first = min(first, range.firstIndex { isReached($0 + 1, start, orMet: false) })
      end = max(end, range.firstIndex { isReached($0, stop, orMet: true) })
    }
    return first < end ? index(of: first)..<index(of: end) : nil
  }
}

extension Range<Int> {
  /// The first number for which something holds that holds for all that follow; the end if there is
  /// none.
  fileprivate func firstIndex(where holds: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
