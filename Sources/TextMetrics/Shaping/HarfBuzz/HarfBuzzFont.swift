#if Shaping
  import CTextHarfBuzz

  /// The one owner of a HarfBuzz font, which counts in font units, or in 1/64 point if it is hinted.
  ///
  /// Glyphs and advances come from FreeType through the ``FontFace``, so that a hinted, a varied or
  /// a compressed font measures the same inside shaping as outside.
  @safe
  struct HarfBuzzFont: ~Copyable {
    let font: OpaquePointer?
    let face: HarfBuzzFace
    let glyphs: GlyphSource

    /// - Parameter face: Outlives all uses of the font.
    init(_ face: FontFace, hinted: HintedSize?) {
      self.face = HarfBuzzFace.shared(by: face)
      glyphs = GlyphSource(face, hinted: hinted)
      let font = unsafe hb_font_create(self.face.face)
      let functions = unsafe GlyphSource.makeFunctions()
      unsafe hb_font_set_funcs(font, functions, Unmanaged.passUnretained(glyphs).toOpaque(), nil)
      unsafe hb_font_funcs_destroy(functions)
      let em = hinted.map { Int32(($0.size * 64).rounded()) } ?? Int32(face.unitsPerEm)
      unsafe hb_font_set_scale(font, em, em)
      let variations = face.variations.compactMap { tag, value in
        FontTag(tag).map { hb_variation_t(tag: $0.rawValue, value: Float(value)) }
      }
      unsafe hb_font_set_variations(font, variations, UInt32(variations.count))
      unsafe self.font = font
    }

    deinit { unsafe hb_font_destroy(font) }

    /// The characters that the font has glyphs for, in rising order.
    var characters: [Unicode.Scalar] {
      let characters = HarfBuzzSet()
      unsafe hb_face_collect_unicodes(face.face, characters.set)
      return characters.members.compactMap { Unicode.Scalar(UInt32($0)) }
    }

    /// The caret positions that the font gives inside a ligature (`GDEF`), from its left edge.
    func ligatureCarets(of glyph: GlyphID) -> [Int32] {
      var count: UInt32 = 0
      let total = unsafe hb_ot_layout_get_ligature_carets(
        font, HB_DIRECTION_LTR, glyph.rawValue, 0, &count, nil)
      guard total > 0 else { return [] }
      var carets = [Int32](repeating: 0, count: Int(total))
      count = total
      unsafe hb_ot_layout_get_ligature_carets(
        font, HB_DIRECTION_LTR, glyph.rawValue, 0, &count, &carets)
      return Array(carets.prefix(Int(count)))
    }
  }
#endif
