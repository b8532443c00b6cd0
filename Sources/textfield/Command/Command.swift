/// A command of the tool: its name, what it understands, and what it does.
struct Command: Sendable {
  let name: String
  /// What stands for the operands in the help; empty if there are none.
  let operands: String
  let summary: String
  /// What the help says after the options; empty for nothing.
  var discussion = ""
  let options: [CommandOption]
  /// Does the work and gives the text to print.
  let run: @Sendable (Arguments) throws -> String

  /// All commands in the order of the help.
  static let all = [measure, explain, field, sheet, font, batch]

  static func named(_ name: String) throws(UsageError) -> Command {
    guard let command = all.first(where: { $0.name == name }) else {
      throw UsageError("there is no command “\(name.printable)”")
    }
    return command
  }

  /// Reads the rest of the command line and does what it says.
  func callAsFunction(_ words: some Sequence<String>) throws -> String {
    let arguments = try Arguments(words, options: options + [.help])
    guard !arguments.has(.help) else { return help }
    guard arguments.operands.isEmpty || !operands.isEmpty else {
      throw UsageError("\(name) takes no “\(arguments.operands[0].printable)”")
    }
    do {
      return try run(arguments)
    } catch let error as RequestError {
      throw usageError(error)
    }
  }

  /// Says which option a key that is at fault comes from.
  private func usageError(_ error: RequestError) -> UsageError {
    let option = options.first { option in
      guard let key = option.key, let culprit = error.key else { return false }
      return culprit == key || culprit.hasPrefix("\(key).") || culprit.hasPrefix("\(key)[")
    }
    return UsageError(option.map { "\($0.name) \(error.problem)" } ?? error.message)
  }
}
