/// What stands on a command line after the name of the command.
struct Arguments {
  /// A word that is no option.
  struct Operand: Hashable {
    let word: String
    /// Whether it stands after `--`, so that `-` is no name for standard input.
    var isLiteral = false

    static let standardInput = Operand(word: "-")
  }

  /// The request that the options make.
  private(set) var request = JSONValue.object([:])
  /// What is no option, in order.
  private(set) var operands: [Operand] = []
  /// What follows each option, by the option's name; of one given twice, the last.
  private var words: [String: String] = [:]

  /// Reads `--name value`, `--name=value` and operands; after `--` all are operands.
  ///
  /// Of an option that is given twice the last counts, unless each use adds to a list or to
  /// settings.
  init(_ words: some Sequence<String>, of command: Command) throws(UsageError) {
    var words = words.makeIterator()
    while let word = words.next() {
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(Operand(word: word))
        continue
      }
      if word == "--" {
        while let word = words.next() { operands.append(Operand(word: word, isLiteral: true)) }
        break
      }
      let (name, joined) = Self.parts(of: word)
      guard let option = command.option(name) else { throw .unknownOption(name, of: command) }
      try set(option, try Self.value(of: option, joined, &words, command))
    }
  }

  /// Whether an option is there.
  func has(_ option: CommandOption) -> Bool { words[option.name] != nil }

  /// The word that follows an option; empty for a flag, nil for an option that is not there.
  subscript(_ option: CommandOption) -> String? { words[option.name] }

  /// The request with a value for a key that the command line leaves out.
  func request(orElse key: String, _ value: JSONValue) -> JSONValue {
    guard case .object(let members) = request, members[key] == nil else { return request }
    return request(key, value)
  }

  /// The request with one more key.
  func request(_ key: String, _ value: JSONValue) -> JSONValue {
    var request = request
    request.set(value, at: key.split(separator: "."), adding: false)
    return request
  }

  private mutating func set(_ option: CommandOption, _ word: String) throws(UsageError) {
    words[option.name] = word
    guard let key = option.key else { return }
    request.set(
      try option.value(of: word), at: key.split(separator: "."), adding: option.isRepeated)
  }

  /// The value of an option: what follows the equals sign, else the next word.
  private static func value(
    of option: CommandOption, _ joined: String?, _ words: inout some IteratorProtocol<String>,
    _ command: Command
  ) throws(UsageError) -> String {
    if option.form == .flag {
      guard joined == nil else { throw UsageError("\(option.name) takes no value") }
      return ""
    }
    if let joined { return joined }
    guard let word = words.next() else {
      throw UsageError("\(option.usage): the value is missing")
    }
    guard command.option(parts(of: word).name) == nil else {
      throw UsageError(
        "\(option.usage): the value is missing, for \(word.printable) is an option; "
          + "if it is the value, write \(option.name)=\(word.printable)")
    }
    return word
  }

  private static func parts(of word: String) -> (name: String, joined: String?) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return (String(parts[0]), parts.count == 2 ? String(parts[1]) : nil)
  }
}

extension UsageError {
  fileprivate static func unknownOption(_ name: String, of command: Command) -> UsageError {
    let problem = "\(command.name) has no option \(name.printable)"
    if let nearest = Spelling.nearest(to: name, of: command.allOptions.map(\.name)) {
      return UsageError("\(problem); did you mean \(nearest)?")
    }
    if let other = Command.all.first(where: { $0.option(name) != nil }) {
      return UsageError("\(problem), but \(other.name) has")
    }
    return UsageError(
      command.operands.isEmpty
        ? problem : "\(problem); a word that begins with a hyphen but is no option stands after --")
  }
}

extension JSONValue {
  /// Sets the value at a path of keys, making the objects on the way; or adds it to what is there.
  fileprivate mutating func set(_ value: JSONValue, at path: [Substring], adding: Bool) {
    guard let key = path.first else {
      self = adding ? sum(with: value) : value
      return
    }
    var members: [String: JSONValue] = [:]
    if case .object(let existing) = self { members = existing }
    members[String(key), default: .null].set(value, at: Array(path.dropFirst()), adding: adding)
    self = .object(members)
  }

  /// The members of two objects, of which the second counts; or a list with one more element.
  private func sum(with value: JSONValue) -> JSONValue {
    switch (self, value) {
    case (.object(let members), .object(let more)): .object(members.merging(more) { $1 })
    case (.null, .object): value
    case (.array(let values), .array(let more)): .array(values + more)
    default: value
    }
  }
}
