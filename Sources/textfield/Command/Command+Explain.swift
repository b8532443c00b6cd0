import TextMetrics

extension Command {
  static let explain = Command(
    name: "explain", operands: "[TEXT…]",
    summary: "Say why lines are as wide as they are.",
    discussion: """
      NOMINAL is what measuring glyph by glyph without kerning gives. SUBSTITUTION is the difference
      that ligatures and other forms make, POSITIONING that of kerning, TAB what is left to the next
      stop, TRACKING what is added after a character; together they are the WIDTH. CARETS stand
      inside of what is drawn as one.

      \(Texts.discussion)
      """,
    options: CommandOption.setting + [.json]
  ) { arguments in
    if arguments.has(.json) {
      try Texts.printJSON(arguments, ExplanationRequest.self)
      return ""
    }
    var descriptions: [String] = []
    try Texts.answer(arguments, ExplanationRequest.self) { descriptions.append($0.description) }
    return descriptions.joined(separator: "\n")
  }
}
