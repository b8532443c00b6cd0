import TextMetrics

extension Command {
  static let measure = Command(
    name: "measure", operands: "TEXT…",
    summary: "Measure lines of text.",
    options: CommandOption.setting + [.json]
  ) { arguments in
    guard !arguments.operands.isEmpty else { throw UsageError("measure needs a text") }
    var session = Session()
    var answers: [LineAnswer] = []
    for text in arguments.operands {
      let request = try LineRequest.reading(
        RequestReader(arguments.request("text", .string(text))))
      answers.append(try session.answer(request))
    }
    return arguments.has(.json) ? answers.map(\.json).joined() : description(of: answers)
  }

  private static func description(of answers: [LineAnswer]) -> String {
    var table = Table(
      ("TEXT", .left), ("WIDTH", .right), ("SPACE AT END", .right), ("FONT UNITS", .right),
      ("GLYPHS", .right), ("MISSING", .left))
    for line in answers.map(\.line) {
      table.row(
        line.text, line.width.display, line.trailingWhitespaceWidth.display,
        line.unitWidth.map { "\($0)" } ?? "-", "\(line.glyphs.count)",
        line.missing.map { String(line.text[$0]).named }.joined(separator: " "))
    }
    let notes = answers.map(\.line).filter(\.needsShaping).map { line in
      "“\(line.text.printable)” needs full shaping: glyph by glyph it is not what is drawn.\n"
    }
    return (answers.first.map { "\($0.line.font.description)\n\n" } ?? "") + table.text
      + notes.joined()
  }
}
