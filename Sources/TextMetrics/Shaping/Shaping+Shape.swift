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
      guard let plain = unsafe PlainText(bytes), plain.count > 0,
        let glyphs = unsafe readPlain(bytes, plain, font, into: PlainGlyphs(plain))?.glyphs
      else { return nil }
      var shaped = unsafe ShapedText(Graphemes(bytes, plain))
      shaped.glyphs = glyphs
      shaped.runs = [
        ShapedRun(range: 0..<bytes.count, level: 0, fontIndex: 0, glyphs: 0..<glyphs.count)
      ]
      return shaped
    }
    return shaped.flatMap { $0 }
  }
}
