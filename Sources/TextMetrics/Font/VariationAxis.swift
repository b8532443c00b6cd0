/// One axis of a variable font, in the font's own coordinates (OpenType, `fvar`).
public struct VariationAxis: Sendable, Hashable {
  /// The four letters that name the axis, such as "wght".
  public let tag: String
  /// The axis's name for people; empty if the font gives none.
  public let name: String
  /// The smallest coordinate.
  public let minimum: Double
  /// The coordinate that holds if none is asked for.
  public let `default`: Double
  /// The largest coordinate.
  public let maximum: Double
}
