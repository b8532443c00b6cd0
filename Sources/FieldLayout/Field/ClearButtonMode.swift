/// When a field that has text shows its clear button.
public enum ClearButtonMode: String, Sendable, Hashable, CaseIterable {
  /// While it is edited.
  case whileEditing
  /// While it is not edited.
  case unlessEditing
  /// At all times.
  case always
}
