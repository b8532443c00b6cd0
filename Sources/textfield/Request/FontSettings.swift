import TextMetrics

/// What text is set in: the keys that all requests share.
struct FontSettings {
  var face: FaceReference
  var fallbacks: [FaceReference]
  var fallbackOrder: FallbackOrder
  var size: Double
  var features: [FontFeature]
  var language: String?
  var tracking: Double
  var trackingPlacement: TrackingPlacement
  var hinting: Hinting
  var shaping: Shaping
  var direction: WritingDirection

  init(_ reader: inout RequestReader) throws(RequestError) {
    face = try reader.takeFace("font") ?? .bundled
    fallbacks = try reader.takeFaces("fallbacks")
    fallbackOrder = try reader.take("fallbackOrder", .oneOf()) ?? .byPresentation
    size = try reader.take("size", .number) ?? 16
    features = try reader.takeDictionary("features", .count, named: .tag)
      .sorted { $0.key < $1.key }.map { FontFeature($0.key, $0.value) }
    language = try reader.take("language", .text)
    tracking = try reader.take("tracking", .number) ?? 0
    trackingPlacement = try reader.take("trackingPlacement", .oneOf()) ?? .between
    hinting = try reader.take("hinting", .oneOf()) ?? .none
    shaping = try reader.take("shaping", .oneOf()) ?? .standard
    direction = try reader.take("direction", .oneOf()) ?? .natural
  }

  /// The font that is meant, opened.
  func font(from faces: inout FaceCache) throws(AnswerError) -> Font {
    let face = try faces.face(face)
    var fallbackFaces: [FontFace] = []
    for reference in fallbacks { fallbackFaces.append(try faces.face(reference)) }
    do throws(FontError) {
      var font = try Font(face: face, size: size, fallbacks: fallbackFaces, hinting: hinting)
      font.features = features
      font.language = language
      font.fallbackOrder = fallbackOrder
      font.tracking = tracking
      font.trackingPlacement = trackingPlacement
      return font
    } catch {
      throw AnswerError(error)
    }
  }
}
