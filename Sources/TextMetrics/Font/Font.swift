/// A face at a size, with everything else that decides how wide text in it is.
///
/// One point is one pixel at scale 1, and the size is the number of points in an em.
public struct Font: Sendable, Hashable {
  /// The largest size that can be asked for, in points.
  public static let largestSize = 100_000.0

  /// The face that text is set in; of a font of bitmaps alone, its strike nearest to the size.
  public private(set) var face: FontFace

  /// Points in an em: finite, above 0 and at most ``largestSize``.
  public private(set) var size: Double

  /// The faces that are tried in turn, at the same size, for a character that ``face`` lacks.
  public var fallbacks: [FontFace] {
    get { storedFallbacks }
    set { storedFallbacks = newValue.map { $0.strike(nearest: size) } }
  }

  /// Whether advances are exact or those of a hinting rasteriser.
  public var hinting: Hinting {
    get { style.hinted?.hinting ?? .none }
    set { restyle(hinting: newValue) }
  }

  /// OpenType features to turn on, off or to a variant; those that a font has on stay on.
  public var features: [FontFeature] {
    get { style.features }
    set { restyle(features: newValue) }
  }

  /// The language of the text as a BCP 47 tag, such as "sr", for fonts that draw it its own way;
  /// nil for none.
  public var language: String? {
    get { style.language }
    set { restyle(language: .some(newValue)) }
  }

  /// In which order the faces are tried: by default an emoji takes the first colour face.
  public var fallbackOrder = FallbackOrder.byPresentation

  /// Points that are added between graphemes; negative brings them closer.
  ///
  /// ``trackingPlacement`` says where. Ligatures are off while it is not 0. No character gets
  /// a negative width by it. A number that is not finite counts as 0, and one beyond
  /// ``largestSize``, up or down, as that.
  public var tracking: Double {
    get { storedTracking }
    set {
      storedTracking =
        newValue.isFinite
        ? max(-Font.largestSize, min(newValue, Font.largestSize)) : 0
      if style.hasTracking != (storedTracking != 0) { restyle() }
    }
  }

  /// After which graphemes ``tracking`` is added: by default between them alone.
  public var trackingPlacement = TrackingPlacement.between

  private var storedFallbacks: [FontFace] = []
  private var storedTracking = 0.0
  private(set) var style = ShapingStyle.standard

  /// Makes a font of a face.
  ///
  /// - Throws: A ``FontError`` if the size is not a number, not above 0, or too large.
  public init(
    face: FontFace, size: Double, fallbacks: [FontFace] = [], hinting: Hinting = .none
  ) throws(FontError) {
    self.size = try Font.checked(size)
    self.face = face.strike(nearest: size)
    if hinting != .none { self.hinting = hinting }
    self.fallbacks = fallbacks
  }

  /// The same font at another size.
  ///
  /// - Throws: A ``FontError`` if the size is not a number, not above 0, or too large.
  public func withSize(_ size: Double) throws(FontError) -> Font {
    var font = self
    font.size = try Font.checked(size)
    font.face = face.strike(nearest: size)
    font.fallbacks = fallbacks
    if hinting != .none { font.restyle() }
    return font
  }

  /// Makes the style anew, of what is given and for the rest as it is.
  private mutating func restyle(
    features: [FontFeature]? = nil, language: String?? = nil, hinting: Hinting? = nil
  ) {
    let hinting = hinting ?? self.hinting
    style = ShapingStyle(
      features: features ?? self.features, language: language ?? self.language,
      hasTracking: tracking != 0,
      hinted: hinting == .none ? nil : HintedSize(size: size, hinting: hinting))
  }

  private static func checked(_ size: Double) throws(FontError) -> Double {
    guard size.isFinite, size > 0, size <= Font.largestSize else {
      throw FontError(
        .invalidSize,
        "a font size is above 0 and at most \(Int(Font.largestSize)) points, not \(size)")
    }
    return size
  }

  /// The font's face followed by its fallbacks: what a run's font index counts in.
  public var faces: [FontFace] { [face] + fallbacks }

  /// The face of a font index.
  func face(_ index: Int) -> FontFace { index == 0 ? face : fallbacks[index - 1] }

  /// How many of the integers that text in a face is measured in make ``unitSize``: font units in an
  /// em, or 64 in a point where a hinting rasteriser rounds the advances.
  func unitsPerEm(of face: FontFace) -> Int { hinting == .none ? face.unitsPerEm : 64 }

  /// The points that ``unitsPerEm(of:)`` are.
  var unitSize: Double { hinting == .none ? size : 1 }

  /// How the font units of a face become points, also where a rasteriser rounds the advances.
  func emScale(of face: FontFace) -> UnitScale {
    UnitScale(size: size, unitsPerEm: face.unitsPerEm)
  }

  func scale(of face: FontFace) -> UnitScale { scale(unitsPerEm: unitsPerEm(of: face)) }

  func scale(unitsPerEm: Int) -> UnitScale { UnitScale(size: unitSize, unitsPerEm: unitsPerEm) }
}
