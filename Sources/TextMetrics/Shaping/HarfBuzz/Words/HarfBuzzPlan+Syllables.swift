#if Shaping
  import CTextHarfBuzz

  extension HarfBuzzPlan {
    /// Whether what lookups of some features of `GSUB` make into one is of one syllable.
    ///
    /// It is for these features in the scripts of India since HarfBuzz 4.2 (hb-ot-shaper-indic.cc).
    /// ``WordJoints/passesSpaces`` tells what that is worth.
    func stayInSyllables(
      _ features: Set<String>, _ run: TextRun, _ settings: HarfBuzzSettings
    ) -> Bool {
      guard hb_version_atleast(4, 2, 0) != 0, run.script.isOfIndia, !features.isEmpty,
        features.isSubset(of: Self.syllableFeatures)
      else { return false }
      // Fonts that know nothing of the script, or only its newest shaping, are shaped otherwise.
      let script = script(run, settings).name
      return script != "DFLT" && script != "latn" && !script.hasSuffix("3")
    }

    private static let syllableFeatures: Set = [
      "nukt", "akhn", "rphf", "rkrf", "pref", "blwf", "abvf", "half", "pstf", "vatu", "cjct",
      "init", "pres", "abvs", "blws", "psts", "haln",
    ]

    /// The script of the font that the text is shaped by.
    private func script(_ run: TextRun, _ settings: HarfBuzzSettings) -> FontTag {
      var tags = [hb_tag_t](repeating: 0, count: 4)
      var count = UInt32(tags.count)
      unsafe hb_ot_tags_from_script_and_language(
        run.script.tag, settings.language, &count, &tags, nil, nil)
      var index: UInt32 = 0
      var chosen: hb_tag_t = 0
      unsafe hb_ot_layout_table_select_script(
        face, FontTag.gsub.rawValue, count, tags, &index, &chosen)
      return FontTag(rawValue: chosen)
    }
  }

  extension Script {
    fileprivate var isOfIndia: Bool {
      switch tag {
      case HB_SCRIPT_BENGALI, HB_SCRIPT_DEVANAGARI, HB_SCRIPT_GUJARATI, HB_SCRIPT_GURMUKHI,
        HB_SCRIPT_KANNADA, HB_SCRIPT_MALAYALAM, HB_SCRIPT_ORIYA, HB_SCRIPT_TAMIL,
        HB_SCRIPT_TELUGU:
        true
      default: false
      }
    }
  }
#endif
