import Foundation

/// How far a line that is too long for its box is scrolled, from where it was before.
///
/// Places are distances from where the line is read from.
struct Scrolling {
  let boxWidth: CGFloat
  let lineWidth: CGFloat
  let caretWidth: CGFloat

  /// The least move from the previous offset that shows the whole caret and leaves no blank at
  /// either end; 0 if the line fits.
  ///
  /// - Parameters:
  ///   - previous: The offset before.
  ///   - caretStart: The edge of the caret where reading begins.
  func offset(from previous: CGFloat, showing caretStart: CGFloat) -> CGFloat {
    let end = max(0, lineWidth + caretWidth - boxWidth)
    // Before the line's start there is nothing to show: the caret is pushed in there.
    let caretStart = max(0, caretStart)
    let least = caretStart + caretWidth - boxWidth
    return min(max(min(max(previous, least), caretStart), 0), end)
  }
}
