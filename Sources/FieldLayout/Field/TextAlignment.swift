public import TextMetrics

/// The horizontal alignment of text in a field.
///
/// Left and right are sides of the field whatever the direction of the text.
public enum TextAlignment: Int, Sendable, Hashable, CaseIterable {
  /// The side where reading starts.
  case natural = 0
  /// The left side.
  case left = 1
  /// The middle.
  case center = 2
  /// The right side.
  case right = 3

  /// The alignment in text of a direction, never natural: left, centre or right.
  public func resolved(in direction: WritingDirection) -> TextAlignment {
    switch self {
    case .natural: .start(of: direction)
    case .left, .center, .right: self
    }
  }

  /// The side where reading starts in text of a direction: left or right.
  public static func start(of direction: WritingDirection) -> TextAlignment {
    direction == .rightToLeft ? .right : .left
  }
}

/// The vertical alignment of a line in its field.
public enum VerticalAlignment: String, Sendable, Hashable, CaseIterable {
  /// In the middle.
  case center
  /// At the upper edge.
  case top
  /// At the lower edge.
  case bottom
}
