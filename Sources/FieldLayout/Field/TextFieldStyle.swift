/// The colours of a field and the size that its text has unless a font says otherwise.
public struct TextFieldStyle: Sendable, Hashable {
  /// The size of text and placeholder where none is given: points in an em.
  public static let fontSize = 16.0

  /// The colour of the text.
  public var textColor = Color.black

  /// The colour of the placeholder.
  public var placeholderColor = Color(hex: 0x999999)

  /// The colour of the placeholder while the field is edited; nil: the same as else.
  public var editingPlaceholderColor: Color?

  /// The colour of the caret; nil: that of the text.
  public var tintColor: Color?

  /// Makes the standard style: black text, placeholder #999999.
  public init() {}
}
