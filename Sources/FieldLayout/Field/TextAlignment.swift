public import TextMetrics

/// Which side of a field its text stands on.
///
/// Left and right are sides of the field whatever the direction of the text.
public enum TextAlignment: Int, Sendable, Hashable, CaseIterable {
  /// The side that the text is read from.
  case natural = 0
  /// The left side.
  case left = 1
  /// The middle.
  case center = 2
  /// The right side.
  case right = 3

  /// The side that is meant in a text of some direction: left, centre or right.
  public func resolved(in direction: WritingDirection) -> TextAlignment {
    switch self {
    case .natural: .start(of: direction)
    case .left, .center, .right: self
    }
  }

  /// The side that a text of some direction is read from: left or right.
  public static func start(of direction: WritingDirection) -> TextAlignment {
    direction == .rightToLeft ? .right : .left
  }
}
