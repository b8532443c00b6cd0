import Foundation

extension Command {
  static let batch = Command(
    name: "batch", operands: "",
    instead: "requests are read from standard input",
    summary: "Answer requests: one JSON object a line in, one out, in order.",
    discussion: guide,
    options: []
  ) { _ in
    if isatty(STDIN_FILENO) != 0 {
      StandardOutput.complain("waiting for requests, one JSON object a line; textfield help batch")
    }
    var session = Session()
    var input = LineInput()
    var output = JSONWriter(to: StandardOutput.write)
    func answer(_ line: LineInput.Line) {
      session.reply(to: line).write(to: &output)
      output.endLine()
    }
    repeat {
      while let line = input.nextLine() { answer(line) }
      try output.flush()
    } while try input.read()
    if let line = input.lastLine { answer(line) }
    try output.flush()
    return ""
  }
}
