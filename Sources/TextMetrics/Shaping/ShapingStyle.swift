/// All that decides how text is shaped by a face, besides the text: what is kept is kept for one.
///
/// It is an object, so that a font is copied, and mostly compared, by one reference.
final class ShapingStyle: Sendable {
  let features: [FontFeature]
  let language: String?
  let hasTracking: Bool
  let hinted: HintedSize?
  /// Whether it is the same all over a text, so that a word can be told from its place.
  let isUniform: Bool
  /// A hash of all that, found once.
  let number: Int

  /// The style of most fonts.
  static let standard = ShapingStyle(
    features: [], language: nil, hasTracking: false, hinted: nil)

  init(features: [FontFeature], language: String?, hasTracking: Bool, hinted: HintedSize?) {
    self.features = features
    self.language = language
    self.hasTracking = hasTracking
    self.hinted = hinted
    isUniform = features.allSatisfy { $0.range == nil }
    var hasher = Hasher()
    hasher.combine(features)
    hasher.combine(language)
    hasher.combine(hasTracking)
    hasher.combine(hinted)
    number = hasher.finalize()
  }
}

extension ShapingStyle: Hashable {
  static func == (left: ShapingStyle, right: ShapingStyle) -> Bool {
    left === right
      || left.number == right.number && left.hasTracking == right.hasTracking
        && left.hinted == right.hinted && left.language == right.language
        && left.features == right.features
  }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
