public import Foundation
import TextMetrics

extension TextFieldLayout {
  /// The rects that a part of the text covers, from left to right.
  ///
  /// They do not touch; where the direction turns there is more than one. An index inside a
  /// character takes in the whole character. Empty for an empty range. Linear in the number of runs.
  public func selectionRects(for range: Range<String.Index>) -> [SelectionRect] {
    let minX = textMinX
    return intervals(for: range).map { interval in
      SelectionRect(
        rect: lineBox.rect(x: minX + interval.minX, width: interval.width),
        direction: interval.direction, containsStart: interval.containsStart,
        containsEnd: interval.containsEnd)
    }
  }

  /// The rects of the field's selection, from left to right; empty if nothing is selected.
  public var selectionRects: [SelectionRect] { selectionRects(for: field.currentSelection.range) }

  /// The rect in which a part of the text begins, such as an input method wants it to put its
  /// choices beside; the caret's for an empty part.
  public func firstRect(for range: Range<String.Index>) -> CGRect {
    let rects = selectionRects(for: range)
    return (rects.first { $0.containsStart } ?? rects.first)?.rect
      ?? caret(at: range.lowerBound).rect
  }

  /// The lines under the marked text, from left to right, where the font wants them; empty if no
  /// text is marked.
  public var markedTextUnderlines: [CGRect] {
    guard let range = field.markedRange else { return [] }
    let (minX, metrics) = (textMinX, font.metrics)
    return intervals(for: range).map { interval in
      CGRect(
        x: minX + interval.minX, y: baseline + metrics.underlinePosition, width: interval.width,
        height: max(0, metrics.underlineThickness))
    }
  }

  private func intervals(for range: Range<String.Index>) -> [VisualInterval] {
    range.isEmpty ? [] : line.intervals(for: shown.shownRange(of: range))
  }
}
