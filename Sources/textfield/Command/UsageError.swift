/// A command line that cannot be understood.
struct UsageError: Error, CustomStringConvertible {
  private let problem: String
  /// The command whose help tells more; nil for the help on all.
  private var command: String?

  init(_ problem: String) { self.problem = problem }

  /// What is wrong, and where to read more.
  var description: String {
    "\(problem)\nSee \(["textfield help", command].compactMap(\.self).joined(separator: " "))."
  }

  /// The error, in the command line of a command.
  func of(_ command: Command) -> UsageError {
    var error = self
    error.command = command.name
    return error
  }
}
