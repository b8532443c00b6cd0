import CFreeType

extension FaceHandle {
  /// The exact bounds of a glyph's outline in font units, y up; nil if it has no outline or the
  /// outline is empty.
  func outlineBounds(of glyph: GlyphID) -> GlyphBounds? {
    guard unsafe cft_is_scalable(face) != 0,
      unsafe FT_Load_Glyph(face, glyph.rawValue, FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_BITMAP))
        == 0,
      let slot = unsafe face.pointee.glyph, unsafe slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE,
      unsafe slot.pointee.outline.n_points > 0
    else { return nil }
    var box = FT_BBox()
    guard unsafe FT_Outline_Get_BBox(&slot.pointee.outline, &box) == 0 else { return nil }
    return GlyphBounds(left: box.xMin, bottom: box.yMin, right: box.xMax, top: box.yMax)
  }
}
