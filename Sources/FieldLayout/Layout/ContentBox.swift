import Foundation
import TextMetrics

/// The stretch of a field in which something of a known width stands.
///
/// This is the one place where LDTextField's rule lives, for text and placeholder alike.
struct ContentBox: Sendable {
  let minX: CGFloat
  let width: CGFloat
  /// Left, centre or right in effect: what does not fit stands where it is read from.
  let alignment: TextAlignment
  /// Whether the content fits with the alignment that was asked for.
  let fits: Bool
  /// The width that is available with the alignment that was asked for; negative in a field that is
  /// narrower than its padding.
  let availableWidth: CGFloat

  var maxX: CGFloat { minX + width }

  /// Finds the box.
  ///
  /// - Parameters:
  ///   - contentWidth: The width of what stands in the box.
  ///   - alignment: Where it should stand: not natural.
  ///   - frame: What is left of the field beside its accessories.
  init(
    for contentWidth: Double, alignment: TextAlignment, direction: WritingDirection,
    padding: TextFieldPadding?, in frame: CGRect
  ) {
    let start = TextAlignment.start(of: direction)
    let requested = padding ?? .standard(for: alignment, start: start)
    availableWidth = frame.width - requested.total
    fits = contentWidth.fits(in: availableWidth)
    self.alignment = fits ? alignment : start
    let padding = fits ? requested : padding ?? .standard(for: start, start: start)
    width = max(0, frame.width - padding.total)
    minX =
      start == .left
      ? frame.minX + padding.usableLeft : frame.maxX - padding.usableRight - width
  }

  /// The left edge of something of a width that is aligned in the box.
  func minX(ofWidth contentWidth: CGFloat) -> CGFloat {
    switch alignment {
    case .center: minX + (width - contentWidth) / 2
    case .right: maxX - contentWidth
    case .left, .natural: minX
    }
  }
}

extension TextFieldPadding {
  /// LDTextField's padding for an alignment in a field that is read from `start`.
  fileprivate static func standard(
    for alignment: TextAlignment, start: TextAlignment
  ) -> TextFieldPadding {
    let (own, other) = alignment == start ? (10.0, 5.0) : (10.0, 0.0)
    return switch alignment {
    case .left: TextFieldPadding(left: own, right: other)
    case .right: TextFieldPadding(left: other, right: own)
    case .center, .natural: .zero
    }
  }

  fileprivate var usableLeft: CGFloat { CGFloat(left).usableLength }
  fileprivate var usableRight: CGFloat { CGFloat(right).usableLength }
  fileprivate var total: CGFloat { usableLeft + usableRight }
}
