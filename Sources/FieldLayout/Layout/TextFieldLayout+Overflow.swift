public import Foundation
import TextMetrics

extension TextFieldLayout {
  /// How much of the line is hidden left of the content rect, in points.
  public var overflowLeft: CGFloat { max(0, box.minX - textMinX) }

  /// How much of the line is hidden right of the content rect, in points.
  public var overflowRight: CGFloat { max(0, textMinX + line.width - box.maxX) }

  /// The smallest part of the text that holds every character of which something shows; empty if
  /// nothing does.
  ///
  /// Where the direction turns it may hold characters that do not show as well. Linear in the number
  /// of runs.
  public var visibleRange: Range<String.Index> {
    guard overflowLeft > 0 || overflowRight > 0 else {
      return shown.sourceRange(of: line.text.startIndex..<line.text.endIndex)
    }
    let minX = box.minX - textMinX
    // A character does not show for the rounding of a sum.
    guard let range = line.range(from: minX + 1e-9, to: minX + box.width - 1e-9) else {
      return field.text.startIndex..<field.text.startIndex
    }
    return shown.sourceRange(of: range)
  }
}
