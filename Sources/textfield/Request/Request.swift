import TextMetrics

/// A question to the library, as a program or a command line puts it.
protocol Request {
  associatedtype Reply: Answer

  init(_ reader: inout RequestReader) throws(RequestError)

  func answer(_ faces: inout FaceCache) throws(AnswerError) -> Reply
}

/// What a request is answered with.
protocol Answer {
  /// Writes its members into an object that is being written.
  func write(into object: inout JSONWriter)
}

extension Request {
  /// Reads a whole request, all of whose keys have to be known.
  static func reading(_ reader: RequestReader) throws(RequestError) -> Self {
    var reader = reader
    let request = try Self(&reader)
    try reader.finish()
    return request
  }
}
