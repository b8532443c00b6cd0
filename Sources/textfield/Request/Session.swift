import TextMetrics

/// Answers requests one after another, with the faces that it has opened.
struct Session {
  private var faces = FaceCache()

  /// Answers a request.
  mutating func answer<R: Request>(_ request: R) throws(AnswerError) -> R.Reply {
    try request.answer(&faces)
  }

  /// Answers a line of JSON, whatever is on it.
  mutating func reply(to line: LineInput.Line) -> Reply {
    guard case .bytes(let bytes) = line else { return Reply(answer: ErrorAnswer(.lineTooLong)) }
    let line = JSONLine(bytes)
    do throws(RequestError) {
      let request = try Self.request(line.content.get())
      return Reply(id: line.id, answer: reply(to: request))
    } catch {
      return Reply(id: line.id, answer: ErrorAnswer(error))
    }
  }

  private mutating func reply(to request: any Request) -> any Answer {
    do throws(AnswerError) {
      return try answer(request)
    } catch {
      return ErrorAnswer(error)
    }
  }

  private static func request(_ value: JSONValue) throws(RequestError) -> any Request {
    var reader = try RequestReader(value)
    reader.ignore("id")
    return try Operation(&reader).request.reading(reader)
  }
}
