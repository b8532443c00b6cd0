import CTextFreeType

extension FaceHandle {
  /// The box around a glyph's ink in the strike, in 1/64 pixel, y up; nil if there is none.
  func inkOfBitmap(of glyph: GlyphID) -> GlyphBounds? {
    loadBitmap(of: glyph, flags: FT_Int32(FT_LOAD_DEFAULT)) ? inkOfSlot() : nil
  }

  /// Loads a glyph for the size that is set; false if it is no bitmap there.
  func loadBitmap(of glyph: GlyphID, flags: FT_Int32) -> Bool {
    guard unsafe FT_Load_Glyph(face, glyph.rawValue, flags) == 0,
      let slot = unsafe face.pointee.glyph
    else { return false }
    return unsafe slot.pointee.format == FT_GLYPH_FORMAT_BITMAP
  }

  /// The box around the ink of the bitmap that was loaded, in 1/64 pixel, y up; nil if there is none.
  ///
  /// The bitmaps of many terminal fonts are as large as the cell, and colour pictures have
  /// transparent edges, so the pixels are looked at.
  func inkOfSlot() -> GlyphBounds? {
    guard let slot = unsafe face.pointee.glyph, let ink = unsafe Self.ink(slot.pointee.bitmap)
    else {
      return nil
    }
    let (left, top) = unsafe (Int(slot.pointee.bitmap_left), Int(slot.pointee.bitmap_top))
    return GlyphBounds(
      left: (left + ink.columns.lowerBound) * 64, bottom: (top - ink.rows.upperBound) * 64,
      right: (left + ink.columns.upperBound) * 64, top: (top - ink.rows.lowerBound) * 64)
  }

  /// The rows and columns that hold ink; all of them unless there are pixels, and a pixel is a bit or
  /// has an alpha.
  private static func ink(_ bitmap: FT_Bitmap) -> (rows: Range<Int>, columns: Range<Int>)? {
    let (width, height) = unsafe (Int(bitmap.width), Int(bitmap.rows))
    guard width > 0, height > 0 else { return nil }
    guard let start = unsafe bitmap.buffer else { return (0..<height, 0..<width) }
    let (pitch, mode) = unsafe (Int(bitmap.pitch), UInt32(bitmap.pixel_mode))
    let bitsPerPixel =
      switch mode {
      case FT_PIXEL_MODE_MONO.rawValue: 1
      case FT_PIXEL_MODE_BGRA.rawValue: 32
      default: Int.max
      }
    guard bitsPerPixel <= 32, pitch * 8 >= width * bitsPerPixel else {
      return (0..<height, 0..<width)
    }
    let pixels = unsafe UnsafeBufferPointer(start: start, count: pitch * height)
    var rows: Range<Int>?
    var columns: Range<Int>?
    for row in 0..<height {
      for column in 0..<width {
        let isInk =
          bitsPerPixel == 1
          ? unsafe pixels[row * pitch + column / 8] & 0x80 >> UInt8(column % 8) != 0
          : unsafe pixels[row * pitch + column * 4 + 3] != 0
        guard isInk else { continue }
        rows = (rows?.lowerBound ?? row)..<row + 1
        let known = columns ?? column..<column + 1
        columns = min(known.lowerBound, column)..<max(known.upperBound, column + 1)
      }
    }
    guard let rows, let columns else { return nil }
    return (rows, columns)
  }
}
