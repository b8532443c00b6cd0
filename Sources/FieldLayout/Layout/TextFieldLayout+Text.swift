public import Foundation
public import TextMetrics

extension TextFieldLayout {
  /// The effective alignment of the text: left, centre or right.
  ///
  /// Text that does not fit is aligned where reading starts, whatever the field requests.
  public var alignment: TextAlignment { box.alignment }

  /// The part of the field that text and caret lie in: clip to it.
  public var contentRect: CGRect {
    CGRect(x: box.minX, y: borderRect.minY, width: box.width, height: borderRect.height)
  }

  /// The part of the field that text is edited in: ``contentRect``, so that nothing moves when the
  /// field begins to be edited.
  public var editingRect: CGRect { contentRect }

  /// The font of the text: the field's font, smaller if the text was shrunk.
  public var font: Font { line.font }

  /// The size of the text: points in an em.
  public var fontSize: Double { font.size }

  /// The typographic box of the line where it is drawn: its width, its ascent and descent.
  ///
  /// It may be wider than the content rect. For an empty text it has no width and lies where the
  /// caret does.
  public var textRect: CGRect { lineBox.rect(x: textMinX, width: line.width) }

  /// The y of the text's baseline.
  public var baseline: CGFloat { lineBox.baseline }

  /// The left edge of the line.
  var textMinX: CGFloat {
    box.minX(ofWidth: line.width) + (direction == .rightToLeft ? scrollOffset : -scrollOffset)
  }
}
