extension Command {
  /// What the command is for and what it understands.
  var help: String {
    let words = [name, options.isEmpty ? "" : "[OPTION…]", operands].filter { !$0.isEmpty }
    var table = Table(("", .left), ("", .left))
    for option in allOptions { table.row("  \(option.usage)", option.summary) }
    let parts = [
      "\(summary)\n", "textfield \(words.joined(separator: " "))\n", table.text, discussion,
    ]
    let text = parts.filter { !$0.isEmpty }.joined(separator: "\n")
    return text.hasSuffix("\n") ? text : text + "\n"
  }

  /// What the tool is for and which commands it has.
  static var overview: String {
    var table = Table(("", .left), ("", .left))
    for command in all {
      table.row("  textfield \(command.name) \(command.operands)", command.summary)
    }
    table.row("  textfield help COMMAND", "Say what a command understands; also COMMAND --help.")
    table.row("  textfield --version", "Say which versions of which libraries this is.")
    table.row("  textfield", "Show an example: the rects of a field for each alignment.")
    return """
      Measures text with the advances of its font, and lays out text fields.

      \(table.text)
      Lengths are points: x to the right, y down. Offsets into text count UTF-16 code units.
      The exit status is 1 for input that cannot be used and 2 for a command line that cannot be read.

      """
  }
}
