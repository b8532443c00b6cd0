extension Font {
  /// The width of a text on one line, in points: that of its ``ShapedLine``.
  ///
  /// Spaces at the end count. Linear in the length of the text.
  public func width(
    of text: String, shaping: Shaping = .standard, direction: WritingDirection = .natural
  ) -> Double {
    ShapedLine(text, font: self, shaping: shaping, direction: direction).width
  }
}
