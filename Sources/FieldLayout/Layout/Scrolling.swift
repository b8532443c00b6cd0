import Foundation

/// The scroll offset of a line that overflows its box, given the previous one.
///
/// Offsets are distances from the side where reading starts.
struct Scrolling {
  let boxWidth: CGFloat
  let lineWidth: CGFloat
  let caretWidth: CGFloat

  /// The offset nearest to the previous one that shows the whole caret and leaves no gap at either
  /// end; 0 if the line fits.
  ///
  /// - Parameters:
  ///   - previous: The previous offset.
  ///   - caretStart: The edge of the caret on the side where reading starts.
  func offset(from previous: CGFloat, showing caretStart: CGFloat) -> CGFloat {
    let end = max(0, lineWidth + caretWidth - boxWidth)
    // The line has nothing before its start, where the caret is moved inside.
    let caretStart = max(0, caretStart)
    let least = caretStart + caretWidth - boxWidth
    return min(max(min(max(previous, least), caretStart), 0), end)
  }
}
