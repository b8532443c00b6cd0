/// A way to move the caret from one place to another.
public enum TextMovement: String, Sendable, Hashable, CaseIterable {
  /// To the start of the character before, in the order of the text.
  case backward
  /// To the end of the character after, in the order of the text.
  case forward
  /// To the left, over the character that stands there, whatever its direction.
  case left
  /// To the right, over the character that stands there, whatever its direction.
  case right
  /// To the start of the word that the place is in or after; to the start of the text if there is
  /// none.
  case wordBackward
  /// To the end of the word that the place is in or before; to the end of the text if there is none.
  case wordForward
  /// To the start of the text.
  case start
  /// To the end of the text.
  case end
}
