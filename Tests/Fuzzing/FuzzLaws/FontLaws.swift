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
}
