extension ShownText {
  /// Replaces each character by a bullet, except the one that ends at a given index.
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

  /// Whether a character forms one grapheme with a bullet beside it, as an isolated accent does.
  private func joins(_ character: Substring, _ bullet: Character) -> Bool {
    "\(bullet)\(character)\(bullet)".count != 3
  }
}
