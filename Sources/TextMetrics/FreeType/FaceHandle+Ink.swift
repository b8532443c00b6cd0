import CTextFreeType

extension FaceHandle {
  /// The box around what a glyph draws at a size: a picture, coloured outlines, or its own outline.
  ///
  /// nil if it draws nothing.
  mutating func ink(of glyph: GlyphID, size: Double) -> GlyphInk? {
    if strike == nil, hasPictures, let picture = pictureInk(of: glyph, size: size) {
      return picture
    }
    return drawnBounds(of: glyph).map { GlyphInk(bounds: $0, unitsPerEm: unitsPerEm) }
  }

  // MARK: Pictures

  /// Whether glyphs may be pictures, which are scaled from one of a few sizes.
  var hasPictures: Bool {
    unsafe face.pointee.num_fixed_sizes > 0 && (hasTable(.cbdt) || hasTable(.sbix))
  }

  /// More pixels than any font has in a glyph; a damaged font could ask for gigabytes.
  private static let mostPixels = 1 << 24

  /// The box around a picture's ink, of which there may be none; nil if the glyph is no picture.
  ///
  /// The picture is of the smallest strike that need not be enlarged, else of the largest: HarfBuzz
  /// and browsers choose so. One that is not decoded has the box that the font gives it.
  private mutating func pictureInk(of glyph: GlyphID, size: Double) -> GlyphInk?? {
    let strikes = bitmapStrikes
    let larger = strikes.indices.filter { strikes[$0] >= size }.min { strikes[$0] < strikes[$1] }
    guard let index = larger ?? strikes.indices.max(by: { strikes[$0] < strikes[$1] }),
      strikes[index] >= 1
    else { return nil }
    hintedSize = 0  // Hinting has to set its size again.
    let flags = FT_Int32(FT_LOAD_COLOR | FT_LOAD_NO_HINTING)
    guard unsafe FT_Select_Size(face, FT_Int(index)) == 0,
      loadBitmap(of: glyph, flags: flags | FT_Int32(FT_LOAD_BITMAP_METRICS_ONLY)),
      let whole = inkOfSlot()
    else { return nil }
    let pixels = (whole.right - whole.left) / 64 * ((whole.top - whole.bottom) / 64)
    let isDecoded = pixels <= Self.mostPixels && loadBitmap(of: glyph, flags: flags)
    let bounds = isDecoded ? inkOfSlot() : whole
    return .some(bounds.map { GlyphInk(bounds: $0, unitsPerEm: Int(strikes[index] * 64)) })
  }

  // MARK: Outlines

  /// The box around a glyph's coloured outlines, else around its own.
  private mutating func drawnBounds(of glyph: GlyphID) -> GlyphBounds? {
    guard strike == nil, hasTable(.colr) else { return outlineBounds(of: glyph) }
    let glyphs = colorGlyphs ?? ColorGlyphs(table: table(.colr) ?? [])
    colorGlyphs = glyphs
    switch glyphs.drawing(of: glyph) {
    case nil: return outlineBounds(of: glyph)
    case .box(let box): return box
    case .shapes(let shapes):
      let boxes = shapes.compactMap { outlineBounds(of: $0.glyph, $0.transform) }
      return boxes.dropFirst().reduce(boxes.first) { $0?.union($1) }
    }
  }
}

extension GlyphBounds {
  fileprivate func union(_ other: GlyphBounds) -> GlyphBounds {
    GlyphBounds(
      left: min(left, other.left), bottom: min(bottom, other.bottom),
      right: max(right, other.right), top: max(top, other.top))
  }
}
