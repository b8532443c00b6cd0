#if Shaping
  import CTextHarfBuzz

  /// The one owner of a HarfBuzz font, which counts in font units, or in 1/64 point if it is hinted.
  ///
  /// Tables, glyphs and advances come from FreeType through the ``FontFace``, so that a hinted, a
  /// varied or a wrapped font measures the same inside shaping as outside.
  @safe
  struct HarfBuzzFont: ~Copyable {
    let font: OpaquePointer?
    /// What the font's callbacks are told; it lives as long as the font.
    private let source: Unmanaged<HarfBuzzSource>

    /// Makes the font of a face, which must outlive it.
    init(_ face: FontFace) {
      let source = unsafe Unmanaged.passRetained(HarfBuzzSource(face, hinted: nil))
      let tables = unsafe HarfBuzzSource.makeFace(source)
      unsafe hb_face_set_index(tables, UInt32(face.index))
      unsafe hb_face_set_upem(tables, UInt32(face.designUnitsPerEm))
      unsafe hb_face_set_glyph_count(tables, UInt32(face.glyphCount))
      unsafe self.init(tables, source, face, em: Int32(face.unitsPerEm))
      unsafe hb_face_destroy(tables)
    }

    /// Makes another font of the same tables, with the advances of a hinting rasteriser if asked.
    init(_ other: borrowing HarfBuzzFont, _ face: FontFace, hinted: HintedSize?) {
      let source = unsafe Unmanaged.passRetained(HarfBuzzSource(face, hinted: hinted))
      let em = hinted.map { Int32(($0.size * 64).rounded()) } ?? Int32(face.unitsPerEm)
      unsafe self.init(hb_font_get_face(other.font), source, face, em: em)
    }

    private init(
      _ tables: OpaquePointer?, _ source: Unmanaged<HarfBuzzSource>, _ face: FontFace, em: Int32
    ) {
      // The font keeps a reference to the tables and to the functions.
      let font = unsafe hb_font_create(tables)
      let functions = unsafe HarfBuzzSource.makeFunctions()
      unsafe hb_font_set_funcs(font, functions, source.toOpaque(), nil)
      unsafe hb_font_funcs_destroy(functions)
      unsafe hb_font_set_scale(font, em, em)
      let variations = face.variations.compactMap { tag, value in
        FontTag(tag).map { hb_variation_t(tag: $0.rawValue, value: Float(value)) }
      }
      unsafe hb_font_set_variations(font, variations, UInt32(variations.count))
      unsafe self.font = font
      unsafe self.source = source
    }

    deinit {
      unsafe hb_font_destroy(font)
      unsafe source.release()
    }

    /// The places that the font gives for carets inside a ligature, from its left edge.
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
