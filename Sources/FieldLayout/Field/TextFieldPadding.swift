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
