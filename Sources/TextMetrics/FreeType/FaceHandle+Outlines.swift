import CTextFreeType

extension FaceHandle {
  /// The exact bounds of a glyph's outline in font units, y up; nil if it has no outline or the
  /// outline is empty.
  func outlineBounds(of glyph: GlyphID) -> GlyphBounds? {
    guard strike == nil else { return inkOfBitmap(of: glyph) }
    guard let slot = unsafe loadOutline(glyph) else { return nil }
    var box = FT_BBox()
    guard unsafe FT_Outline_Get_BBox(&slot.pointee.outline, &box) == 0 else { return nil }
    return GlyphBounds(left: box.xMin, bottom: box.yMin, right: box.xMax, top: box.yMax)
  }

  /// The bounds of a glyph's outline after a transform, rounded outward to whole font units.
  func outlineBounds(of glyph: GlyphID, _ transform: AffineTransform) -> GlyphBounds? {
    guard transform != .identity else { return outlineBounds(of: glyph) }
    // FreeType moves points to whole numbers, which are 1/64 of a unit here.
    let factors = [transform.xx, transform.xy, transform.yx, transform.yy].map {
      FT_Fixed(exactly: ($0 * 64 * 65536).rounded()) ?? .max
    }
    let offsets = [transform.dx, transform.dy].map { FT_Pos(exactly: ($0 * 64).rounded()) ?? .max }
    guard factors.allSatisfy({ Int32(exactly: $0) != nil }),
      offsets.allSatisfy({ Int32(exactly: $0) != nil }), let slot = unsafe loadOutline(glyph)
    else { return nil }
    var matrix = FT_Matrix(xx: factors[0], xy: factors[1], yx: factors[2], yy: factors[3])
    unsafe FT_Outline_Transform(&slot.pointee.outline, &matrix)
    unsafe FT_Outline_Translate(&slot.pointee.outline, offsets[0], offsets[1])
    var box = FT_BBox()
    guard unsafe FT_Outline_Get_BBox(&slot.pointee.outline, &box) == 0 else { return nil }
    return GlyphInk(
      bounds: GlyphBounds(left: box.xMin, bottom: box.yMin, right: box.xMax, top: box.yMax),
      unitsPerEm: 64
    ).bounds(unitsPerEm: 1)
  }

  /// A glyph's outline in font units, y up; nil if it has no outline or the outline is empty.
  func outline(of glyph: GlyphID) -> GlyphOutline? {
    guard let slot = unsafe loadOutline(glyph) else { return nil }
    var functions = unsafe FT_Outline_Funcs(
      move_to: { to, path in unsafe append(.move(to: point(to)), path) },
      line_to: { to, path in unsafe append(.line(to: point(to)), path) },
      conic_to: { control, to, path in
        unsafe append(.quadratic(point(control), to: point(to)), path)
      },
      cubic_to: { first, second, to, path in
        unsafe append(.cubic(point(first), point(second), to: point(to)), path)
      }, shift: 0, delta: 0)
    var path = GlyphOutline([])
    let status = unsafe withUnsafeMutablePointer(to: &path) { path in
      unsafe FT_Outline_Decompose(&slot.pointee.outline, &functions, path)
    }
    guard status == 0 else { return nil }
    path.elements.append(.close)
    return path
  }

  /// The slot with a glyph's outline as the font stores it; it holds until the next is loaded.
  private func loadOutline(_ glyph: GlyphID) -> FT_GlyphSlot? {
    let flags = FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_BITMAP)
    guard unsafe cft_is_scalable(face) != 0, unsafe FT_Load_Glyph(face, glyph.rawValue, flags) == 0,
      let slot = unsafe face.pointee.glyph, unsafe slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE,
      unsafe slot.pointee.outline.n_points > 0
    else { return nil }
    return unsafe slot
  }
}

/// Adds a step to the outline that FreeType was given to hand on; a new contour closes the last.
private func append(_ element: GlyphOutline.Element, _ path: UnsafeMutableRawPointer?) -> Int32 {
  guard let outline = unsafe path?.assumingMemoryBound(to: GlyphOutline.self) else { return 1 }
  if case .move = element, unsafe !outline.pointee.elements.isEmpty {
    unsafe outline.pointee.elements.append(.close)
  }
  unsafe outline.pointee.elements.append(element)
  return 0
}

private func point(_ vector: UnsafePointer<FT_Vector>?) -> GlyphOutline.Point {
  guard let vector = unsafe vector?.pointee else { return GlyphOutline.Point(x: 0, y: 0) }
  return GlyphOutline.Point(x: Double(vector.x), y: Double(vector.y))
}
