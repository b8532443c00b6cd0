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

  /// The whole field.
  ///
  /// What is no number counts as 0, what is infinite or too large as the nearest usable number, and a
  /// negative size as 0.
  public var bounds: CGRect

  /// What the text is set in.
  ///
  /// It alone decides the height of line and caret.
  public var font: Font

  /// What the placeholder is set in; nil: as the text.
  public var placeholderFont: Font?

  /// The side that the text stands on.
  ///
  /// Text that does not fit stands where it is read from.
  public var alignment: TextAlignment

  /// The side that the placeholder stands on; nil: as the text.
  public var placeholderAlignment: TextAlignment?

  /// Where the line stands between the upper and the lower edge.
  public var verticalAlignment = VerticalAlignment.center

  /// Whether the placeholder stands on the baseline of the text; else it is placed by the height of
  /// its own line.
  public var placeholderSharesBaseline = false

  /// The room beside the text, for every alignment.
  ///
  /// nil: 10 points at the side that the text is read from and 5 at the other; none if it is
  /// centred; 10 at its own side alone if it stands where reading ends. This is the rule of
  /// LDTextField.
  public var padding: TextFieldPadding?

  /// What stands at the left; at the right of a field that is read from right to left.
  ///
  /// Set ``direction`` where it must not change sides with the text.
  public var leftView: TextFieldAccessory?

  /// What stands on the side opposite to ``leftView``.
  public var rightView: TextFieldAccessory?

  /// The button that empties the field, inside of ``rightView``; nil for none.
  public var clearButton: TextFieldAccessory?

  /// When the clear button shows.
  ///
  /// Its room is kept at all times, so that the text does not move when it comes and goes.
  public var clearButtonMode = ClearButtonMode.whileEditing

  /// How wide the caret is; what is negative or no number counts as 0.
  public var caretWidth: CGFloat = 2

  /// The direction that the field is read in.
  ///
  /// Natural takes the first of these that says one: the first letter of the text that has a
  /// direction, ``typingDirection``, ``interfaceDirection``, the first such letter of the placeholder
  /// of an empty field; else left to right. ``TextFieldLayout/directionSource`` tells which it was.
  public var direction = WritingDirection.natural

  /// The direction of what will be typed, such as that of the keyboard; nil if it is not known.
  public var typingDirection: WritingDirection?

  /// The direction of the interface around the field; nil, or natural, if it is not known.
  public var interfaceDirection: WritingDirection?

  /// How text and placeholder are shaped.
  public var shaping = Shaping.standard

  /// The smallest size that the text shrinks to when it does not fit, in points; nil: it does not
  /// shrink.
  ///
  /// Line and caret are those of the size that the text has then.
  public var minimumFontSize: Double?

  /// Where characters of the text are left out if it does not fit and the field is not edited; nil:
  /// nowhere, or at the end if the text shrinks and still does not fit.
  public var truncation: TextTruncation?

  /// Where characters of the placeholder are left out if it does not fit.
  public var placeholderTruncation = TextTruncation.end

  /// How the text is hidden; nil: it is shown.
  public var secureEntry: SecureEntry?

  /// Whether the field can be edited.
  public var isEnabled = true

  /// Whether the field has the keyboard: it then scrolls to the caret.
  ///
  /// A field that is not enabled counts as not edited.
  public var isEditing = false

  /// What is selected; nil: nothing, and the caret stands at the end of the text.
  public var selection: TextSelection?

  /// The part of the text that an input method may still change; nil for none.
  public var markedRange: Range<String.Index>?

  /// How far the field was scrolled before (``TextFieldLayout/scrollOffset``); it scrolls on from
  /// there.
  public var scrollOffset: CGFloat = 0

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
