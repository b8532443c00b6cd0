public import Foundation
public import TextMetrics

extension TextFieldLayout {
  /// The position nearest to a point; only its x matters.
  ///
  /// Within the line it is the nearer edge of the character under the point, with the affinity of
  /// that edge; beside the line, the start or the end of the text, whichever lies on that side. For
  /// NaN it is the start.
  public func position(closestTo point: CGPoint) -> TextPosition {
    let position = line.position(at: point.x - textMinX)
    return TextPosition(shown.sourceIndex(of: position.index), affinity: position.affinity)
  }

  /// The position nearest to a point among those in a part of the text, its ends included.
  ///
  /// A range that ends inside a character takes in all of it; an empty one is rounded down.
  public func position(
    closestTo point: CGPoint, within range: Range<String.Index>
  ) -> TextPosition {
    let range = field.text.characters(in: range)
    let rects = selectionRects(for: range).map(\.rect)
    guard let nearest = rects.min(by: { $0.distance(to: point.x) < $1.distance(to: point.x) })
    else { return TextPosition(range.lowerBound) }
    // Beside the part, its outermost character is meant, not its neighbour.
    let x = min(max(point.x, nearest.minX), nearest.maxX.nextDown)
    var position = position(closestTo: CGPoint(x: x, y: point.y))
    position.index = min(max(position.index, range.lowerBound), range.upperBound)
    return position
  }

  /// The range of the character under a point; only its x matters.
  ///
  /// - Returns: nil beside the line, and for NaN. Text outside of the content rect
  ///   counts.
  public func character(at point: CGPoint) -> Range<String.Index>? {
    line.character(at: point.x - textMinX).map { shown.sourceRange(of: $0) }
  }
}

extension String {
  /// A range extended to whole characters; an empty range is rounded down instead.
  fileprivate func characters(in range: Range<Index>) -> Range<Index> {
    let start = characterStart(range.lowerBound)
    let end = characterStart(range.upperBound)
    let isInside = !range.isEmpty && end < min(range.upperBound, endIndex)
    return start..<(isInside ? index(after: end) : end)
  }

  /// The start of the character at an index, clamped into the text.
  private func characterStart(_ position: Index) -> Index {
    let position = min(max(position, startIndex), endIndex)
    return Index(position, within: self) ?? index(before: index(after: position))
  }
}

extension CGRect {
  fileprivate func distance(to x: CGFloat) -> CGFloat { max(0, minX - x, x - maxX) }
}
