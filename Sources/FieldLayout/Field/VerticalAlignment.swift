/// The vertical alignment of a line in its field.
public enum VerticalAlignment: String, Sendable, Hashable, CaseIterable {
  /// In the middle.
  case center
  /// At the upper edge.
  case top
  /// At the lower edge.
  case bottom
}
