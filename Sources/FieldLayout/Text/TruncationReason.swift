/// Why a text is truncated: it is wider than the available width.
public struct TruncationReason: Sendable, Hashable {
  /// Where it is truncated.
  public let place: TextTruncation

  /// The width of the whole text in points.
  public let width: Double

  /// The available width in points.
  public let room: Double
}
