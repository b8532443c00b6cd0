extension Shaping {
  /// Turns a text, which must be contiguous, into glyphs.
  func shape(_ text: String, font: Font, direction: WritingDirection) -> ShapedText {
    if let plain = shapePlain(text, font: font, direction: direction) { return plain }
    let graphemes = Graphemes(text)
    return switch self {
    case .simple: SimpleShaper.shape(text, graphemes, font: font, direction: direction)
    #if Shaping
      case .full: FullShaper.shape(text, graphemes, font: font, direction: direction)
    #endif
    }
  }

  private func shapePlain(
    _ text: String, font: Font, direction: WritingDirection
  ) -> ShapedText? {
    guard direction != .rightToLeft else { return nil }
    let shaped = unsafe text.utf8.withContiguousStorageIfAvailable { bytes -> ShapedText? in
      guard !bytes.isEmpty, unsafe PlainText(bytes) != nil else { return nil }
      var glyphs = PlainGlyphs(count: bytes.count)
      guard unsafe readPlain(bytes, font, into: &glyphs) else { return nil }
      return unsafe ShapedText(plain: glyphs.glyphs, Graphemes(plain: bytes))
    }
    return shaped.flatMap { $0 }
  }
}
