#if Shaping
  extension FontFace {
    /// Shapes a run and adds its glyphs, in visual order, to others.
    ///
    /// They are measured in font units, or in 1/64 point if the font is hinted.
    func shape(
      _ text: String, _ run: TextRun, _ settings: HarfBuzzSettings, hinted: HintedSize?,
      into glyphs: inout [ShapedGlyph]
    ) {
      glyphs += withShaper { shaper in
        var shaped: [ShapedGlyph] = []
        if let hinted {
          let font = HarfBuzzFont(shaper.font, self, hinted: hinted)
          shaper.shape(text, run, settings, with: font, into: &shaped)
        } else {
          shaper.shape(text, run, settings, with: shaper.font, into: &shaped)
        }
        return shaped
      }
    }

    /// The places that the font gives for carets inside a ligature, from the glyph's origin.
    ///
    /// They are measured as shaping measures. Empty if the font gives none.
    func ligatureCarets(of glyph: GlyphID, hinted: HintedSize?) -> [Int32] {
      guard kind.hasLigatureCarets else { return [] }
      return withShaper { shaper in
        guard let hinted else { return shaper.font.ligatureCarets(of: glyph) }
        return HarfBuzzFont(shaper.font, self, hinted: hinted).ligatureCarets(of: glyph)
      }
    }
  }
#endif
