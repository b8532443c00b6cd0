import Foundation

/// The texts that a command line names: its operands, and lines of standard input.
enum Texts {
  /// What the help says of them.
  static let discussion = """
    Without a TEXT, or where one is -, each line of standard input is a text. After -- every word is
    a text, also one that begins with a hyphen.
    """

  /// Answers a request about each text.
  static func answer<R: Request>(
    _ arguments: Arguments, _ type: R.Type, _ use: (R.Reply) throws -> Void
  ) throws {
    var session = Session()
    func answer(_ text: String) throws {
      let request = try R.reading(RequestReader(arguments.request("text", .string(text))))
      try use(try session.answer(request))
    }
    for operand in arguments.operands {
      if operand == .standardInput {
        _ = try readLines(answer)
      } else {
        try answer(operand.word)
      }
    }
    guard arguments.operands.isEmpty else { return }
    guard isatty(STDIN_FILENO) == 0, try readLines(answer) > 0 else {
      throw UsageError("a text is missing: as an operand, or as a line of standard input")
    }
  }

  /// Prints the answer to a request about each text as a line of JSON.
  static func printJSON<R: Request>(_ arguments: Arguments, _ type: R.Type) throws {
    var writer = JSONWriter(to: StandardOutput.write)
    try answer(arguments, type) { answer in
      Reply(answer: answer).write(to: &writer)
      writer.endLine()
    }
    try writer.flush()
  }

  /// Reads standard input to its end and gives the number of its lines.
  private static func readLines(_ use: (String) throws -> Void) throws -> Int {
    var input = LineInput()
    var count = 0
    func read(_ line: LineInput.Line) throws {
      count += 1
      guard case .bytes(let bytes) = line else {
        throw SystemError(
          "line \(count) of standard input", reason: RequestError.lineTooLong.problem)
      }
      try use(String(decoding: bytes.last == 0x0D ? bytes.dropLast() : bytes, as: UTF8.self))
    }
    repeat {
      while let line = input.nextLine() { try read(line) }
    } while try input.read()
    if let line = input.lastLine { try read(line) }
    return count
  }
}
