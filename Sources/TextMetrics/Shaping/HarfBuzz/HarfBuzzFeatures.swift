#if Shaping
  import CTextHarfBuzz

  /// The features of a stack in HarfBuzz's form.
  struct HarfBuzzFeatures {
    let list: [hb_feature_t]

    /// - Parameter range: The part of a text, in UTF-8, that a feature applies to.
    init(
      _ options: FontStack.Options,
      range: (FontFeature) -> Range<UInt32> = { _ in 0..<UInt32.max }
    ) {
      let features = options.features.compactMap { feature -> hb_feature_t? in
        guard let tag = FontTag(feature.tag) else { return nil }
        let (value, range) = (UInt32(clamping: feature.value), range(feature))
        return hb_feature_t(
          tag: tag.rawValue, value: value, start: range.lowerBound, end: range.upperBound)
      }
      list = options.disablesLigatures ? features + Self.noLigatures : features
    }

    /// The features of a stack in one text, if some have ranges, which become those of whole
    /// graphemes; nil if all apply to the whole text.
    init?(_ stack: FontStack, _ text: String, _ graphemes: Graphemes) {
      guard !stack.hasUniformFeatures else { return nil }
      self.init(stack.options) { feature in
        guard let range = feature.range else { return 0..<UInt32.max }
        let lower = graphemes.boundary(atOrBefore: text.utf8Offset(range.lowerBound))
        let upper = graphemes.boundary(
          atOrAfter: text.utf8Offset(atOrAfter: range.upperBound))
        return UInt32(graphemes.offset(lower))..<UInt32(graphemes.offset(upper))
      }
    }

    /// Optional ligatures, which letterspaced text does without (CSS Text 3, section 8.2).
    private static let noLigatures = disabled(["liga", "clig", "dlig", "hlig"])

    static let fractionTags: Set = ["frac", "numr", "dnom"]

    /// Turns off what HarfBuzz applies around a fraction slash alone.
    static let noFractions = disabled(fractionTags)

    private static func disabled(_ tags: some Sequence<String>) -> [hb_feature_t] {
      tags.compactMap(FontTag.init).map {
        hb_feature_t(tag: $0.rawValue, value: 0, start: 0, end: .max)
      }
    }
  }
#endif
