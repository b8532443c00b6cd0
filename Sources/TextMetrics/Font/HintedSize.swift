/// A size at which advances are those of a hinting rasteriser.
struct HintedSize: Sendable, Hashable {
  let size: Double
  let hinting: Hinting
}

extension Font {
  /// nil if advances are exact.
  var hintedSize: HintedSize? { style.hinted }
}
