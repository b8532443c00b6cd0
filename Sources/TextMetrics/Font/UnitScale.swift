/// How the integers that text is measured in become points: one multiplication, one division.
struct UnitScale: Sendable, Hashable {
  let size: Double
  let unitsPerEm: Double

  init(size: Double, unitsPerEm: Int) {
    self.size = size
    self.unitsPerEm = Double(unitsPerEm)
  }

  func points(_ units: Double) -> Double { units * size / unitsPerEm }
  func points(_ units: Int) -> Double { points(Double(units)) }
  func points(_ units: Int32) -> Double { points(Double(units)) }

  /// A glyph's box, for a glyph whose origin stands at a place.
  func ink(_ bounds: GlyphBounds, x: Double, y: Double) -> InkBounds {
    InkBounds(
      minX: x + points(bounds.left), minY: y - points(bounds.top),
      maxX: x + points(bounds.right), maxY: y - points(bounds.bottom))
  }

  /// The nearest 1/64 of a point, for a number that hinting leaves alone.
  func hintedUnits(_ units: Int32) -> Int32 {
    Int32(clamping: Int((points(units) * 64).rounded()))
  }

  /// The nearest integer of the scale.
  func nearestUnits(_ units: Int) -> Int32 { Int32(clamping: Int(points(units).rounded())) }
}
