/// Why a request cannot be understood.
struct RequestError: Error {
  /// The kind of the failure, for a program to act on.
  enum Code: String {
    /// The line has more than ``LineInput/longestLine`` bytes.
    case lineTooLong
    /// The line is not JSON.
    case notJSON
    /// A key that the request, or an object in it, does not have.
    case unknownKey
    /// A key that must be there is not.
    case missingKey
    /// A value of the wrong type or out of its range.
    case invalidValue
    /// An `op` that there is not.
    case unknownOperation
  }

  let code: Code
  /// The path of the key that is at fault, such as `font.index`; nil if it is none in particular.
  let key: String?
  /// What is wrong: a sentence, or what follows the key in one.
  let problem: String

  init(_ code: Code, key: String? = nil, _ problem: String) {
    self.code = code
    self.key = key
    self.problem = problem
  }

  static let lineTooLong = RequestError(
    .lineTooLong, "the line is longer than \(LineInput.longestLine >> 20) MiB")

  /// The whole sentence.
  var message: String { key.map { "“\($0)” \(problem)" } ?? problem }
}
