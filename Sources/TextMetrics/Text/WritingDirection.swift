/// The direction that text is read in.
public enum WritingDirection: String, Sendable, Hashable, CaseIterable {
  /// That of the text itself: of its first letter that has one.
  case natural
  /// From left to right.
  case leftToRight = "ltr"
  /// From right to left.
  case rightToLeft = "rtl"
}
