import TextMetrics

extension Command {
  static let explain = Command(
    name: "explain", operands: "TEXT…",
    summary: "Say why lines are as wide as they are.",
    discussion: """
      NOMINAL is what measuring glyph by glyph without kerning gives. SUBSTITUTION is the difference
      that ligatures and other forms make, POSITIONING that of kerning, TAB what is left to the next
      stop, TRACKING what is added after a character; together they are the WIDTH. CARETS stand
      inside of what is drawn as one.
      """,
    options: CommandOption.setting + [.json]
  ) { arguments in
    guard !arguments.operands.isEmpty else { throw UsageError("explain needs a text") }
    var session = Session()
    var answers: [ExplanationAnswer] = []
    for text in arguments.operands {
      let request = try ExplanationRequest.reading(
        RequestReader(arguments.request("text", .string(text))))
      answers.append(try session.answer(request))
    }
    return arguments.has(.json)
      ? answers.map(\.json).joined() : answers.map(\.description).joined(separator: "\n")
  }
}
