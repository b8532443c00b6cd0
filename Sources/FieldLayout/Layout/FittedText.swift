import Foundation
import TextMetrics

/// A field's text as it is shown: masked, shrunk and truncated as the field requests.
struct FittedText {
  var shown: ShownText
  var line: ShapedLine
  var box: ContentBox

  init(_ field: TextField, direction: WritingDirection, in frame: CGRect) {
    shown = ShownText(field.text)
    if let entry = field.secureEntry {
      shown.mask(with: entry.bullet, revealing: entry.showsLastCharacter ? field.lastTyped : nil)
    }
    let alignment = field.alignment.resolved(in: direction)
    func box(for line: ShapedLine) -> ContentBox {
      ContentBox(
        for: line.width, alignment: alignment, direction: direction, padding: field.padding,
        in: frame)
    }
    line = ShapedLine(shown.text, font: field.font, shaping: field.shaping, direction: direction)
    self.box = box(for: line)
    if let minimum = field.minimumFontSize, !self.box.fits,
      let shrunk = line.shrunk(toFit: self.box.availableWidth, minimum: minimum)
    {
      line = shrunk
      self.box = box(for: line)
    }
    let truncation = field.truncation ?? (field.minimumFontSize == nil ? nil : .end)
    if let truncation, !field.isEdited, !line.width.fits(in: self.box.width) {
      line = shown.truncate(line, at: truncation, toWidth: self.box.width)
    }
  }

  /// The scroll offset: 0 unless the text is edited and does not fit.
  func scrollOffset(of field: TextField) -> CGFloat {
    guard field.isEdited, !line.width.fits(in: box.width) else { return 0 }
    let caretWidth = min(field.caretWidth.clampedLength, box.width)
    let position = shown.position(of: field.currentSelection, on: line)
    let isReversed = line.direction == .rightToLeft
    let edge = isReversed ? line.width - line.x(at: position) : line.x(at: position)
    let isAgainst = line.direction(at: position) != line.direction
    return Scrolling(boxWidth: box.width, lineWidth: line.width, caretWidth: caretWidth)
      .offset(
        from: field.scrollOffset.clamped, showing: CGFloat(edge) - (isAgainst ? caretWidth : 0))
  }
}

extension TextField {
  /// The selection, or the caret at the end.
  var currentSelection: TextSelection { selection ?? TextSelection(at: text.endIndex) }

  /// The end of the character that was typed last, if the field is edited.
  fileprivate var lastTyped: String.Index? {
    isEdited && currentSelection.isEmpty ? currentSelection.focus : nil
  }
}

extension ShownText {
  /// Where the focus of a selection stands on the line of what is shown.
  func position(of selection: TextSelection, on line: ShapedLine) -> TextPosition {
    let index = shownIndex(of: selection.focus)
    return selection.affinity.map { TextPosition(index, affinity: $0) }
      ?? line.primaryPosition(at: index)
  }
}
