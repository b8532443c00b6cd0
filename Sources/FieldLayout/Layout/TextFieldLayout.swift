public import Foundation
public import TextMetrics

/// The geometry of a whole text field: where its text, placeholder and caret stand.
///
/// It is a pure function of a ``TextField``: the same input gives the same answers, on every machine
/// and thread. All rects are in the coordinate space of the field's bounds, in points, x to the
/// right, y downwards, exact and unrounded. Every number is finite and no width is negative,
/// whatever the input.
///
/// Making a layout is linear in the length of the text, asking it is logarithmic unless said
/// otherwise.
public struct TextFieldLayout: Sendable {
  /// What was laid out.
  public let field: TextField

  /// The whole field: the bounds, made finite, with a size that is not negative.
  public let borderRect: CGRect

  /// The direction that the field is read in: never natural.
  public let direction: WritingDirection

  /// Why it is that direction.
  public let directionSource: DirectionSource

  /// The line of text; from its left end and baseline it lies at ``textRect`` and ``baseline``.
  public let line: ShapedLine

  let box: ContentBox

  /// Lays a field out.
  public init(_ field: TextField) {
    let (direction, source) = field.resolvedDirection
    let frame = field.bounds.usable
    let line = ShapedLine(
      field.text, font: field.font, shaping: field.shaping, direction: direction)
    self.field = field
    borderRect = frame
    self.direction = direction
    directionSource = source
    self.line = line
    box = ContentBox(
      for: line.width, alignment: field.alignment.resolved(in: direction), direction: direction,
      padding: field.padding, in: frame)
  }
}
