/// A face at a size, with everything else that decides how wide text in it is.
///
/// One point is one pixel at scale 1, and the size is the number of points in an em.
public struct Font: Sendable, Hashable {
  /// The largest size that can be asked for, in points.
  public static let largestSize = 100_000.0

  /// What is set, but for the size: faces, features, language and hinting.
  public private(set) var stack: FontStack

  /// Points in an em: finite, above 0 and at most ``largestSize``.
  public private(set) var size: Double

  /// The face that text is set in; of a font of bitmaps alone, its strike nearest to the size.
  public var face: FontFace { stack.faces[0] }

  /// The faces that are tried in turn, at the same size, for a character that ``face`` lacks.
  public var fallbacks: [FontFace] {
    get { Array(stack.faces.dropFirst()) }
    set { restack([face] + newValue.map { $0.strike(nearest: size) }, stack.options) }
  }

  /// Whether advances are exact or those of a hinting rasteriser.
  public var hinting: Hinting {
    get { stack.options.hinted?.hinting ?? .none }
    set {
      var options = stack.options
      options.hinted = newValue == .none ? nil : HintedSize(size: size, hinting: newValue)
      restack(stack.faces, options)
    }
  }

  /// OpenType features to turn on, off or to a variant; those that a font has on stay on.
  public var features: [FontFeature] {
    get { stack.features }
    set {
      var options = stack.options
      options.features = newValue
      restack(stack.faces, options)
    }
  }

  /// The language of the text as a BCP 47 tag, such as "sr", for fonts that draw it its own way;
  /// nil for none.
  public var language: String? {
    get { stack.language }
    set {
      var options = stack.options
      options.language = newValue
      restack(stack.faces, options)
    }
  }

  /// In which order the faces are tried: by default an emoji takes the first colour face.
  public var fallbackOrder: FallbackOrder {
    get { stack.options.fallbackOrder }
    set {
      var options = stack.options
      options.fallbackOrder = newValue
      restack(stack.faces, options)
    }
  }

  /// Points that are added between graphemes; negative brings them closer.
  ///
  /// ``trackingPlacement`` says where. Optional ligatures are off while it is not 0. Widths never
  /// become negative by it. Non-finite values count as 0, and values beyond ``largestSize`` in either
  /// direction as that.
  public var tracking: Double {
    get { storedTracking }
    set {
      storedTracking =
        newValue.isFinite
        ? max(-Font.largestSize, min(newValue, Font.largestSize)) : 0
      guard stack.options.disablesLigatures != (storedTracking != 0) else { return }
      var options = stack.options
      options.disablesLigatures = storedTracking != 0
      restack(stack.faces, options)
    }
  }

  /// After which graphemes ``tracking`` is added: by default between them alone.
  public var trackingPlacement = TrackingPlacement.between

  private var storedTracking = 0.0

  /// Makes a font of a face.
  ///
  /// - Throws: A ``FontError`` if the size is not a number, not above 0, or too large.
  public init(
    face: FontFace, size: Double, fallbacks: [FontFace] = [], hinting: Hinting = .none
  ) throws(FontError) {
    self.size = try Font.checked(size)
    var options = FontStack.Options.standard
    if hinting != .none { options.hinted = HintedSize(size: size, hinting: hinting) }
    let faces = fallbacks.isEmpty ? [face] : [face] + fallbacks
    stack = FontStack(faces: faces.map { $0.strike(nearest: size) }, options: options)
  }

  /// The same font at another size.
  ///
  /// - Throws: A ``FontError`` if the size is not a number, not above 0, or too large.
  public func withSize(_ size: Double) throws(FontError) -> Font {
    var font = self
    font.size = try Font.checked(size)
    var options = stack.options
    if hinting != .none { options.hinted = HintedSize(size: size, hinting: hinting) }
    font.restack(stack.faces.map { $0.strike(nearest: size) }, options)
    return font
  }

  /// Takes another stack, unless it would be equal.
  private mutating func restack(_ faces: [FontFace], _ options: FontStack.Options) {
    guard faces != stack.faces || options != stack.options else { return }
    stack = FontStack(faces: faces, options: options)
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
  public var faces: [FontFace] { stack.faces }

  /// The points that ``FontStack/unitsPerEm(of:)`` are.
  var unitSize: Double { hinting == .none ? size : 1 }

  /// How the font units of a face become points, also where a rasteriser rounds the advances.
  func emScale(of face: FontFace) -> UnitScale {
    UnitScale(size: size, unitsPerEm: face.unitsPerEm)
  }

  func scale(of face: FontFace) -> UnitScale { scale(unitsPerEm: stack.unitsPerEm(of: face)) }

  func scale(unitsPerEm: Int) -> UnitScale { UnitScale(size: unitSize, unitsPerEm: unitsPerEm) }
}
