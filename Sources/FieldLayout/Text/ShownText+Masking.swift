extension ShownText {
  /// Shows one bullet for each character, but for the one before an index if that is given.
  mutating func mask(with bullet: Character, revealing end: String.Index?) {
    let bullet = String(repeating: bullet, count: 2).count == 2 ? bullet : SecureEntry().bullet
    var masked = TextReplacement()
    for index in text.indices {
      let character = text[index...index]
      let isRevealed = character.endIndex == end && !joins(character, bullet)
      masked.replace(character, with: String(isRevealed ? text[index] : bullet))
    }
    replace(by: masked)
  }

  /// Whether a character would be one with a bullet beside it, as an accent without a letter is.
  private func joins(_ character: Substring, _ bullet: Character) -> Bool {
    "\(bullet)\(character)\(bullet)".count != 3
  }
}
