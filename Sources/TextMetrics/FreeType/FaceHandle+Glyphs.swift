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

  /// The advance of a glyph in font units, straight from the metrics table (`hmtx`, with `HVAR`) or
  /// from the strike.
  ///
  /// A glyph that the font does not have, or whose data is damaged, measures as `.notdef`.
  func advance(of glyph: GlyphID) -> Int32 { ownAdvance(of: glyph) ?? ownAdvance(of: .notdef) ?? 0 }

  private func ownAdvance(of glyph: GlyphID) -> Int32? {
    guard strike == nil else { return strikeAdvance(of: glyph) }
    var advance: FT_Fixed = 0
    // FreeType gives no advance to glyphs that `hmtx` was cut off before; the last one holds for
    // them, as it does for glyphs that share it.
    let measured = lastAdvance.map { min(glyph.rawValue, $0) } ?? glyph.rawValue
    guard unsafe FT_Get_Advance(face, measured, FT_Int32(FT_LOAD_NO_SCALE), &advance) == 0 else {
      return nil
    }
    return Int32(clamping: advance)
  }

  /// The advance of a glyph as a hinting rasteriser has it, in 1/64 pixel.
  ///
  /// A glyph whose instructions fail is measured without them, and a size that FreeType cannot set
  /// is measured from the outlines.
  mutating func hintedAdvance(of glyph: GlyphID, _ hinted: HintedSize) -> Int32 {
    if hintedAdvances?.size != hinted { hintedAdvances = (hinted, PagedTable()) }
    let index = Int(min(glyph.rawValue, UInt32(glyphCount)))
    if let known = hintedAdvances?.advances[index] { return known }
    let advance = loadHintedAdvance(of: glyph, hinted)
    hintedAdvances?.advances.set(index, advance)
    return advance
  }

  private mutating func loadHintedAdvance(of glyph: GlyphID, _ hinted: HintedSize) -> Int32 {
    if strike == nil, setHintedSize(hinted.size) {
      let target = hinted.hinting == .light ? cft_load_target_light : cft_load_target_normal
      let noBitmap = unsafe cft_is_scalable(face) != 0 ? FT_Int32(FT_LOAD_NO_BITMAP) : 0
      for flags in [target | noBitmap, FT_Int32(FT_LOAD_NO_HINTING) | noBitmap] {
        if unsafe FT_Load_Glyph(face, glyph.rawValue, flags) == 0 {
          return unsafe Int32(clamping: face.pointee.glyph.pointee.advance.x)
        }
      }
    }
    return UnitScale(size: hinted.size, unitsPerEm: unitsPerEm).hintedUnits(advance(of: glyph))
  }

  private mutating func setHintedSize(_ size: Double) -> Bool {
    let requested = FT_F26Dot6((size * 64).rounded())
    if requested == hintedSize, requested != 0 { return true }
    // 72 dots an inch make one point one pixel. A size that fails leaves FreeType at none.
    let isSet = unsafe FT_Set_Char_Size(face, requested, requested, 72, 72) == 0
    hintedSize = isSet ? requested : 0
    return isSet
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
