import CTextFreeType

extension FaceHandle {
  /// The box around a glyph's black pixels in the strike, in 1/64 pixel, y up; nil if there are none.
  ///
  /// The bitmaps of many terminal fonts are as large as the cell, so the pixels are looked at.
  func inkOfBitmap(of glyph: GlyphID) -> GlyphBounds? {
    guard unsafe FT_Load_Glyph(face, glyph.rawValue, FT_Int32(FT_LOAD_DEFAULT)) == 0,
      let slot = unsafe face.pointee.glyph, unsafe slot.pointee.format == FT_GLYPH_FORMAT_BITMAP,
      let ink = unsafe Self.ink(slot.pointee.bitmap)
    else { return nil }
    let (left, top) = unsafe (Int(slot.pointee.bitmap_left), Int(slot.pointee.bitmap_top))
    return GlyphBounds(
      left: (left + ink.columns.lowerBound) * 64, bottom: (top - ink.rows.upperBound) * 64,
      right: (left + ink.columns.upperBound) * 64, top: (top - ink.rows.lowerBound) * 64)
  }

  /// The rows and columns that hold ink; all of them unless a pixel is a bit.
  private static func ink(_ bitmap: FT_Bitmap) -> (rows: Range<Int>, columns: Range<Int>)? {
    let (width, height) = unsafe (Int(bitmap.width), Int(bitmap.rows))
    guard width > 0, height > 0, let start = unsafe bitmap.buffer else { return nil }
    let pitch = unsafe Int(bitmap.pitch)
    guard unsafe bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_MONO.rawValue), pitch * 8 >= width else {
      return (0..<height, 0..<width)
    }
    let pixels = unsafe UnsafeBufferPointer(start: start, count: pitch * height)
    var rows: Range<Int>?
    var columns: Range<Int>?
    for row in 0..<height {
      for column in 0..<width
      where unsafe pixels[row * pitch + column / 8] & 0x80 >> UInt8(column % 8) != 0 {
        rows = (rows?.lowerBound ?? row)..<row + 1
        let known = columns ?? column..<column + 1
        columns = min(known.lowerBound, column)..<max(known.upperBound, column + 1)
      }
    }
    guard let rows, let columns else { return nil }
    return (rows, columns)
  }
}
