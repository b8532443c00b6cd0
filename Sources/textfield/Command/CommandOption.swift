/// An option of a command: how it is written, what it says, and which key of the request it sets.
struct CommandOption: Sendable {
  /// How the value of an option is written.
  enum Form: Sendable {
    /// Nothing follows; the key is set to true.
    case flag
    case text
    case number
    /// Numbers with commas between them.
    case numbers
    /// Settings with commas between them, such as `wght=700,opsz=14`.
    case settings
    /// The path of a font file, one more for the list at the key.
    case file
    /// Two numbers, one more pair for the list at the key.
    case pair
  }

  let name: String
  /// What stands for the value in the help; empty for a flag.
  let placeholder: String
  let form: Form
  /// The path of the key that the option sets; nil if it is for the command alone.
  let key: String?
  let summary: String

  init(_ name: String, _ form: Form, _ placeholder: String = "", key: String?, _ summary: String) {
    self.name = name
    self.placeholder = placeholder
    self.form = form
    self.key = key
    self.summary = summary
  }

  /// How the option is written in the help.
  var usage: String { placeholder.isEmpty ? name : "\(name) \(placeholder)" }

  /// The value that a word on the command line means.
  ///
  /// What is no number stays text: the request says what it expects.
  func value(of word: String) throws(UsageError) -> JSONValue {
    switch form {
    case .flag: .bool(true)
    case .text: .string(word)
    case .number: Self.number(word[...])
    case .numbers, .pair: .array(Self.items(word).map(Self.number))
    case .settings: try settings(word)
    case .file: .object(["path": .string(word)])
    }
  }

  static let shaping = CommandOption(
    "--shaping", .flag, key: nil, "say for each script what parts its text is cached in, and why")

  /// Whether each use adds to a list.
  var isRepeated: Bool { form == .file || form == .pair }

  private func settings(_ word: String) throws(UsageError) -> JSONValue {
    var settings: [String: JSONValue] = [:]
    for item in Self.items(word) {
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else {
        throw UsageError("\(name) takes settings such as \(placeholder)")
      }
      settings[String(parts[0])] = Self.number(parts[1])
    }
    return .object(settings)
  }

  private static func items(_ word: String) -> [Substring] {
    word.split(separator: ",", omittingEmptySubsequences: false)
  }

  private static func number(_ word: Substring) -> JSONValue {
    if let integer = Int128(word) { return .integer(integer) }
    return Double(word).map(JSONValue.number) ?? .string(String(word))
  }
}
