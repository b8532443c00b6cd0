import TextMetrics

/// Why a field is read in the direction that it is read in.
public enum DirectionSource: String, Sendable, Hashable, CaseIterable {
  /// ``TextField/direction`` says so.
  case explicit
  /// The first letter of the text that has a direction.
  case text
  /// ``TextField/typingDirection``.
  case typing
  /// ``TextField/interfaceDirection``.
  case interface
  /// The first letter of the placeholder that has a direction; the field is empty.
  case placeholder
  /// Nothing says one: left to right.
  case `default`
}

extension TextField {
  /// The direction that the field is read in, never natural, and why.
  var resolvedDirection: (direction: WritingDirection, source: DirectionSource) {
    func known(_ direction: WritingDirection?) -> WritingDirection? {
      direction == .natural ? nil : direction
    }
    if let direction = known(direction) { return (direction, .explicit) }
    if let direction = WritingDirection.firstStrong(in: text) { return (direction, .text) }
    if let direction = known(typingDirection) { return (direction, .typing) }
    if let direction = known(interfaceDirection) { return (direction, .interface) }
    // A placeholder that is hidden has no influence.
    if text.isEmpty, let direction = WritingDirection.firstStrong(in: placeholder) {
      return (direction, .placeholder)
    }
    return (.leftToRight, .default)
  }
}
