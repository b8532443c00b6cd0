/// What stands on a command line after the name of the command.
struct Arguments {
  /// The request that the options make.
  private(set) var request = JSONValue.object([:])
  /// What is no option, in order.
  private(set) var operands: [String] = []
  /// The options that are for the command alone, with their values.
  private var own: [String: String] = [:]

  /// Reads `--name value`, `--name=value` and operands; after `--` all are operands.
  init(_ words: some Sequence<String>, options: [CommandOption]) throws(UsageError) {
    var words = words.makeIterator()
    while let word = words.next() {
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      if word == "--" {
        while let operand = words.next() { operands.append(operand) }
        break
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let option = options.first(where: { $0.name == parts[0] }) else {
        throw UsageError("there is no option \(parts[0])")
      }
      var value = parts.count == 2 ? String(parts[1]) : nil
      if option.form == .flag {
        guard value == nil else { throw UsageError("\(option.name) takes no value") }
      } else {
        value = value ?? words.next()
        guard value != nil else { throw UsageError("\(option.usage): the value is missing") }
      }
      try set(option, value ?? "")
    }
  }

  /// Whether an option of the command's own is there.
  func has(_ option: CommandOption) -> Bool { own[option.name] != nil }

  /// The value of an option of the command's own.
  subscript(_ option: CommandOption) -> String? { own[option.name] }

  /// The request with a value for a key that the command line leaves out.
  func request(orElse key: String, _ value: JSONValue) -> JSONValue {
    guard case .object(let members) = request, members[key] == nil else { return request }
    return request(key, value)
  }

  /// The request with one more key.
  func request(_ key: String, _ value: JSONValue) -> JSONValue {
    var request = request
    request.set(value, at: key.split(separator: "."), appending: false)
    return request
  }

  private mutating func set(_ option: CommandOption, _ word: String) throws(UsageError) {
    guard let key = option.key else {
      own[option.name] = word
      return
    }
    request.set(
      try option.value(of: word), at: key.split(separator: "."), appending: option.isRepeated)
  }
}

extension JSONValue {
  /// Sets the value at a path of keys, making the objects on the way; or adds it to the list there.
  fileprivate mutating func set(_ value: JSONValue, at path: [Substring], appending: Bool) {
    guard let key = path.first else {
      if appending, case .array(let values) = self {
        self = .array(values + [value])
      } else {
        self = appending ? .array([value]) : value
      }
      return
    }
    var members: [String: JSONValue] = [:]
    if case .object(let existing) = self { members = existing }
    members[String(key), default: .null].set(
      value, at: Array(path.dropFirst()), appending: appending)
    self = .object(members)
  }
}
