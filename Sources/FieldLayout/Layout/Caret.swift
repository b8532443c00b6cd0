public import Foundation
public import TextMetrics

/// Where the caret stands for a place in the text, in the coordinate space of the field's bounds.
public struct Caret: Sendable, Hashable {
  /// What to draw: as wide as the caret, as high as the line.
  ///
  /// It lies right of ``insertionX`` in text from left to right and left of it in text from right to
  /// left, and is then moved inside the content rect, by its own width at most; where the content rect
  /// is narrower than the caret, inside the field. A caret that is farther away is scrolled out of
  /// sight and keeps its true place.
  public let rect: CGRect

  /// The exact edge between the characters before and after.
  public let insertionX: CGFloat

  /// Whether ``rect`` is drawn inside the content rect, or inside a field that has no room for one.
  public let isVisible: Bool

  /// The direction of the text that the caret belongs to.
  public let direction: WritingDirection

  /// Where a caret that leans as the font does has its upper end; for an upright font,
  /// ``insertionX``.
  public let topX: CGFloat

  /// Where a caret that leans as the font does has its lower end.
  public let bottomX: CGFloat

  /// What to draw at the other edge of a split caret; nil if it is not split, or if a position
  /// with an affinity was asked for.
  public internal(set) var secondaryRect: CGRect?

  /// The exact other edge of a split caret; nil as ``secondaryRect`` is.
  public internal(set) var secondaryX: CGFloat?
}
