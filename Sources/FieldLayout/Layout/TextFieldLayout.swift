public import Foundation
public import TextMetrics

/// The geometry of a whole text field: its text, placeholder, caret and selection.
///
/// It is a pure function of a ``TextField``: the same input gives the same results on every machine
/// and thread. All rects are in the coordinate space of the field's bounds, in points, x to the
/// right, y downwards, as drawn, scrolling included; they are exact and unrounded. Every number is
/// finite and no width is negative, whatever the input.
///
/// Making a layout is linear in the length of the text, queries are logarithmic unless stated
/// otherwise. Any index is accepted: inside a character it means the character's start, outside of
/// the text the nearer end.
public struct TextFieldLayout: Sendable {
  /// The field that was laid out.
  public let field: TextField

  /// The whole field: the bounds, made finite, with a size that is not negative.
  public let borderRect: CGRect

  /// The resolved direction of the field, never natural.
  public let direction: WritingDirection

  /// What determined the direction.
  public let directionSource: DirectionSource

  /// The text as it is shown: bullets in a secure field, a part if it is truncated.
  public let shown: ShownText

  /// The line of the shown text; its left end lies at the left of ``textRect``, on ``baseline``.
  public let line: ShapedLine

  /// How far the text is scrolled: at least 0, counted from the side where reading starts.
  ///
  /// Left-to-right text begins that far left of the content rect, right-to-left text that far right
  /// of it. Give it to the next layout as ``TextField/scrollOffset``.
  public let scrollOffset: CGFloat

  let accessories: Accessories
  let box: ContentBox
  /// The vertical extent of the line, determined by the font alone.
  let lineBox: LineBox
  let drawnPlaceholder: PlaceholderLayout?

  /// Lays a field out.
  public init(_ field: TextField) {
    let (direction, source) = field.resolvedDirection
    let border = field.bounds.clamped
    let accessories = Accessories(field, direction: direction, in: border)
    let fitted = FittedText(field, direction: direction, in: accessories.between)

    self.field = field
    borderRect = border
    self.direction = direction
    directionSource = source
    self.accessories = accessories
    shown = fitted.shown
    line = fitted.line
    box = fitted.box
    lineBox = LineBox(
      fitted.line.font.metrics, alignment: field.verticalAlignment, in: border)
    scrollOffset = fitted.scrollOffset(of: field)
    drawnPlaceholder =
      field.text.isEmpty
      ? PlaceholderLayout(field, direction: direction, in: accessories.between) : nil
  }
}
