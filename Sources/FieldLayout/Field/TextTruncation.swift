/// Where a text that is too long is truncated.
public enum TextTruncation: String, Sendable, Hashable, CaseIterable {
  /// At the beginning of the text.
  case head
  /// In the middle.
  case middle
  /// At the end of the text.
  case end
}
