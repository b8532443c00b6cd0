/// The size of a text, in points.
public struct TextSize: Sendable, Hashable {
  /// The width of the widest line.
  public let width: Double
  /// The heights of all lines.
  public let height: Double
}
