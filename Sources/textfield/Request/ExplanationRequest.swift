import TextMetrics

/// Why a line of text is as wide as it is: `op explain`, with the keys of `op line`.
struct ExplanationRequest: Request {
  var line: LineRequest

  init(_ reader: inout RequestReader) throws(RequestError) { line = try LineRequest(&reader) }

  func answer(_ faces: inout FaceCache) throws(AnswerError) -> ExplanationAnswer {
    ExplanationAnswer(explanation: try line.line(&faces).explanation)
  }
}
