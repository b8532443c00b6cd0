import TextMetrics

/// How a line of text is set: `op line`.
struct LineRequest: Request {
  var text: String
  var settings: FontSettings

  init(_ reader: inout RequestReader) throws(RequestError) {
    text = try reader.require("text", .text)
    settings = try FontSettings(&reader)
  }

  func answer(_ faces: inout FaceCache) throws(AnswerError) -> LineAnswer {
    LineAnswer(line: try line(&faces))
  }

  /// The line that is meant.
  func line(_ faces: inout FaceCache) throws(AnswerError) -> ShapedLine {
    ShapedLine(
      text, font: try settings.font(from: &faces), shaping: settings.shaping,
      direction: settings.direction)
  }
}
