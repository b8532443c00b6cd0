import CTextFreeType

extension FaceHandle {
  /// The pixel sizes of the bitmaps in the face, in the order of the font.
  var bitmapStrikes: [Double] { strikeUnits.map { Double($0) / 64 } }

  /// Whether the face holds bitmaps alone, so that their advances are those of one strike.
  ///
  /// Colour bitmaps (`CBDT`, `sbix`) are drawn at any size, with advances in font units.
  var needsStrike: Bool {
    unsafe cft_is_scalable(face) == 0 && face.pointee.num_fixed_sizes > 0
      && (cft_has_color(face) == 0 || designUnitsPerEm == 0)
  }

  /// Measures by a strike from now on.
  mutating func selectStrike(_ index: Int) throws(FontError) {
    let units = strikeUnits[index]
    guard 1...maximumStrikeUnits ~= units else {
      throw FontError(.brokenFont, "a bitmap strike is \(Double(units) / 64) pixels high")
    }
    try FontError.check(
      unsafe FT_Select_Size(face, FT_Int(index)), "the bitmap strike could not be selected")
    strike = .init(index: index, unitsPerEm: units)
  }

  /// How high the strike says that its lines are; nil if the face has outlines.
  var strikeExtent: VerticalTables.Extent? {
    guard strike != nil, let size = unsafe face.pointee.size else { return nil }
    let metrics = unsafe size.pointee.metrics
    return .init(
      ascender: metrics.ascender, descender: metrics.descender,
      lineGap: max(0, metrics.height - metrics.ascender + metrics.descender))
  }

  /// The advance of a glyph in the strike, in 1/64 pixel; nil if the strike does not have it.
  ///
  /// X11's formats may give a negative advance, which counts as 0.
  func strikeAdvance(of glyph: GlyphID) -> Int32? {
    strikeMetrics(of: glyph).map { max(0, Int32(clamping: $0.horiAdvance)) }
  }

  private func strikeMetrics(of glyph: GlyphID) -> FT_Glyph_Metrics? {
    guard unsafe FT_Load_Glyph(face, glyph.rawValue, FT_Int32(FT_LOAD_BITMAP_METRICS_ONLY)) == 0,
      let slot = unsafe face.pointee.glyph
    else { return nil }
    return unsafe slot.pointee.metrics
  }

  /// The height of each strike's em in 1/64 pixel.
  private var strikeUnits: [Int] {
    (unsafe 0..<Int(face.pointee.num_fixed_sizes)).map { index in
      let size = unsafe face.pointee.available_sizes[index]
      // A font without a size of its own is as large as its bitmaps are high.
      return size.y_ppem > 0 ? size.y_ppem : Int(size.height) * 64
    }
  }
}

/// 65 535 pixels, far more than any bitmap has.
private let maximumStrikeUnits = 0xFFFF * 64
