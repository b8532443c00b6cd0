public import Foundation
public import TextMetrics

/// A text field as its owner describes it: all that a ``TextFieldLayout`` is made of.
///
/// Lengths are points in the coordinate space of ``bounds``, x to the right, y downwards.
///
/// ```swift
/// let field = TextField(placeholder: "Password", bounds: bounds, font: font, alignment: .center)
/// let rect = TextFieldLayout(field).placeholderRect
/// ```
public struct TextField: Sendable, Hashable {
  /// The text; line breaks in it show as one space each.
  public var text: String

  /// What the field shows while it has no text.
  public var placeholder: String

  /// The whole field. What is not finite or too large is moved to the nearest usable number, and
  /// a negative size counts as 0.
  public var bounds: CGRect

  /// What the text is set in. It alone decides the height of line and caret.
  public var font: Font

  /// What the placeholder is set in; nil: as the text.
  public var placeholderFont: Font?

  /// The side that the text stands on. Text that does not fit stands where it is read from.
  public var alignment: TextAlignment

  /// The side that the placeholder stands on; nil: as the text.
  public var placeholderAlignment: TextAlignment?

  /// Where the line stands between the upper and the lower edge.
  public var verticalAlignment = VerticalAlignment.center

  /// The room beside the text, for every alignment.
  ///
  /// nil: 10 points at the side that the text is read from and 5 at the other; none if it is
  /// centred; 10 at its own side alone if it stands where reading ends. This is the rule of
  /// LDTextField.
  public var padding: TextFieldPadding?

  /// How wide the caret is; what is negative or no number counts as 0.
  public var caretWidth: CGFloat = 2

  /// The direction that the field is read in.
  ///
  /// Natural takes the first of these that says one: the first letter of the text that has a
  /// direction, ``typingDirection``, the first such letter of the placeholder,
  /// ``interfaceDirection``.
  public var direction = WritingDirection.natural

  /// The direction of what will be typed, such as that of the keyboard; nil if it is not known.
  public var typingDirection: WritingDirection?

  /// The direction of the interface around the field; natural means left to right.
  public var interfaceDirection = WritingDirection.leftToRight

  /// How text and placeholder are shaped.
  public var shaping = Shaping.standard

  /// Colours.
  public var style = TextFieldStyle()

  /// Makes a field; everything else has a default and can be set.
  public init(
    text: String = "", placeholder: String = "", bounds: CGRect, font: Font,
    alignment: TextAlignment = .natural
  ) {
    self.text = text
    self.placeholder = placeholder
    self.bounds = bounds
    self.font = font
    self.alignment = alignment
  }
}
