#if Shaping
  import CTextHarfBuzz

  /// What is asked of shaping besides text and face: features and language.
  @safe
  struct HarfBuzzSettings {
    let features: [hb_feature_t]
    let language: hb_language_t?
    let style: ShapingStyle

    /// The same all over a text.
    ///
    /// - Parameter range: The part of the text in UTF-8 that a feature is for.
    init(_ style: ShapingStyle, range: (FontFeature) -> Range<UInt32> = { _ in 0..<UInt32.max }) {
      let features = style.features.compactMap { feature -> hb_feature_t? in
        guard let tag = FontTag(feature.tag) else { return nil }
        let (value, range) = (UInt32(clamping: feature.value), range(feature))
        return hb_feature_t(
          tag: tag.rawValue, value: value, start: range.lowerBound, end: range.upperBound)
      }
      self.features = style.hasTracking ? features + Self.noLigatures : features
      self.style = style
      unsafe language = style.language.flatMap { unsafe hb_language_from_string($0, -1) }
    }

    /// Reads a font's wishes for a text; ranges become those of whole graphemes.
    init(_ font: Font, _ text: String, _ graphemes: Graphemes) {
      self.init(font.style) { feature in
        guard let range = feature.range else { return 0..<UInt32.max }
        let lower = graphemes.boundary(atOrBefore: text.utf8Offset(range.lowerBound))
        let upper = graphemes.boundary(atOrAfter: text.utf8Offset(atOrAfter: range.upperBound))
        return UInt32(graphemes.offset(lower))..<UInt32(graphemes.offset(upper))
      }
    }

    /// Turns the ligatures off that a text gives up when its letters are spaced out.
    private static let noLigatures = without(["liga", "clig", "dlig", "hlig"])

    private static let fractions = ["frac", "numr", "dnom"]

    /// Turns off what happens around a fraction slash alone.
    static let noFractions = without(fractions)

    /// Whether fractions are asked for, so that they are not made around a fraction slash alone.
    var asksForFractions: Bool {
      style.features.contains { Self.fractions.contains($0.tag) }
    }

    private static func without(_ tags: [String]) -> [hb_feature_t] {
      tags.compactMap(FontTag.init).map {
        hb_feature_t(tag: $0.rawValue, value: 0, start: 0, end: .max)
      }
    }
  }
#endif
