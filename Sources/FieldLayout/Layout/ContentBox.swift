import Foundation
import TextMetrics

/// The horizontal extent of a field in which content of a known width is aligned.
///
/// The only implementation of LDTextField's rule, for both text and placeholder.
struct ContentBox: Sendable {
  let minX: CGFloat
  let width: CGFloat
  /// The effective alignment, never natural: content that does not fit is aligned where reading starts.
  let alignment: TextAlignment
  /// Whether the content fits with the alignment that was asked for.
  let fits: Bool
  /// The width that is available with the alignment that was asked for; negative in a field that is
  /// narrower than its padding.
  let availableWidth: CGFloat

  var maxX: CGFloat { minX + width }

  /// Computes the box.
  ///
  /// - Parameters:
  ///   - contentWidth: The width of the content.
  ///   - alignment: The requested alignment, not natural.
  ///   - frame: The field without its accessories.
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
      ? frame.minX + padding.clampedLeft : frame.maxX - padding.clampedRight - width
  }

  /// The left edge of content of a width, aligned in the box.
  func minX(ofWidth contentWidth: CGFloat) -> CGFloat {
    switch alignment {
    case .center: minX + (width - contentWidth) / 2
    case .right: maxX - contentWidth
    case .left, .natural: minX
    }
  }
}

extension TextFieldPadding {
  /// LDTextField's padding for an alignment in a field where reading starts at `start`.
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

  fileprivate var clampedLeft: CGFloat { CGFloat(left).clampedLength }
  fileprivate var clampedRight: CGFloat { CGFloat(right).clampedLength }
  fileprivate var total: CGFloat { clampedLeft + clampedRight }
}
