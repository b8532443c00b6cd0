import CTextFreeType

extension FaceHandle {
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
