public import Foundation

extension TextFieldLayout {
  /// The placeholder's geometry and line; nil if the field has none.
  ///
  /// It is available also while the field has text and does not show it; it is then laid out at each
  /// access.
  public var placeholder: PlaceholderLayout? {
    drawnPlaceholder
      ?? PlaceholderLayout(field, direction: direction, in: accessories.between)
  }

  /// The placeholder's rect; nil if the field has none.
  public var placeholderRect: CGRect? { placeholder?.rect }

  /// Whether the placeholder is drawn: the field has one and no text.
  public var showsPlaceholder: Bool { drawnPlaceholder != nil }
}
