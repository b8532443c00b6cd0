/// How a field masks its text: with one bullet for each character.
public struct SecureEntry: Sendable, Hashable {
  /// The character shown in place of each character.
  ///
  /// U+2022 stands in for a bullet that joins with its neighbours.
  public var bullet: Character

  /// Whether the character before the caret, which was typed last, shows while the field is edited.
  public var showsLastCharacter: Bool

  /// Creates a mask.
  public init(bullet: Character = "•", showsLastCharacter: Bool = false) {
    self.bullet = bullet
    self.showsLastCharacter = showsLastCharacter
  }

  /// U+2022 for each character, the last one too.
  public static let bullets = SecureEntry()
}

/// Where a text that is too long is truncated.
public enum TextTruncation: String, Sendable, Hashable, CaseIterable {
  /// At the beginning of the text.
  case head
  /// In the middle.
  case middle
  /// At the end of the text.
  case end
}
