package import TextMetrics

/// What holds for every face that opens, however damaged its file is.
package enum FontLaws {
  /// What a face breaks; empty if nothing.
  package static func broken(by face: FontFace) -> [String] {
    let metrics = face.metrics()
    let lengths = [metrics.ascent, metrics.descent, metrics.leading]
    let heights = [metrics.capHeight, metrics.xHeight].compactMap { $0 }
    let strokes = [
      metrics.underlinePosition, metrics.underlineThickness, metrics.strikeoutPosition,
      metrics.strikeoutThickness,
    ]
    var broken: [String] = []
    if !lengths.allSatisfy({ $0.isFinite && $0 >= 0 }) || metrics.lineHeight <= 0 {
      broken.append("line height: \(metrics)")
    }
    if !(heights + strokes).allSatisfy(\.isFinite) { broken.append("metrics: \(metrics)") }
    if face.glyphCount <= 0 || face.unitsPerEm <= 0 { broken.append("an empty face") }
    for (tag, value) in face.variations where !value.isFinite { broken.append("\(tag): \(value)") }
    for id in [0, 1, UInt32(face.glyphCount) - 1, .max].map(GlyphID.init) {
      if face.advance(of: id) < 0 { broken.append("the advance of \(id)") }
    }
    return broken
  }

  /// Whether text measures the same remembered and not: enough of it for a face to look for what it
  /// can remember.
  package static func forgets(_ font: Font) -> [String] {
    let sentence = "AV To Te. office waffle, fjord (a) 12 «ff» “fl” ffi \u{E9}t\u{E9} "
    let texts =
      [String(repeating: sentence, count: 12)] + sentence.split(separator: " ").map(String.init)
    let remembered = (texts + texts).map { font.width(of: $0) }
    #if !UNCACHED
      let limit = font.stack.cache.limit
      font.stack.cache.limit = 0
      defer { font.stack.cache.limit = limit }
    #endif
    let measured = (texts + texts).map { font.width(of: $0) }
    return zip(texts + texts, zip(remembered, measured)).compactMap { text, widths in
      widths.0 == widths.1 ? nil : "“\(text)” measures \(widths.0), not \(widths.1)"
    }
  }
}
