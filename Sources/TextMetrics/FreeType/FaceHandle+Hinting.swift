import CTextFreeType

extension FaceHandle {
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
    let exact = advance(of: glyph)
    if strike == nil, isSlotAdvance(exact, of: glyph), setHintedSize(hinted) {
      let target = hinted.hinting == .light ? cft_load_target_light : cft_load_target_normal
      let noBitmap = unsafe cft_is_scalable(face) != 0 ? FT_Int32(FT_LOAD_NO_BITMAP) : 0
      for flags in [target | noBitmap, FT_Int32(FT_LOAD_NO_HINTING) | noBitmap] {
        if unsafe FT_Load_Glyph(face, glyph.rawValue, flags) == 0 {
          return unsafe max(0, Int32(clamping: face.pointee.glyph.pointee.advance.x))
        }
      }
    }
    return UnitScale(size: hinted.size, unitsPerEm: unitsPerEm).hintedUnits(exact)
  }

  /// Whether FreeType begins hinting a glyph with the advance that it is known to have.
  ///
  /// It does not for one that 16 bits without a sign cannot hold, or that `hmtx` was cut off before.
  private func isSlotAdvance(_ exact: Int32, of glyph: GlyphID) -> Bool {
    0...0xFFFF ~= exact && lastAdvance.map { glyph.rawValue <= $0 } ?? true
  }

  /// - Returns: false if FreeType cannot set the size.
  private mutating func setHintedSize(_ hinted: HintedSize) -> Bool {
    let requested = FT_F26Dot6((hinted.size * 64).rounded())
    // Instructions may leave points in the twilight zone that those of the next glyph would find;
    // setting the size again clears it.
    let isClean = hinted.hinting == .light || !hasTwilightZone
    if isClean, requested == hintedSize, requested != 0 { return true }
    // 72 dots an inch make one point one pixel. A size that fails leaves FreeType at none.
    let isSet = unsafe FT_Set_Char_Size(face, requested, requested, 72, 72) == 0
    hintedSize = isSet ? requested : 0
    return isSet
  }
}
