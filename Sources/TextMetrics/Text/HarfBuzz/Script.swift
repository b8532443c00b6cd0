#if Shaping
  import CTextHarfBuzz

  /// A script (UAX #24).
  struct Script: Hashable {
    let tag: hb_script_t

    /// The script of a character.
    init(_ scalar: Unicode.Scalar) {
      tag = unsafe hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
    }

    /// The script's four letters as one number.
    var number: UInt32 { tag.rawValue }

    /// The script's four letters (ISO 15924).
    var name: String { FontTag(rawValue: tag.rawValue).name }

    private init(tag: hb_script_t) { self.tag = tag }

    /// The script of text that has none of its own.
    static let common = Script(tag: HB_SCRIPT_COMMON)

    static let arabic = Script(tag: HB_SCRIPT_ARABIC)
    static let syriac = Script(tag: HB_SCRIPT_SYRIAC)

    /// Whether HarfBuzz maps characters without marks of the script one by one, in the order of the
    /// text.
    ///
    /// That is so for scripts of its default shaper, of that for Hebrew, which composes marks alone, and of that
    /// for Hangul, which joins single letters but not syllables (hb-ot-shaper.hh,
    /// `hb_ot_shaper_categorize`). Not all that there are: those with text to be measured.
    var hasDefaultShaper: Bool {
      switch tag {
      case HB_SCRIPT_COMMON, HB_SCRIPT_LATIN, HB_SCRIPT_CYRILLIC, HB_SCRIPT_GREEK,
        HB_SCRIPT_ARMENIAN, HB_SCRIPT_GEORGIAN, HB_SCRIPT_HEBREW, HB_SCRIPT_HAN,
        HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA, HB_SCRIPT_BOPOMOFO, HB_SCRIPT_HANGUL,
        HB_SCRIPT_CHEROKEE, HB_SCRIPT_ETHIOPIC, HB_SCRIPT_YI, HB_SCRIPT_COPTIC,
        HB_SCRIPT_RUNIC, HB_SCRIPT_OGHAM, HB_SCRIPT_CANADIAN_SYLLABICS, HB_SCRIPT_DESERET,
        HB_SCRIPT_GOTHIC, HB_SCRIPT_OSAGE:
        true
      default: false
      }
    }

    /// Whether the letters of a word join (Unicode, ArabicShaping.txt).
    var isCursive: Bool {
      switch tag {
      case HB_SCRIPT_ARABIC, HB_SCRIPT_SYRIAC, HB_SCRIPT_NKO, HB_SCRIPT_MANDAIC,
        HB_SCRIPT_MONGOLIAN, HB_SCRIPT_PHAGS_PA, HB_SCRIPT_MANICHAEAN,
        HB_SCRIPT_PSALTER_PAHLAVI, HB_SCRIPT_ADLAM, HB_SCRIPT_HANIFI_ROHINGYA,
        HB_SCRIPT_SOGDIAN, HB_SCRIPT_CHORASMIAN, HB_SCRIPT_OLD_UYGHUR:
        true
      default: false
      }
    }

    /// Whether the script is written from right to left alone.
    var isRightToLeft: Bool {
      hb_script_get_horizontal_direction(tag) == HB_DIRECTION_RTL
    }

    /// Whether the script says nothing, so that it is that of the text around.
    var isInherited: Bool {
      tag == HB_SCRIPT_COMMON || tag == HB_SCRIPT_INHERITED || tag == HB_SCRIPT_UNKNOWN
    }

    static func == (left: Script, right: Script) -> Bool { left.tag == right.tag }

    func hash(into hasher: inout Hasher) { hasher.combine(tag.rawValue) }
  }

  extension Unicode.Scalar {
    /// The bracket that goes with a bracket; the character itself if it has no mirror image.
    var mirrored: Unicode.Scalar {
      Unicode.Scalar(unsafe hb_unicode_mirroring(hb_unicode_funcs_get_default(), value)) ?? self
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

    /// Whether the character has a canonical decomposition into parts for which something holds.
    func isMadeOf(_ holds: (Unicode.Scalar) -> Bool) -> Bool {
      var (first, second) = (hb_codepoint_t(0), hb_codepoint_t(0))
      let functions = unsafe hb_unicode_funcs_get_default()
      guard unsafe hb_unicode_decompose(functions, value, &first, &second) != 0,
        let base = Unicode.Scalar(first)
      else { return false }
      if second != 0, let mark = Unicode.Scalar(second), !holds(mark) { return false }
      return holds(base) || base.isMadeOf(holds)
    }

    /// The first part of the character's canonical decomposition; nil if it has none.
    var base: Unicode.Scalar? {
      var (first, second) = (hb_codepoint_t(0), hb_codepoint_t(0))
      let functions = unsafe hb_unicode_funcs_get_default()
      return unsafe hb_unicode_decompose(functions, value, &first, &second) != 0
        ? Unicode.Scalar(first) : nil
    }
  }

  /// The version of the HarfBuzz library that this program runs with, such as "6.0.0".
  var harfBuzzVersion: String { unsafe String(cString: hb_version_string()) }
#endif
