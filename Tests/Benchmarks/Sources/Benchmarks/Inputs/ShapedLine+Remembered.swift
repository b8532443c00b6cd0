import TextMetrics

extension ShapedLine {
  /// A line of a text that its face has met before.
  ///
  /// The first line of a new face is made without anything remembered, so to compare it would prove
  /// nothing about what is.
  static func remembered(_ text: String, font: Font) -> ShapedLine {
    for _ in 0..<2 { _ = ShapedLine(text, font: font) }
    return ShapedLine(text, font: font)
  }
}
