#if Shaping
  import CTextHarfBuzz

  /// The one owner of a HarfBuzz shape plan: what a face does to text of one script and direction.
  @safe
  struct HarfBuzzPlan: ~Copyable {
    private let face: HarfBuzzFace
    private let plan: OpaquePointer?
    private let properties: hb_segment_properties_t

    init(
      _ font: borrowing HarfBuzzFont, _ properties: hb_segment_properties_t,
      _ features: [hb_feature_t]
    ) {
      face = font.face
      unsafe self.properties = properties
      var properties = unsafe properties
      var count: UInt32 = 0
      let coordinates = unsafe hb_font_get_var_coords_normalized(font.font, &count)
      unsafe plan = chb_shape_plan_create(
        face.face, &properties, features, UInt32(features.count), coordinates, count)
    }

    deinit { unsafe hb_shape_plan_destroy(plan) }

    /// The lookups of `GSUB` or `GPOS` that the plan applies.
    func lookups(_ table: FontTag) -> [Int] {
      let lookups = HarfBuzzSet()
      unsafe hb_ot_shape_plan_collect_lookups(plan, table.rawValue, lookups.set)
      return lookups.members
    }

    /// Whether some lookups of a feature are applied.
    func uses(_ feature: String, _ table: FontTag) -> Bool {
      guard let feature = FontTag(feature) else { return false }
      let own = HarfBuzzSet()
      unsafe hb_ot_layout_collect_lookups(
        face.face, table.rawValue, nil, nil, [feature.rawValue, 0], own.set)
      let used = Set(lookups(table))
      return own.members.contains { used.contains($0) }
    }

    /// Whether kerning can only come from `GPOS`, never from a `kern` table, by HarfBuzz's own choice
    /// (hb-ot-shape.cc): `GPOS` has the feature for this script and language, and is not ignored.
    var kernsByPositioning: Bool {
      let (script, chosen) = selectedScript(.gpos)
      // HarfBuzz ignores the positioning of other scripts in Hebrew (hb-ot-shaper-hebrew.cc).
      if unsafe properties.script == HB_SCRIPT_HEBREW, chosen != FontTag("hebr")?.rawValue {
        return false
      }
      var languages = [hb_tag_t](repeating: 0, count: 4)
      var count = UInt32(languages.count)
      unsafe hb_ot_tags_from_script_and_language(
        properties.script, properties.language, nil, nil, &count, &languages)
      var language = UInt32(HB_OT_LAYOUT_DEFAULT_LANGUAGE_INDEX)
      unsafe hb_ot_layout_script_select_language(
        face.face, FontTag.gpos.rawValue, script, count, &languages, &language)
      var feature: UInt32 = 0
      return unsafe hb_ot_layout_language_find_feature(
        face.face, FontTag.gpos.rawValue, script, language, FontTag.kern.rawValue, &feature) != 0
    }

    /// The script of a table that HarfBuzz takes the features of.
    private func selectedScript(_ table: FontTag) -> (index: UInt32, tag: hb_tag_t) {
      var tags = [hb_tag_t](repeating: 0, count: 4)
      var count = UInt32(tags.count)
      unsafe hb_ot_tags_from_script_and_language(
        properties.script, properties.language, &count, &tags, nil, nil)
      var (index, chosen) = (UInt32(0), hb_tag_t(0))
      unsafe hb_ot_layout_table_select_script(
        face.face, table.rawValue, count, &tags, &index, &chosen)
      return (index, chosen)
    }

    /// Whether text of the script is read in the direction that the script is written in, so that
    /// HarfBuzz does not reverse it to shape it (hb-ot-shape.cc, `hb_ensure_native_direction`).
    var isInNativeDirection: Bool {
      let native = unsafe hb_script_get_horizontal_direction(properties.script)
      return unsafe native == HB_DIRECTION_INVALID || native == properties.direction
    }

    /// Whether the font gives the classes of its glyphs; else HarfBuzz guesses them.
    var hasGlyphClasses: Bool { unsafe hb_ot_layout_has_glyph_classes(face.face) != 0 }

    /// The class of a glyph (`GDEF`, GlyphClassDef).
    func glyphClass(of glyph: UInt16) -> GlyphClass {
      switch unsafe hb_ot_layout_get_glyph_class(face.face, UInt32(glyph)) {
      case HB_OT_LAYOUT_GLYPH_CLASS_BASE_GLYPH: .base
      case HB_OT_LAYOUT_GLYPH_CLASS_LIGATURE: .ligature
      case HB_OT_LAYOUT_GLYPH_CLASS_MARK: .mark
      default: .other
      }
    }
  }

  /// The class that a font gives to a glyph (`GDEF`, GlyphClassDef).
  enum GlyphClass { case base, ligature, mark, other }
#endif
