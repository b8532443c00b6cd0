public import Foundation
public import TextMetrics

/// A rect that a range of the text covers.
public struct SelectionRect: Sendable, Hashable {
  /// The rect, as high as the line; it may extend beyond the content rect.
  public let rect: CGRect
  /// The direction of the text in it; that of the field where both directions touch.
  public let direction: WritingDirection
  /// Whether it contains the first character of the range.
  public let containsStart: Bool
  /// Whether it contains the last character of the range.
  public let containsEnd: Bool
}
