/// Which side of a boundary between two characters a position belongs to.
///
/// The two sides are one place on the line except where the direction turns, and there they are two
/// places far apart.
public enum Affinity: String, Sendable, Hashable, CaseIterable {
  /// The trailing edge of the character before.
  case upstream
  /// The leading edge of the character after.
  case downstream
}

/// A place between characters: an index, and the side of it where the direction turns.
public struct TextPosition: Sendable, Hashable {
  /// The index of the character after the position; the text's `endIndex` for the last position.
  public var index: String.Index

  /// The side that the position belongs to.
  public var affinity: Affinity

  /// Makes a position.
  public init(_ index: String.Index, affinity: Affinity = .downstream) {
    self.index = index
    self.affinity = affinity
  }
}
