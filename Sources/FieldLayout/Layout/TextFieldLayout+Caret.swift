import Foundation
public import TextMetrics

extension TextFieldLayout {
  /// The caret at the focus of the selection; at the end of the text if the field has no selection.
  public var caret: Caret {
    let selection = field.currentSelection
    return selection.affinity == nil
      ? caret(at: selection.focus) : caret(atShown: shown.position(of: selection, on: line))
  }

  /// Whether a caret is drawn: the field is edited and nothing is selected.
  public var showsCaret: Bool { field.isEdited && field.currentSelection.isEmpty }

  /// The caret before the character at an index, at the primary edge if it is split.
  public func caret(at index: String.Index) -> Caret {
    let position = line.primaryPosition(at: shown.shownIndex(of: index))
    var caret = caret(atShown: position)
    if let secondary = line.caretStop(at: position.index).secondary {
      let other = TextPosition(
        position.index, affinity: position.affinity == .upstream ? .downstream : .upstream)
      caret.secondaryX = textMinX + secondary
      caret.secondaryRect = self.caret(atShown: other).rect
    }
    return caret
  }

  /// The caret at a position: where it is split, at the edge that the affinity picks.
  public func caret(at position: TextPosition) -> Caret {
    caret(
      atShown: TextPosition(shown.shownIndex(of: position.index), affinity: position.affinity))
  }

  /// One caret for each grapheme boundary, in the order of the text.
  ///
  /// Linear in the length of the text, apart from the lookup of each.
  public var carets: [Caret] {
    let text = field.text
    return (Array(text.indices) + [text.endIndex]).map { caret(at: $0) }
  }

  /// The caret at a position in what is shown.
  private func caret(atShown position: TextPosition) -> Caret {
    let insertionX = textMinX + line.x(at: position)
    let direction = line.direction(at: position)
    let width = min(field.caretWidth.clampedLength, accessories.between.width)
    let trueX = direction == .rightToLeft ? insertionX - width : insertionX
    let isVisible =
      trueX >= box.minX - width - Double.tolerance && trueX <= box.maxX + Double.tolerance
    return Caret(
      rect: lineBox.rect(x: isVisible ? caretX(trueX, width: width) : trueX, width: width),
      insertionX: insertionX, isVisible: isVisible, direction: direction,
      topX: insertionX + slant(above: lineBox.ascent),
      bottomX: insertionX + slant(above: -lineBox.descent))
  }

  /// The left edge of a visible caret, moved inside the content box.
  ///
  /// A box that is narrower than the caret lends it some of the padding, and the padding may be wider
  /// than the field.
  private func caretX(_ x: CGFloat, width: CGFloat) -> CGFloat {
    let isRightToLeft = self.direction == .rightToLeft
    let minX = isRightToLeft ? min(box.minX, box.maxX - width) : box.minX
    let maxX = isRightToLeft ? box.maxX : max(box.maxX, box.minX + width)
    let frame = accessories.between
    return min(max(min(max(x, minX), maxX - width), frame.minX), frame.maxX - width)
  }

  /// The horizontal offset of a slanted caret at a height above the baseline.
  private func slant(above height: CGFloat) -> CGFloat {
    let slope = font.face.caretSlope
    guard slope.run != 0 else { return 0 }
    let offset = Double(slope.offset) * font.size / Double(font.face.unitsPerEm)
    return height * CGFloat(slope.run) / CGFloat(slope.rise) + CGFloat(offset)
  }
}
