public import Foundation
import TextMetrics

extension TextFieldLayout {
  /// The rects that a range of the text covers, from left to right.
  ///
  /// They do not touch; bidirectional text may have more than one. A range that starts or ends inside
  /// a character, or between its surrogates, covers the whole character. Empty for an empty range.
  /// Linear in the number of runs.
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

  /// The rect that contains the start of a range, which an input method places its candidates beside;
  /// the caret's for an empty range.
  public func firstRect(for range: Range<String.Index>) -> CGRect {
    let rects = selectionRects(for: range)
    return (rects.first { $0.containsStart } ?? rects.first)?.rect
      ?? caret(at: range.lowerBound).rect
  }

  /// The underlines of the marked text, from left to right, at the font's underline position; empty if
  /// no text is marked.
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
