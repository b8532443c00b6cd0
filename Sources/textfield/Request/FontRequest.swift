import TextMetrics

/// What a font file holds: `op font`.
struct FontRequest: Request {
  var face: FaceReference

  init(_ reader: inout RequestReader) throws(RequestError) {
    face = try reader.takeFace("font") ?? .bundled
  }

  func answer(_ faces: inout FaceCache) throws(AnswerError) -> FontAnswer {
    FontAnswer(face: try faces.face(face))
  }
}
