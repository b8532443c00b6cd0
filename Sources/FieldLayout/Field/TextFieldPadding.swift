/// The room that a field keeps free beside its text, in points.
public struct TextFieldPadding: Sendable, Hashable {
  /// The room on the left side.
  public var left: Double
  /// The room on the right side.
  public var right: Double

  /// Makes a padding; what is negative or no number counts as 0.
  public init(left: Double, right: Double) {
    self.left = left
    self.right = right
  }

  /// No room at all.
  public static let zero = TextFieldPadding(left: 0, right: 0)
}
