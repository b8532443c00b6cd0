public import Foundation
public import TextMetrics

/// The geometry of the caret at a position, in the coordinate space of the field's bounds.
public struct Caret: Sendable, Hashable {
  /// The rect to draw: as wide as the caret, as high as the line.
  ///
  /// It lies right of ``insertionX`` in text from left to right and left of it in text from right to
  /// left, and is then moved inside the content rect, by its own width at most; where the content rect
  /// is narrower than the caret, inside the field. A caret that is farther away is scrolled out of
  /// sight and keeps its true place.
  public let rect: CGRect

  /// The exact edge between the characters before and after.
  public let insertionX: CGFloat

  /// Whether the caret is visible, not scrolled out of the content rect.
  public let isVisible: Bool

  /// The direction of the text that the caret belongs to.
  public let direction: WritingDirection

  /// The x of the upper end of a caret slanted as the font is; for an upright font,
  /// ``insertionX``.
  public let topX: CGFloat

  /// The x of the lower end of a caret slanted as the font is.
  public let bottomX: CGFloat

  /// The rect to draw at the other edge of a split caret; nil if it is not split, or if the position
  /// had an affinity.
  public internal(set) var secondaryRect: CGRect?

  /// The exact other edge of a split caret; nil as ``secondaryRect`` is.
  public internal(set) var secondaryX: CGFloat?
}
