import CTextFreeType

extension FaceHandle {
  /// Makes sure that there is a character map to ask: Unicode, else the Microsoft symbol map, else
  /// the first.
  mutating func selectCharacterMap() {
    guard unsafe face.pointee.charmap == nil else { return }
    guard unsafe FT_Select_Charmap(face, FT_ENCODING_MS_SYMBOL) != 0 else { return }
    guard unsafe face.pointee.num_charmaps > 0 else { return }
    unsafe FT_Set_Charmap(face, face.pointee.charmaps[0])
  }

  /// The glyph that the character map gives for a scalar; nil if it gives none.
  ///
  /// A symbol font maps what it shows for U+0020 to U+00FF at U+F020 to U+F0FF (OpenType, `cmap`,
  /// platform 3, encoding 0). Of any other map that is not Unicode nothing but ASCII is known.
  func nominalGlyph(of scalar: Unicode.Scalar) -> GlyphID? {
    guard let map = unsafe face.pointee.charmap else { return nil }
    let encoding = unsafe map.pointee.encoding
    let isKnown = encoding == FT_ENCODING_UNICODE || encoding == FT_ENCODING_MS_SYMBOL
    guard isKnown || scalar.isASCII else { return nil }
    var glyph = unsafe FT_Get_Char_Index(face, FT_ULong(scalar.value))
    if glyph == 0, scalar.value <= 0xFF, encoding == FT_ENCODING_MS_SYMBOL {
      glyph = unsafe FT_Get_Char_Index(face, FT_ULong(0xF000 + scalar.value))
    }
    return glyph == 0 || Int(glyph) >= glyphCount ? nil : GlyphID(glyph)
  }

  /// The glyph for a scalar followed by a variation selector; nil if the font has none of its own.
  func variationGlyph(of scalar: Unicode.Scalar, selector: Unicode.Scalar) -> GlyphID? {
    let glyph = unsafe FT_Face_GetCharVariantIndex(
      face, FT_ULong(scalar.value), FT_ULong(selector.value))
    return glyph == 0 || Int(glyph) >= glyphCount ? nil : GlyphID(glyph)
  }

  /// The pair adjustment of the `kern` table in font units; 0 where there is none.
  ///
  /// FreeType 2.14 can be built to answer this call from `GPOS`; a font without a `kern` table is
  /// therefore never asked, and the answer is the same with every build.
  func kerning(_ left: GlyphID, _ right: GlyphID) -> Int32 {
    var kerning = FT_Vector()
    let status = unsafe FT_Get_Kerning(
      face, left.rawValue, right.rawValue, FT_KERNING_UNSCALED.rawValue, &kerning)
    guard status == 0 else { return 0 }
    guard let strike, designUnitsPerEm > 0 else { return Int32(clamping: kerning.x) }
    return UnitScale(size: Double(strike.unitsPerEm), unitsPerEm: designUnitsPerEm)
      .nearestUnits(kerning.x)
  }

  /// Whether ``kerning(_:_:)`` can answer anything but 0.
  var hasKerning: Bool {
    unsafe cft_has_kerning(face) != 0 && (cft_is_sfnt(face) == 0 || hasTable(.kern))
  }
}
