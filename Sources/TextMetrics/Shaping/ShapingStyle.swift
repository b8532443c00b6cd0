/// All that decides how text is shaped by a face, besides the text: what is kept is kept for one.
struct ShapingStyle: Hashable {
  let features: [FontFeature]
  let language: String?
  let hasTracking: Bool
  let hinted: HintedSize?

  init(_ font: Font) {
    features = font.features
    language = font.language
    hasTracking = font.tracking != 0
    hinted = font.hintedSize
  }

  /// Whether a font is of this style.
  func isStyle(of font: Font) -> Bool {
    hasTracking == (font.tracking != 0) && hinted == font.hintedSize && language == font.language
      && features == font.features
  }

  /// Whether it is the same all over a text, so that a word can be told from its place.
  var isUniform: Bool { features.allSatisfy { $0.range == nil } }
}
