import TextMetrics

/// Why a request that is understood cannot be met: most often a font that does not open.
struct AnswerError: Error, CustomStringConvertible {
  let code: FontError.Code
  let description: String

  init(_ code: FontError.Code, _ description: String) {
    self.code = code
    self.description = description
  }

  /// Says what the library found wrong, after the path of the font if it is about one.
  init(_ error: FontError, path: String? = nil) {
    self.init(error.code, (path.map { "“\($0)”: " } ?? "") + "\(error)")
  }
}

/// The answer to a request that cannot be met.
struct ErrorAnswer: Answer {
  private let code: String
  private let message: String

  init(_ error: RequestError) {
    code = error.code.rawValue
    message = error.message
  }

  init(_ error: AnswerError) {
    code = error.code.rawValue
    message = error.description
  }

  func write(into object: inout JSONWriter) {
    object.member("error") { error in
      error.member("code", code)
      error.member("message", message)
    }
  }
}
