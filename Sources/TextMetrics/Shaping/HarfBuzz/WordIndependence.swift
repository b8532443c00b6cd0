#if Shaping
  import CHarfBuzz

  /// Finds out whether words can be shaped apart from each other.
  ///
  /// They can if nothing that a font does reaches across a space: then a word, the space before it
  /// and the knowledge whether a space follows decide how the word is shaped. A font may kern with
  /// the space, as long as that does not move what stands on its other side.
  struct WordIndependence: ~Copyable {
    private let plan: HarfBuzzPlan
    private let space: GlyphID

    /// Whether words are independent in text of a script and a direction.
    static func holds(
      _ font: borrowing HarfBuzzFont, _ face: FontFace, _ run: TextRun,
      _ settings: HarfBuzzSettings
    ) -> Bool {
      // A run against its script's direction is turned round as a whole to be shaped.
      guard let space = face.glyph(for: " "), !face.hasAppleLayout, run.goesTheWayOfItsScript
      else { return false }
      let question = WordIndependence(plan: HarfBuzzPlan(font, run, settings), space: space)
      let (substitution, positioning) = (face.layoutTable(.gsub), face.layoutTable(.gpos))
      return question.holdsInSubstitution(substitution) && !substitution.isExhausted
        && question.holdsInPositioning(positioning) && !positioning.isExhausted
        && (!face.kind.hasKernTable || question.plan.kernsByPositioning
          || !face.kernTable.mayKern(space))
    }

    private func holdsInSubstitution(_ table: LayoutTable) -> Bool {
      plan.lookups(.gsub).allSatisfy { index in
        let lookup = table.lookup(index)
        if lookup.ignoresBaseGlyphs, isSpaceBase { return false }
        switch plan.part(of: space, in: index, .gsub) {
        case .none: return true
        case .context: return false
        case .input:
          // One glyph for one or for several; or a ligature that begins with the space.
          return lookup.type <= 2
            || lookup.type == 4
              && !lookup.subtables.contains { isLaterComponent(ofLigatures: table.ligatures($0)) }
        }
      }
    }

    private func holdsInPositioning(_ table: LayoutTable) -> Bool {
      plan.lookups(.gpos).allSatisfy { index in
        let lookup = table.lookup(index)
        let attachesMarks = 4...6 ~= lookup.type
        if lookup.ignoresBaseGlyphs, isSpaceBase, !attachesMarks { return false }
        switch plan.part(of: space, in: index, .gpos) {
        case .none: return true
        case .context: return false
        case .input:
          return lookup.type == 1 || attachesMarks
            || lookup.type == 2 && !lookup.subtables.contains { table.adjustsSecondGlyph($0) }
        }
      }
    }

    private func isLaterComponent(ofLigatures ligatures: [LayoutTable.Ligature]) -> Bool {
      ligatures.contains { $0.parts.dropFirst().contains(space) }
    }

    private var isSpaceBase: Bool { plan.glyphClass(of: space) == .base }
  }

  extension TextRun {
    fileprivate var goesTheWayOfItsScript: Bool {
      let own = hb_script_get_horizontal_direction(script.tag)
      return own == HB_DIRECTION_INVALID
        || own == (isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    }
  }
#endif
