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
  /// Whether the width that the box was made for has room in it.
  let fits: Bool
  /// The largest width that has room at the side that was asked for.
  let room: CGFloat

  var maxX: CGFloat { minX + width }

  /// Finds the box.
  ///
  /// - Parameters:
  ///   - contentWidth: The width of what stands in the box.
  ///   - alignment: Where it should stand: not natural.
  ///   - frame: What is left of the field beside its accessories.
  init(
    for contentWidth: CGFloat, alignment: TextAlignment, direction: WritingDirection,
    padding: TextFieldPadding?, in frame: CGRect
  ) {
    let start = TextAlignment.start(of: direction)
    let wish = padding ?? .standard(for: alignment, start: start)
    fits = contentWidth + wish.total <= frame.width
    room = max(0, frame.width - wish.total)
    self.alignment = fits ? alignment : start
    let padding = fits ? wish : padding ?? .standard(for: start, start: start)
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
