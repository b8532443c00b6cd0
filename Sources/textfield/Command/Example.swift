/// What the tool shows when it is asked for nothing.
enum Example {
  static func text() throws -> String { Command.overview }
}
