extension Command {
  static let batch = Command(
    name: "batch", operands: "",
    summary: "Answer requests: one JSON object a line in, one out, in order.",
    discussion: guide,
    options: []
  ) { _ in
    var session = Session()
    var input = LineInput()
    var output = JSONWriter()
    func answer(_ line: ArraySlice<UInt8>) {
      session.reply(to: line).write(to: &output)
      output.endLine()
    }
    func flush() throws {
      try StandardOutput.write(output.bytes)
      output.clear()
    }
    repeat {
      while let line = input.nextLine() {
        answer(line)
        if output.bytes.count > 1 << 16 { try flush() }
      }
      try flush()
    } while try input.read()
    if let line = input.lastLine { answer(line) }
    try flush()
    return ""
  }
}
