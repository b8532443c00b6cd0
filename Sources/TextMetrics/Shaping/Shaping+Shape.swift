extension Shaping {
  /// Turns a text, which must be contiguous, into glyphs.
  func shape(_ text: String, font: Font, direction: WritingDirection) -> ShapedText {
    let graphemes = Graphemes(text)
    return switch self {
    case .simple: SimpleShaper.shape(text, graphemes, font: font, direction: direction)
    #if Shaping
      case .full: FullShaper.shape(text, graphemes, font: font, direction: direction)
    #endif
    }
  }

  /// Turns a text, which must be contiguous, into glyphs if it is plain; nil if they are not found
  /// that way.
  func shapePlain(
    _ text: String, font: Font, direction: WritingDirection
  ) -> (glyphs: [ShapedGlyph], graphemes: Graphemes)? {
    guard direction != .rightToLeft else { return nil }
    let shaped = unsafe text.utf8.withContiguousStorageIfAvailable {
      bytes -> (glyphs: [ShapedGlyph], graphemes: Graphemes)? in
      var glyphs = PlainGlyphs(count: bytes.count)
      guard !bytes.isEmpty, unsafe readPlain(bytes, font, into: &glyphs) else { return nil }
      return unsafe (glyphs.glyphs, Graphemes(plain: bytes))
    }
    return shaped.flatMap { $0 }
  }
}
