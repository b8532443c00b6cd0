extension Command {
  static let batch = Command(
    name: "batch", operands: "",
    summary: "Answer requests: one JSON object a line in, one out, in order.",
    discussion: """
      Each request has "op", and may have "id", which the answer repeats.

        {"id":1, "op":"line", "text":"Password", "font":{"path":"FILE"}, "size":16}
        {"id":2, "op":"font", "font":{"path":"FILE", "index":0, "variations":{"wght":700}}}

      The keys are those of the commands measure and font: "font" (left out: the bundled font),
      "fallbacks", a list of fonts, "size", "features", "language", "tracking", "hinting",
      "shaping" and "direction". Null means the same as a key that is left out.

      A request that cannot be met is answered with {"id":…, "error":{"code":…, "message":…}},
      also an empty line, and the next is read; the exit status stays 0. Each answer is written
      before more input is waited for. The \(FaceCache.capacity) fonts used last stay open, and a file is not looked at
      again while it is.

      """,
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
