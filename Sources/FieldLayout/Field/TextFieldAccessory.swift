/// The size in points of an accessory beside the text of a field, such as an icon or a button.
public struct TextFieldAccessory: Sendable, Hashable {
  /// The width, which the text has less of; negative numbers and NaN count as 0.
  public var width: Double

  /// The height, centred in the field; nil: that of the field.
  public var height: Double?

  /// Makes an accessory.
  public init(width: Double, height: Double? = nil) {
    self.width = width
    self.height = height
  }
}

/// When a field that has text shows its clear button.
public enum ClearButtonMode: String, Sendable, Hashable, CaseIterable {
  /// While it is edited.
  case whileEditing
  /// While it is not edited.
  case unlessEditing
  /// At all times.
  case always
}

/// The space that a field keeps free beside its text, in points.
public struct TextFieldPadding: Sendable, Hashable {
  /// The space at the left.
  public var left: Double
  /// The space at the right.
  public var right: Double

  /// Creates a padding; negative numbers and NaN count as 0.
  public init(left: Double, right: Double) {
    self.left = left
    self.right = right
  }

  /// No padding.
  public static let zero = TextFieldPadding(left: 0, right: 0)
}
