#if Shaping
  import CTextHarfBuzz

  /// Whether a word is shaped by what stands elsewhere in its run.
  ///
  /// HarfBuzz takes letters apart that Unicode composes of others, and composes them again only in
  /// a run that has some mark (hb-ot-shape-normalize.cc). So a word without marks that has such
  /// a letter depends on the marks of other words.
  enum Recomposition {
    static func dependsOnRun(
      _ text: UnsafeBufferPointer<UInt8>, _ word: Range<Int>, _ run: TextRun, _ face: FontFace
    ) -> Bool {
      // No letter of the Arabic script comes apart more than once.
      guard run.mayBeComposed, run.script.tag != HB_SCRIPT_ARABIC else { return false }
      var isComposed = false
      var isFirst = true
      var decoder = UTF8()
      var bytes = unsafe text[word].makeIterator()
      while case .scalarValue(let scalar) = unsafe decoder.decode(&bytes) {
        defer { isFirst = false }
        guard scalar.value >= 0x80 else { continue }
        // A mark at the beginning has nothing to be composed with, and does not count.
        if !isFirst, scalar.isMark { return false }
        guard !isComposed, let base = scalar.base else { continue }
        isComposed =
          run.script.keepsComposed
          ? base.base != nil && face.glyph(for: scalar) == nil : true
      }
      return isComposed
    }
  }

  extension Script {
    /// Whether letters are taken apart only where the font lacks them.
    fileprivate var keepsComposed: Bool {
      switch tag {
      case HB_SCRIPT_COMMON, HB_SCRIPT_LATIN, HB_SCRIPT_GREEK, HB_SCRIPT_CYRILLIC,
        HB_SCRIPT_HEBREW, HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA, HB_SCRIPT_HAN,
        HB_SCRIPT_HANGUL:
        true
      default: false
      }
    }
  }

  extension Unicode.Scalar {
    /// Whether the character is a mark of any kind.
    var isMark: Bool {
      switch unsafe hb_unicode_general_category(hb_unicode_funcs_get_default(), value) {
      case HB_UNICODE_GENERAL_CATEGORY_NON_SPACING_MARK, HB_UNICODE_GENERAL_CATEGORY_SPACING_MARK,
        HB_UNICODE_GENERAL_CATEGORY_ENCLOSING_MARK:
        true
      default: false
      }
    }

    /// What the character is composed of, but for a mark; nil if it is not composed.
    var base: Unicode.Scalar? {
      var (first, second) = (hb_codepoint_t(0), hb_codepoint_t(0))
      let functions = unsafe hb_unicode_funcs_get_default()
      return unsafe hb_unicode_decompose(functions, value, &first, &second) != 0
        ? Unicode.Scalar(first) : nil
    }
  }
#endif
