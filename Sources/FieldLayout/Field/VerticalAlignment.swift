/// Where a line stands between the upper and the lower edge of its field.
public enum VerticalAlignment: String, Sendable, Hashable, CaseIterable {
  /// In the middle.
  case center
  /// At the upper edge.
  case top
  /// At the lower edge.
  case bottom
}
