#if Shaping
  import CHarfBuzz

  /// Finds out whether words can be shaped apart from each other.
  ///
  /// They can if nothing that a font does reaches across a space: then a word, the space before it
  /// and the knowledge whether a space follows decide how the word is shaped. A font may kern with
  /// the space, as long as that does not move what stands on its other side.
  @safe
  struct WordIndependence {
    private let face: OpaquePointer?
    private let plan: OpaquePointer?
    private let space: GlyphID

    /// Whether words are independent in text of a script and a direction.
    static func holds(
      _ font: borrowing HarfBuzzFont, _ face: FontFace, _ run: TextRun,
      _ settings: HarfBuzzSettings
    ) -> Bool {
      var properties = unsafe hb_segment_properties_t(run, settings)
      // A run against its script's direction is turned round as a whole to be shaped.
      guard let space = face.glyph(for: " "), !face.hasAppleLayout,
        unsafe [properties.direction, HB_DIRECTION_INVALID]
          .contains(hb_script_get_horizontal_direction(properties.script))
      else { return false }
      var count: UInt32 = 0
      let coordinates = unsafe hb_font_get_var_coords_normalized(font.font, &count)
      let tables = unsafe hb_font_get_face(font.font)
      let plan = unsafe hb_shape_plan_create_cached2(
        tables, &properties, settings.features, UInt32(settings.features.count), coordinates, count,
        nil)
      defer { unsafe hb_shape_plan_destroy(plan) }
      let question = unsafe WordIndependence(face: tables, plan: plan, space: space)
      return question.holdsInSubstitution(face.layoutTable(.gsub))
        && question.holdsInPositioning(face.layoutTable(.gpos))
        && (!face.kind.hasKernTable || question.kernsByPositioning())
    }

    private func holdsInSubstitution(_ table: LayoutTable) -> Bool {
      lookups(FontTag.gsub).allSatisfy { index in
        let lookup = table.lookup(index)
        if lookup.ignoresBaseGlyphs, isSpaceBase { return false }
        switch part(ofSpaceIn: index, FontTag.gsub) {
        case .none: return true
        case .context: return false
        case .input:
          // One glyph for one or for several; or a ligature that begins with the space.
          return lookup.type <= 2
            || lookup.type == 4
              && !lookup.subtables.contains { table.isLaterComponent(space, ofLigatures: $0) }
        }
      }
    }

    private func holdsInPositioning(_ table: LayoutTable) -> Bool {
      lookups(FontTag.gpos).allSatisfy { index in
        let lookup = table.lookup(index)
        let attachesMarks = 4...6 ~= lookup.type
        if lookup.ignoresBaseGlyphs, isSpaceBase, !attachesMarks { return false }
        switch part(ofSpaceIn: index, FontTag.gpos) {
        case .none: return true
        case .context: return false
        case .input:
          return lookup.type == 1 || attachesMarks
            || lookup.type == 2 && !lookup.subtables.contains { table.adjustsSecondGlyph($0) }
        }
      }
    }

    /// Whether kerning comes from `GPOS`, so that the `kern` table, of which HarfBuzz tells nothing,
    /// is not used.
    private func kernsByPositioning() -> Bool {
      let kerning = HarfBuzzSet()
      let features = [FontTag.kern.rawValue, 0]
      unsafe hb_ot_layout_collect_lookups(
        face, FontTag.gpos.rawValue, nil, nil, features, kerning.set)
      let used = Set(lookups(FontTag.gpos))
      return kerning.members.contains { used.contains($0) }
    }

    private enum Part {
      case none
      case input
      case context
    }

    private func part(ofSpaceIn lookup: Int, _ table: FontTag) -> Part {
      let before = HarfBuzzSet()
      let input = HarfBuzzSet()
      let after = HarfBuzzSet()
      unsafe hb_ot_layout_lookup_collect_glyphs(
        face, table.rawValue, UInt32(lookup), before.set, input.set, after.set, nil)
      let space = space.rawValue
      if before.has(space) || after.has(space) { return .context }
      return input.has(space) ? .input : .none
    }

    private func lookups(_ table: FontTag) -> [Int] {
      let lookups = HarfBuzzSet()
      unsafe hb_ot_shape_plan_collect_lookups(plan, table.rawValue, lookups.set)
      return lookups.members
    }

    private var isSpaceBase: Bool {
      unsafe hb_ot_layout_get_glyph_class(face, space.rawValue)
        == HB_OT_LAYOUT_GLYPH_CLASS_BASE_GLYPH
    }
  }
#endif
