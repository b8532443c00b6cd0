extension Shaping {
  /// Turns a text into glyphs.
  func shape(
    _ text: String, _ graphemes: Graphemes, font: Font, direction: WritingDirection
  ) -> ShapedText {
    switch self {
    case .simple: SimpleShaper.shape(text, graphemes, font: font, direction: direction)
    #if Shaping
      case .full: FullShaper.shape(text, graphemes, font: font, direction: direction)
    #endif
    }
  }
}
