import TextMetrics

/// What determined the direction of a field, in the order in which it is looked for.
public enum DirectionSource: String, Sendable, Hashable, CaseIterable {
  /// ``TextField/direction``.
  case explicit
  /// The first strong character of the text.
  case text
  /// ``TextField/typingDirection``.
  case typing
  /// ``TextField/interfaceDirection``.
  case interface
  /// The first strong character of the placeholder of an empty field.
  case placeholder
  /// None of these: left to right.
  case `default`
}

extension TextField {
  /// The resolved direction, never natural, and what determined it.
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
