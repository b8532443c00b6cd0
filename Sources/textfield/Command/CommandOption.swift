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
    /// Settings with commas between them, such as `wght=700,opsz=14`, added to those at the key.
    case settings
    /// The path of a font file, one more for the list at the key.
    case file
    /// Two numbers, one more pair for the list at the key.
    case pair
  }

  let name: String
  /// A second way to write the name; nil if there is none.
  var shortName: String?
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

  /// Whether a word is the name or the short name.
  func isNamed(_ word: String) -> Bool { word == name || word == shortName }

  /// How the option is written in the help.
  var usage: String {
    [name, shortName.map { "or \($0)" } ?? "", placeholder].filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  /// The value that a word on the command line means; a list of one for what is added to a list.
  ///
  /// What is no number stays text: the request says what it expects.
  func value(of word: String) throws(UsageError) -> JSONValue {
    switch form {
    case .flag: .bool(true)
    case .text: .string(word)
    case .number: Self.number(word[...])
    case .numbers: try numbers(word)
    case .pair: .array([try numbers(word)])
    case .settings: try settings(word)
    case .file: .array([.string(word)])
    }
  }

  static let shapingRules = CommandOption(
    "--shaping", .flag, key: nil, "say for each script what parts its text is cached in, and why")

  /// Whether each use adds to a list or to settings.
  var isRepeated: Bool { [.file, .pair, .settings].contains(form) }

  private func settings(_ word: String) throws(UsageError) -> JSONValue {
    var settings: [String: JSONValue] = [:]
    for item in Self.items(word) {
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else {
        throw UsageError("\(name) takes settings such as \(placeholder)")
      }
      settings[String(parts[0].drop { $0 == " " })] = Self.number(parts[1])
    }
    return .object(settings)
  }

  private static func items(_ word: String) -> [Substring] {
    word.split(separator: ",", omittingEmptySubsequences: false)
  }

  private func numbers(_ word: String) throws(UsageError) -> JSONValue {
    let numbers = Self.items(word).map(Self.number)
    guard numbers.count == Self.items(placeholder).count else {
      throw UsageError("\(name) takes \(placeholder): numbers with commas between them")
    }
    return .array(numbers)
  }

  private static func number(_ word: Substring) -> JSONValue {
    let digits = word.drop { $0 == " " }
    if let integer = Int128(digits) { return .integer(integer) }
    return Double(digits).map(JSONValue.number) ?? .string(String(word))
  }
}
