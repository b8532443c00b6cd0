import Foundation

extension CGFloat {
  /// The largest magnitude that a layout computes with: far beyond any screen, and small enough for
  /// sums to stay finite.
  private static let largestMagnitude: CGFloat = 1e15

  /// The number clamped to the largest magnitude; 0 for NaN.
  var clamped: CGFloat {
    isNaN ? 0 : Swift.min(Swift.max(self, -.largestMagnitude), .largestMagnitude)
  }

  /// The number clamped to a length, which is not negative.
  var clampedLength: CGFloat { Swift.max(0, clamped) }
}

extension CGRect {
  /// The rect with its coordinates clamped; a negative size becomes 0.
  var clamped: CGRect {
    CGRect(
      x: origin.x.clamped, y: origin.y.clamped, width: size.width.clampedLength,
      height: size.height.clampedLength)
  }
}
