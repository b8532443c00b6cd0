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

    private init(tag: hb_script_t) { self.tag = tag }

    /// The script of text that has none of its own.
    static let common = Script(tag: HB_SCRIPT_COMMON)

    static let latin = Script(tag: HB_SCRIPT_LATIN)
    static let han = Script(tag: HB_SCRIPT_HAN)
    static let hiragana = Script(tag: HB_SCRIPT_HIRAGANA)
    static let katakana = Script(tag: HB_SCRIPT_KATAKANA)
    static let bopomofo = Script(tag: HB_SCRIPT_BOPOMOFO)

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

  /// The version of the HarfBuzz library that this program runs with, such as "6.0.0".
  var harfBuzzVersion: String { unsafe String(cString: hb_version_string()) }
#endif
