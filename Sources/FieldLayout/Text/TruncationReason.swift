/// Why characters of a text are left out: the text is wider than its room.
public struct TruncationReason: Sendable, Hashable {
  /// Where they are left out.
  public let place: TextTruncation

  /// How wide the text is with nothing left out, in points.
  public let width: Double

  /// How wide it may be, in points.
  public let room: Double
}
