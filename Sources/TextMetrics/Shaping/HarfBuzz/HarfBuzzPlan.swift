#if Shaping
  import CTextHarfBuzz

  /// The one owner of a HarfBuzz shape plan: what a font does to text of one script and direction.
  @safe
  struct HarfBuzzPlan: ~Copyable {
    let face: OpaquePointer?
    private let plan: OpaquePointer?

    /// - Parameter makesFractions: Whether text around a fraction slash counts.
    init(
      _ font: borrowing HarfBuzzFont, _ run: TextRun, _ settings: HarfBuzzSettings,
      makesFractions: Bool = true
    ) {
      var properties = unsafe hb_segment_properties_t(run, settings)
      var count: UInt32 = 0
      let coordinates = unsafe hb_font_get_var_coords_normalized(font.font, &count)
      let tables = unsafe hb_font_get_face(font.font)
      let features = settings.features + (makesFractions ? [] : HarfBuzzSettings.noFractions)
      unsafe face = tables
      unsafe plan = hb_shape_plan_create_cached2(
        tables, &properties, features, UInt32(features.count), coordinates, count,
        chb_shapers())
    }

    deinit { unsafe hb_shape_plan_destroy(plan) }

    /// The lookups of `GSUB` or `GPOS` that the plan applies.
    func lookups(_ table: FontTag) -> [Int] {
      let lookups = HarfBuzzSet()
      unsafe hb_ot_shape_plan_collect_lookups(plan, table.rawValue, lookups.set)
      return lookups.members
    }

    /// Whether kerning comes from `GPOS`, so that the `kern` table, of which HarfBuzz tells nothing,
    /// is not used.
    var kernsByPositioning: Bool { uses("kern", .gpos) }

    /// Whether glyphs are chosen at random, one after the other all over a text.
    var isRandom: Bool { uses("rand", .gsub) }

    /// Whether a lookup of a feature is applied.
    private func uses(_ feature: String, _ table: FontTag) -> Bool {
      guard let feature = FontTag(feature) else { return false }
      let own = HarfBuzzSet()
      unsafe hb_ot_layout_collect_lookups(
        face, table.rawValue, nil, nil, [feature.rawValue, 0], own.set)
      let used = Set(lookups(table))
      return own.members.contains { used.contains($0) }
    }

    /// The glyphs that some lookup changes or moves, or begins to match with.
    func inputGlyphs() -> HarfBuzzSet {
      let glyphs = HarfBuzzSet()
      for table in [FontTag.gsub, .gpos] {
        for lookup in lookups(table) {
          unsafe hb_ot_layout_lookup_collect_glyphs(
            face, table.rawValue, UInt32(lookup), nil, glyphs.set, nil, nil)
        }
      }
      return glyphs
    }

    /// Whether the font tells the classes of its glyphs; else HarfBuzz takes those of its marks from
    /// Unicode.
    var hasGlyphClasses: Bool { unsafe hb_ot_layout_has_glyph_classes(face) != 0 }

    /// The class of a glyph (`GDEF`); where the font tells none, letters and spaces are bases.
    func glyphClass(of glyph: GlyphID) -> GlyphClass {
      guard hasGlyphClasses else { return .base }
      switch unsafe hb_ot_layout_get_glyph_class(face, glyph.rawValue) {
      case HB_OT_LAYOUT_GLYPH_CLASS_BASE_GLYPH: return .base
      case HB_OT_LAYOUT_GLYPH_CLASS_LIGATURE: return .ligature
      case HB_OT_LAYOUT_GLYPH_CLASS_MARK: return .mark
      default: return .other
      }
    }
  }

  /// What a font says a glyph is (`GDEF`), as far as it matters here.
  enum GlyphClass {
    case base, ligature, mark, other
  }
#endif
