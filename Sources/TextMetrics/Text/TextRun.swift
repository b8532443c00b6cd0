#if Shaping
  /// A stretch of text of one bidi level and one script.
  struct TextRun {
    /// Its text in UTF-8; it begins and ends at grapheme boundaries.
    var range: Range<Int>
    var level: UInt8
    var script: Script
    /// Whether some character of the text may be composed of others.
    var mayBeComposed = true
    /// Whether some character of the text may be a mark.
    var mayHaveMarks = true

    var isRightToLeft: Bool { level & 1 == 1 }
  }
#endif
