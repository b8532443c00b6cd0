/// Where the characters are left out that a text is too long by.
public enum TextTruncation: String, Sendable, Hashable, CaseIterable {
  /// At the beginning of the text.
  case head
  /// In the middle.
  case middle
  /// At the end of the text.
  case end
}
