import CTextFreeType

extension FaceHandle {
  /// The advance of a glyph in font units, straight from the metrics table (`hmtx`, with `HVAR`) or
  /// from the strike.
  ///
  /// It is negative where `HVAR` makes it so. A glyph that the font does not have measures as
  /// `.notdef`.
  func advance(of glyph: GlyphID) -> Int32 { ownAdvance(of: glyph) ?? ownAdvance(of: .notdef) ?? 0 }

  private func ownAdvance(of glyph: GlyphID) -> Int32? {
    guard strike == nil else { return strikeAdvance(of: glyph) }
    guard glyph.rawValue < glyphCount else { return nil }
    // FreeType gives no advance to glyphs that `hmtx` was cut off before; the last one holds for
    // them, as it does for glyphs that share it.
    let measured = lastAdvance.map { min(glyph.rawValue, $0) } ?? glyph.rawValue
    guard unsafe cft_is_variation(face) != 0 else { return freeTypeAdvance(of: measured) }
    let stored = storedAdvance(of: measured)
    guard let varied = freeTypeAdvance(of: measured, FT_Int32(FT_ADVANCE_FLAG_FAST_ONLY)) else {
      // Without `HVAR` the outline's phantom points tell the advance. As in HarfBuzz it is never
      // negative then, and where the outline is damaged, that of `hmtx`.
      return freeTypeAdvance(of: measured).map { max(0, $0) } ?? stored
    }
    // FreeType keeps the sum of `hmtx` and `HVAR` in 16 bits without a sign. Of the numbers that
    // these bits can mean, the sum is the one nearest to the advance in `hmtx`.
    return stored.map { $0 + Int32(Int16(truncatingIfNeeded: varied - $0)) } ?? varied
  }

  private func freeTypeAdvance(of glyph: UInt32, _ flags: FT_Int32 = 0) -> Int32? {
    var advance: FT_Fixed = 0
    let flags = flags | FT_Int32(FT_LOAD_NO_SCALE)
    guard unsafe FT_Get_Advance(face, glyph, flags, &advance) == 0 else { return nil }
    return Int32(clamping: advance)
  }

  /// The advance in `hmtx`, before any variation; nil if there is no such table.
  private func storedAdvance(of glyph: UInt32) -> Int32? {
    guard let longMetricsCount, longMetricsCount > 0 else { return nil }
    // An advance and a side bearing of two bytes each; the last advance is that of all that follow.
    let offset = 4 * Int(min(glyph, longMetricsCount - 1))
    var bytes: (UInt8, UInt8) = (0, 0)
    var length = FT_ULong(2)
    let status = unsafe withUnsafeMutableBytes(of: &bytes) { buffer in
      unsafe FT_Load_Sfnt_Table(
        face, FT_ULong(FontTag.hmtx.rawValue), FT_Long(offset),
        buffer.baseAddress?.assumingMemoryBound(to: FT_Byte.self), &length)
    }
    return status == 0 ? Int32(bytes.0) << 8 | Int32(bytes.1) : nil
  }

  /// Makes FreeType read `HVAR`, which it does not before it has loaded a glyph at the coordinates.
  ///
  /// Until then it takes advances from the outlines, which may say otherwise, so the first advance
  /// would depend on what was asked before. Glyphs whose data is damaged are passed over.
  func loadAdvanceVariations() {
    guard unsafe cft_is_variation(face) != 0, hasTable(.hvar) else { return }
    let flags = FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_BITMAP)
    for glyph in 0..<UInt32(glyphCount) where unsafe FT_Load_Glyph(face, glyph, flags) == 0 {
      return
    }
  }
}
