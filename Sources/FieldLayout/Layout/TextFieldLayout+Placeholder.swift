public import Foundation

extension TextFieldLayout {
  /// The placeholder's place and line; nil if the field has none.
  ///
  /// It is there also while the field has text and does not show it; it is then laid out each time
  /// that it is asked for.
  public var placeholder: PlaceholderLayout? {
    drawnPlaceholder
      ?? PlaceholderLayout(field, direction: direction, in: accessories.between)
  }

  /// Where the placeholder stands; nil if the field has none.
  public var placeholderRect: CGRect? { placeholder?.rect }

  /// Whether the placeholder is drawn: the field has one and no text.
  public var showsPlaceholder: Bool { drawnPlaceholder != nil }
}
