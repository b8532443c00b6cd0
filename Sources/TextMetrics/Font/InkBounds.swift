/// The box around ink, in points, y down, from an origin on the baseline.
///
/// Ink is what is drawn. It may stick out of the advance on either side, so it says what to clip
/// and repaint; where the caret stands and how text is aligned depends on advances alone.
public struct InkBounds: Sendable, Hashable {
  /// The left edge.
  public var minX: Double
  /// The upper edge; negative above the baseline.
  public var minY: Double
  /// The right edge.
  public var maxX: Double
  /// The lower edge; positive below the baseline.
  public var maxY: Double

  /// Makes a box from its edges.
  public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// The distance from the left edge to the right one.
  public var width: Double { maxX - minX }

  /// The distance from the upper edge to the lower one.
  public var height: Double { maxY - minY }

  /// The smallest box that holds this one and another.
  public func union(_ other: InkBounds) -> InkBounds {
    InkBounds(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }
}
