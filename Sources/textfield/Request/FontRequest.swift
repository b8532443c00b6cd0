import TextMetrics

/// What a font file holds: `op font`.
struct FontRequest: Request {
  var face: FaceReference

  init(_ reader: inout RequestReader) throws(RequestError) {
    face = try reader.takeObject("font", FaceReference.init) ?? .bundled
  }

  func answer(_ faces: inout FaceCache) throws(FontError) -> FontAnswer {
    FontAnswer(face: try faces.face(face))
  }
}
