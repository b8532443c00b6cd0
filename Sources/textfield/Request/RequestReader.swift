/// Takes the members out of an object of a request, one by one.
///
/// Null means the same as a key that is left out. What nobody took is not known.
struct RequestReader {
  private var members: [String: JSONValue]
  /// What stands before a key in its path: empty at the top, else such as `font.`.
  private let prefix: String
  private var known: [String] = []

  init(_ value: JSONValue, at path: String = "") throws(RequestError) {
    guard case .object(let members) = value else {
      throw path.isEmpty
        ? RequestError(.invalidValue, "a request must be a JSON object, not \(value.excerpt)")
        : .invalid(path, "an object", value)
    }
    self.members = members
    prefix = path.isEmpty ? "" : "\(path)."
  }

  /// Takes a member; nil if there is none.
  mutating func take<Value>(_ key: String, _ expected: Expected<Value>) throws(RequestError)
    -> Value?
  {
    guard let value = take(key) else { return nil }
    return try read(value, at: prefix + key, expected)
  }

  /// Takes a member that has to be there.
  mutating func require<Value>(_ key: String, _ expected: Expected<Value>) throws(RequestError)
    -> Value
  {
    guard let value = try take(key, expected) else {
      throw RequestError(
        .missingKey, key: prefix + key, "is missing: it must be \(expected.phrase)")
    }
    return value
  }

  /// Takes a member that is an object; nil if there is none.
  ///
  /// - Parameter shortKey: The key whose value a string in place of the object stands for.
  mutating func takeObject<Value>(
    _ key: String, shortKey: String? = nil,
    _ read: (inout RequestReader) throws(RequestError) -> Value
  ) throws(RequestError) -> Value? {
    guard let value = take(key) else { return nil }
    return try self.read(value, at: prefix + key, shortKey, read)
  }

  /// Takes a member that is a list of objects; an empty list if there is none.
  mutating func takeObjects<Value>(
    _ key: String, shortKey: String? = nil,
    _ read: (inout RequestReader) throws(RequestError) -> Value
  ) throws(RequestError) -> [Value] {
    var objects: [Value] = []
    for (path, value) in try elements(key) {
      objects.append(try self.read(value, at: path, shortKey, read))
    }
    return objects
  }

  /// Takes a member that is a list of values; an empty list if there is none.
  mutating func takeList<Value>(_ key: String, _ expected: Expected<Value>) throws(RequestError)
    -> [Value]
  {
    var values: [Value] = []
    for (path, value) in try elements(key) { values.append(try read(value, at: path, expected)) }
    return values
  }

  /// Takes a member that is an object with keys of its own; an empty one if there is none.
  mutating func takeDictionary<Value>(
    _ key: String, _ expected: Expected<Value>, named name: Expected<String> = .text
  ) throws(RequestError) -> [String: Value] {
    try takeObject(key) { (reader) throws(RequestError) in
      var values: [String: Value] = [:]
      for key in reader.members.keys.sorted() {
        _ = try reader.read(.string(key), at: reader.prefix + key, name)
        values[key] = try reader.take(key, expected)
      }
      return values
    } ?? [:]
  }

  /// Passes over a member.
  mutating func ignore(_ key: String) { _ = take(key) }

  /// Refuses what is left.
  func finish() throws(RequestError) {
    guard let key = members.keys.min() else { return }
    let known = known.sorted()
    let nearest = Spelling.nearest(to: key, of: known)
    let lead = nearest.map { "did you mean “\($0)”? Known here" } ?? "known here"
    throw RequestError(
      .unknownKey, key: prefix + key,
      "is not known here; \(lead): \(known.joined(separator: ", "))")
  }

  private mutating func take(_ key: String) -> JSONValue? {
    known.append(key)
    let value = members.removeValue(forKey: key)
    return value == .null ? nil : value
  }

  private mutating func elements(_ key: String) throws(RequestError) -> [(String, JSONValue)] {
    guard let value = take(key) else { return [] }
    guard case .array(let values) = value else { throw .invalid(prefix + key, "a list", value) }
    return values.enumerated().map { ("\(prefix)\(key)[\($0)]", $1) }
  }

  private func read<Value>(
    _ value: JSONValue, at path: String, _ expected: Expected<Value>
  ) throws(RequestError) -> Value {
    guard let result = expected.read(value) else {
      throw .invalid(path, expected.phrase, value, expected.hint(value))
    }
    return result
  }

  private func read<Value>(
    _ value: JSONValue, at path: String, _ shortKey: String?,
    _ read: (inout RequestReader) throws(RequestError) -> Value
  ) throws(RequestError) -> Value {
    let short: JSONValue? =
      if let shortKey, case .string = value { .object([shortKey: value]) } else { nil }
    var reader = try RequestReader(short ?? value, at: path)
    let result = try read(&reader)
    try reader.finish()
    return result
  }
}

extension RequestError {
  fileprivate static func invalid(
    _ path: String, _ phrase: String, _ value: JSONValue, _ hint: String = ""
  ) -> Self {
    RequestError(.invalidValue, key: path, "must be \(phrase), not \(value.excerpt)\(hint)")
  }
}

extension JSONValue {
  /// The value as JSON, cut short if it is long.
  var excerpt: String {
    if case .number(let number) = self, !number.isFinite { return "\(number)" }
    var writer = JSONWriter()
    write(to: &writer)
    let text = String(decoding: writer.bytes, as: UTF8.self)
    return text.count > 60 ? "\(text.prefix(60))…" : text
  }
}
