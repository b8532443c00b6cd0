import Foundation

extension CGFloat {
  /// The largest number that a layout counts with: far beyond any screen, and far from infinity, so
  /// that sums stay finite.
  private static let largestUsable: CGFloat = 1e15

  /// The nearest number that a layout can count with; 0 for what is no number.
  var usable: CGFloat {
    isNaN ? 0 : Swift.min(Swift.max(self, -.largestUsable), .largestUsable)
  }

  /// The nearest length that a layout can count with.
  var usableLength: CGFloat { Swift.max(0, usable) }
}

extension CGRect {
  /// The nearest rect that a layout can count with; a negative size becomes 0.
  var usable: CGRect {
    CGRect(
      x: origin.x.usable, y: origin.y.usable, width: size.width.usableLength,
      height: size.height.usableLength)
  }
}
