public import Foundation
public import TextMetrics

/// The description of a text field: everything that a ``TextFieldLayout`` is computed from.
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
  /// NaN counts as 0, infinite and very large numbers are clamped, and a negative size counts as 0.
  public var bounds: CGRect

  /// The font of the text.
  ///
  /// It alone determines the height of line and caret.
  public var font: Font

  /// The font of the placeholder; nil: that of the text.
  public var placeholderFont: Font?

  /// The alignment of the text.
  ///
  /// Text that does not fit is aligned at the side where reading starts.
  public var alignment: TextAlignment

  /// The alignment of the placeholder; nil: that of the text.
  public var placeholderAlignment: TextAlignment?

  /// The vertical alignment of the line.
  public var verticalAlignment = VerticalAlignment.center

  /// Whether the placeholder shares the baseline of the text; otherwise it is aligned by the height
  /// of its own line.
  public var placeholderSharesBaseline = false

  /// The space kept free beside the text, for every alignment.
  ///
  /// nil: 10 points at the side where reading starts and 5 at the other; none for centred text; 10 at
  /// its own side alone for text aligned where reading ends. This is the rule of LDTextField.
  public var padding: TextFieldPadding?

  /// The accessory at the left; at the right of a right-to-left field.
  ///
  /// Set ``direction`` if it must not change sides with the text.
  public var leftView: TextFieldAccessory?

  /// The accessory at the side opposite to ``leftView``.
  public var rightView: TextFieldAccessory?

  /// The button that clears the field, next to ``rightView`` on its inner side; nil for none.
  public var clearButton: TextFieldAccessory?

  /// When the clear button shows.
  ///
  /// Its space is always reserved, so that the text does not move when it appears or disappears.
  public var clearButtonMode = ClearButtonMode.whileEditing

  /// The width of the caret in points; negative numbers and NaN count as 0.
  public var caretWidth: CGFloat = 2

  /// The direction that the field is read in.
  ///
  /// Natural takes the first of these that says one: the first letter of the text that has a
  /// direction, ``typingDirection``, ``interfaceDirection``, the first such letter of the placeholder
  /// of an empty field; else left to right. ``TextFieldLayout/directionSource`` tells which it was.
  public var direction = WritingDirection.natural

  /// The direction of the text about to be typed, such as that of the keyboard; nil if it is unknown.
  public var typingDirection: WritingDirection?

  /// The layout direction of the user interface; nil, or natural, if it is unknown.
  public var interfaceDirection: WritingDirection?

  /// How text and placeholder are shaped.
  public var shaping = Shaping.standard

  /// The smallest size that the text shrinks to when it does not fit, in points; nil: it does not
  /// shrink.
  ///
  /// Line and caret then have the height of that size.
  public var minimumFontSize: Double?

  /// Where the text is truncated if it does not fit and the field is not edited; nil: nowhere, or at
  /// the end if the text shrinks and still does not fit.
  public var truncation: TextTruncation?

  /// Where the placeholder is truncated if it does not fit.
  public var placeholderTruncation = TextTruncation.end

  /// How the text is masked; nil: it is shown.
  public var secureEntry: SecureEntry?

  /// Whether the field can be edited.
  public var isEnabled = true

  /// Whether the field has keyboard focus: it then scrolls to the caret.
  ///
  /// A field that is not enabled counts as not edited.
  public var isEditing = false

  /// The selection; nil: none, with the caret at the end of the text.
  public var selection: TextSelection?

  /// The range of marked text, which an input method is still composing; nil for none.
  public var markedRange: Range<String.Index>?

  /// The previous scroll offset (``TextFieldLayout/scrollOffset``), which scrolling continues from.
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
