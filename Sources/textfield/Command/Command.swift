/// A command of the tool: its name, what it understands, and what it does.
struct Command: Sendable {
  let name: String
  /// What stands for the operands in the help; empty if there are none.
  let operands: String
  /// Where that is given which an operand would be taken for, if there are none; empty for nothing.
  var instead = ""
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
      throw unknown(name)
    }
    return command
  }

  /// The options of the command with those of all commands.
  var allOptions: [CommandOption] { options + [.help] }

  /// The option with a name or a short name; nil if the command has none.
  func option(_ name: String) -> CommandOption? {
    allOptions.first { $0.isNamed(name) }
  }

  /// Reads the rest of the command line and does what it says.
  func callAsFunction(_ words: some Sequence<String>) throws -> String {
    // Who asks for help may have the rest of the line wrong.
    let isHelp = words.prefix { $0 != "--" }.contains { CommandOption.help.isNamed($0) }
    guard !isHelp else { return help }
    do {
      let arguments = try Arguments(words, of: self)
      if let operand = arguments.operands.first, operands.isEmpty {
        throw UsageError(
          "\(name) takes no “\(operand.word.printable)”\(instead.isEmpty ? "" : "; \(instead)")")
      }
      return try run(arguments)
    } catch let error as RequestError {
      throw usageError(error).of(self)
    } catch let error as UsageError {
      throw error.of(self)
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

  private static func unknown(_ name: String) -> UsageError {
    if name.hasPrefix("-"), let command = all.first(where: { $0.option(name) != nil }) {
      return UsageError(
        "\(name) stands before the command, and belongs after it: textfield \(command.name) \(name)"
      )
    }
    let known =
      name.hasPrefix("-") ? ["--help", "--version"] : all.map(\.name) + ["help", "--version"]
    return UsageError(
      "there is no command “\(name.printable)”\(Spelling.question(name, known))")
  }
}
