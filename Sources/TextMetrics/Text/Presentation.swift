/// How a grapheme cluster asks to be drawn (UTS #51, section 1.4).
enum Presentation {
  /// In colour, as an emoji.
  case emoji
  /// Without colour, though it is of a character that has an emoji too.
  case text

  /// - Returns: nil for a cluster that is no emoji and does not ask for text presentation.
  init?(_ cluster: some Sequence<Unicode.Scalar>) {
    var scalars = cluster.makeIterator()
    guard let first = scalars.next(), first.properties.isEmoji else { return nil }
    var (isEmoji, isJoined) = (first.properties.isEmojiPresentation, false)
    while let scalar = scalars.next() {
      switch scalar {
      case Self.emojiSelector:
        self = .emoji
        return
      case Self.textSelector:
        self = .text
        return
      case "\u{200D}": isJoined = true
      default:
        // An emoji follows a joiner, a skin tone its base.
        let properties = scalar.properties
        if isJoined && properties.isEmoji
          || properties.isEmojiModifier && first.properties.isEmojiModifierBase
        {
          isEmoji = true
        }
      }
    }
    guard isEmoji else { return nil }
    self = .emoji
  }

  private static let textSelector: Unicode.Scalar = "\u{FE0E}"
  private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"

  /// Whether the presentation of some cluster depends on a code point.
  ///
  /// Digits and other characters of Latin-1 are emoji with a selector alone.
  static func mayDepend(on scalar: Unicode.Scalar) -> Bool {
    scalar == textSelector || scalar == emojiSelector
      || scalar.value > 0xFF && scalar.properties.isEmoji
  }

  /// Whether the faces are tried in an order of their own for some cluster of a text.
  static func mayMatter(in text: String) -> Bool {
    // All such code points are three bytes or more in UTF-8, the first one U+203C.
    guard text.utf8.contains(where: { $0 >= 0xE2 }) else { return false }
    return text.unicodeScalars.contains(where: mayDepend)
  }
}
