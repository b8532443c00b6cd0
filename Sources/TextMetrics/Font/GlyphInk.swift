/// The box around what a glyph draws, in units of its own: those of the font, or 1/64 pixel of the
/// strike that a picture is from.
struct GlyphInk {
  let bounds: GlyphBounds
  let unitsPerEm: Int

  /// The box in other units, rounded outward to whole ones.
  func bounds(unitsPerEm other: Int) -> GlyphBounds {
    guard other != unitsPerEm else { return bounds }
    let scale = UnitScale(size: Double(other), unitsPerEm: unitsPerEm)
    return GlyphBounds(
      left: Int(scale.points(bounds.left).rounded(.down)),
      bottom: Int(scale.points(bounds.bottom).rounded(.down)),
      right: Int(scale.points(bounds.right).rounded(.up)),
      top: Int(scale.points(bounds.top).rounded(.up)))
  }
}
