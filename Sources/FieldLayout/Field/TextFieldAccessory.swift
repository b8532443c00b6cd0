/// What stands in a field beside its text, such as an icon or a button: its size in points.
public struct TextFieldAccessory: Sendable, Hashable {
  /// How much of the field's width it takes; what is negative or no number counts as 0.
  public var width: Double

  /// How high it is, in the middle of the field; nil: as high as the field.
  public var height: Double?

  /// Makes an accessory.
  public init(width: Double, height: Double? = nil) {
    self.width = width
    self.height = height
  }
}
