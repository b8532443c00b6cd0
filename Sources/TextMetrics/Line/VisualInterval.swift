/// A stretch of a line, in points from its left end.
public struct VisualInterval: Sendable, Hashable {
  /// The left edge.
  public var minX: Double
  /// The right edge.
  public var maxX: Double
  /// The direction of the text in it; that of the line where both kinds touch.
  public var direction: WritingDirection
  /// Whether the first character of the range lies in it.
  public var containsStart: Bool
  /// Whether the last character of the range lies in it.
  public var containsEnd: Bool

  /// From the left edge to the right one.
  public var width: Double { maxX - minX }
}
