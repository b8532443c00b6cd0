import Foundation
public import TextMetrics

extension TextFieldLayout {
  /// The caret before the character at an index, at the primary edge if it is split.
  ///
  /// - Parameter index: Any index: inside a character it means the character's start, outside of the
  ///   text the nearer end.
  public func caret(at index: String.Index) -> Caret {
    caret(at: line.primaryPosition(at: index))
  }

  /// The caret at a position; where the caret is split, at the edge that the affinity picks.
  ///
  /// - Parameter position: Any index and affinity: inside a character it means the character's
  ///   start, outside of the text the nearer end.
  public func caret(at position: TextPosition) -> Caret {
    caret(insertionX: textMinX + line.x(at: position), direction: line.direction(at: position))
  }

  /// One caret for each place between characters, in the order of the text. Linear.
  public var carets: [Caret] { line.caretStops.map { caret(at: $0.index) } }

  private func caret(insertionX: CGFloat, direction: WritingDirection) -> Caret {
    let width = min(field.caretWidth.usableLength, box.width)
    let trueX = direction == .rightToLeft ? insertionX - width : insertionX
    let inside = min(max(trueX, box.minX), box.maxX - width)
    // An exact push by the whole width must not fail for the rounding of a sum.
    let isVisible = abs(inside - trueX) <= width + 1e-9
    return Caret(
      rect: lineBox.rect(x: isVisible ? inside : trueX, width: width), insertionX: insertionX,
      isVisible: isVisible, direction: direction)
  }
}
