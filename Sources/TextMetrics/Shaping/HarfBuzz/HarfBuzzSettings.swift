#if Shaping
  import CHarfBuzz

  /// What is asked of shaping besides text and face: features and language.
  @safe
  struct HarfBuzzSettings {
    let features: [hb_feature_t]
    let language: hb_language_t?
    let style: ShapingStyle

    /// Reads a font's wishes for a text; ranges become offsets in UTF-8 of whole graphemes.
    init(_ font: Font, _ text: String, _ graphemes: Graphemes) {
      var features = font.features.compactMap { feature -> hb_feature_t? in
        guard let tag = FontTag(feature.tag) else { return nil }
        var (start, end) = (UInt32(0), UInt32.max)
        if let range = feature.range {
          let lower = graphemes.boundary(atOrBefore: text.utf8Offset(range.lowerBound))
          let upper = graphemes.boundary(atOrAfter: text.utf8Offset(range.upperBound))
          start = UInt32(graphemes.boundaries[lower])
          end = UInt32(graphemes.boundaries[upper])
        }
        let value = UInt32(clamping: feature.value)
        return hb_feature_t(tag: tag.rawValue, value: value, start: start, end: end)
      }
      if font.tracking != 0 {
        features += Self.ligatures.map { hb_feature_t(tag: $0, value: 0, start: 0, end: .max) }
      }
      self.features = features
      style = ShapingStyle(font)
      unsafe language = font.language.flatMap { unsafe hb_language_from_string($0, -1) }
    }

    /// The features whose ligatures a text gives up when its letters are spaced out.
    private static let ligatures = ["liga", "clig", "dlig", "hlig"].compactMap(FontTag.init)
      .map(\.rawValue)
  }
#endif
