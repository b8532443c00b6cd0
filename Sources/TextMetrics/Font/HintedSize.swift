/// A size at which advances are those of a hinting rasteriser.
struct HintedSize: Sendable, Hashable {
  let size: Double
  let hinting: Hinting

  /// How the font units of a face become points.
  func emScale(of face: FontFace) -> UnitScale {
    UnitScale(size: size, unitsPerEm: face.unitsPerEm)
  }
}
