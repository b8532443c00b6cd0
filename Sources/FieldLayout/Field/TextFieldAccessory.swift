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
