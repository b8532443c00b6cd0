import TextMetrics

extension Command {
  static let measure = Command(
    name: "measure", operands: "[TEXT…]",
    summary: "Measure lines of text.",
    discussion: Texts.discussion,
    options: CommandOption.setting + [.json]
  ) { arguments in
    if arguments.has(.json) {
      try Texts.printJSON(arguments, LineRequest.self)
      return ""
    }
    var description = LineTable()
    try Texts.answer(arguments, LineRequest.self) { description.add($0.line) }
    return description.text
  }
}

/// Measured lines for people; keeps their numbers alone.
private struct LineTable {
  private var font: String?
  private var table = Table(
    ("TEXT", .left), ("WIDTH", .right), ("SPACE AT END", .right), ("FONT UNITS", .right),
    ("GLYPHS", .right), ("MISSING", .left))
  private var notes = ""

  var text: String { (font.map { "\($0)\n\n" } ?? "") + table.text + notes }

  mutating func add(_ line: ShapedLine) {
    font = font ?? line.font.description
    table.row(
      line.text, line.width.display, line.trailingWhitespaceWidth.display,
      line.unitWidth.map { "\($0)" } ?? "-", "\(line.glyphs.count)",
      line.missing.map { String(line.text[$0]).named }.joined(separator: " "))
    if line.needsShaping {
      notes +=
        "“\(line.text.printable)” needs full shaping: glyph by glyph it is not what is drawn.\n"
    }
  }
}
