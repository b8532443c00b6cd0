public import Foundation
public import TextMetrics

/// A stretch of the line that a part of the text covers.
public struct SelectionRect: Sendable, Hashable {
  /// Where it is drawn, as high as the line; it may reach out of the content rect.
  public let rect: CGRect
  /// The direction of the text in it; that of the field where both kinds touch.
  public let direction: WritingDirection
  /// Whether the first character of the part lies in it.
  public let containsStart: Bool
  /// Whether the last character of the part lies in it.
  public let containsEnd: Bool
}
