import TextMetrics

/// The answer to a request that cannot be met.
struct ErrorAnswer: Answer {
  private let code: String
  private let message: String

  init(_ error: RequestError) {
    code = error.code.rawValue
    message = error.message
  }

  init(_ error: FontError) {
    code = error.code.rawValue
    message = "\(error)"
  }

  func write(into object: inout JSONWriter) {
    object.member("error") { error in
      error.member("code", code)
      error.member("message", message)
    }
  }
}
