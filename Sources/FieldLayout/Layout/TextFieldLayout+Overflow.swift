public import Foundation
import TextMetrics

extension TextFieldLayout {
  /// How much of the line is hidden left of the content rect, in points.
  public var overflowLeft: CGFloat {
    direction == .rightToLeft ? overflowAtEnd : scrollOffset
  }

  /// How much of the line is hidden right of the content rect, in points.
  public var overflowRight: CGFloat {
    direction == .rightToLeft ? scrollOffset : overflowAtEnd
  }

  /// How much of the line is hidden where reading ends.
  private var overflowAtEnd: CGFloat {
    line.width.fits(in: box.width) ? 0 : max(0, line.width - box.width - scrollOffset)
  }

  /// The smallest range of the text that contains every character of which something is visible;
  /// empty if none is.
  ///
  /// Truncated characters are not visible. In bidirectional text the range may contain hidden
  /// characters as well. Linear in the number of runs.
  public var visibleRange: Range<String.Index> {
    let nothing = field.text.startIndex..<field.text.startIndex
    if line.width.fits(in: box.width) {
      let ranges = shown.shownRanges
      guard let first = ranges.first, let last = ranges.last else { return nothing }
      return first.lowerBound..<last.upperBound
    }
    // Overflowing text is never truncated: it would fit.
    let minX = box.minX - textMinX
    let range = line.range(
      from: minX + Double.tolerance, to: minX + box.width - Double.tolerance)
    return range.map { shown.sourceRange(of: $0) } ?? nothing
  }
}
