extension Font {
  /// The width of a text on one line, in points: that of its ``ShapedLine``.
  ///
  /// Spaces at the end count. Linear in the length of the text.
  public func width(
    of text: String, shaping: Shaping = .standard, direction: WritingDirection = .natural
  ) -> Double {
    plainWidth(of: text, shaping: shaping, direction: direction)
      ?? ShapedLine(text, font: self, shaping: shaping, direction: direction).width
  }

  /// The width of a text that needs no line to be made; nil for others.
  private func plainWidth(
    of text: String, shaping: Shaping, direction: WritingDirection
  ) -> Double? {
    guard tracking == 0, direction != .rightToLeft else { return nil }
    let units = unsafe text.utf8.withContiguousStorageIfAvailable { text -> Int? in
      guard let plain = unsafe PlainText(text) else { return nil }
      return unsafe shaping.readPlain(text, plain, self, into: PlainWidth())?.units
    }
    return units.flatMap { $0 }.map { max(0, scale(of: face).points($0)) }
  }
}
