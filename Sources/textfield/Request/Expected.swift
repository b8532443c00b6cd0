/// What a value in a request has to be: how it is read, and what to say if it cannot be.
struct Expected<Value>: Sendable {
  let read: @Sendable (JSONValue) -> Value?
  /// What to say besides of a value that cannot be read; empty for nothing.
  let hint: @Sendable (JSONValue) -> String
  private let makePhrase: @Sendable () -> String

  init(
    _ phrase: @autoclosure @escaping @Sendable () -> String,
    read: @escaping @Sendable (JSONValue) -> Value?,
    hint: @escaping @Sendable (JSONValue) -> String = { _ in "" }
  ) {
    makePhrase = phrase
    self.read = read
    self.hint = hint
  }

  /// Completes the sentence "the value must be …".
  var phrase: String { makePhrase() }
}

extension Expected<String> {
  static let text = Expected("a string") { value in
    if case .string(let text) = value { text } else { nil }
  }

  /// The name of an OpenType feature.
  static let tag = Expected("named by four ASCII characters, such as kern") { value in
    guard case .string(let tag) = value, tag.utf8.count == 4 else { return nil }
    return tag.utf8.allSatisfy { 0x20...0x7E ~= $0 } ? tag : nil
  }
}

extension Expected<Bool> {
  static let flag = Expected("true or false") { value in
    if case .bool(let flag) = value { flag } else { nil }
  }
}

extension Expected<Double> {
  static let number = Expected("a finite number") { $0.finiteNumber }

  static let length = Expected("a number of points that is not negative") { value in
    value.finiteNumber.flatMap { $0 >= 0 ? $0 : nil }
  }
}

extension Expected<Int> {
  static let integer = Expected("a whole number") { $0.wholeNumber }

  static let count = Expected("a whole number that is not negative") { value in
    value.wholeNumber.flatMap { $0 >= 0 ? $0 : nil }
  }
}

extension Expected {
  /// A list of as many values as there are names.
  static func list<Element>(
    of element: Expected<Element>, _ names: String...
  ) -> Expected where Value == [Element] {
    Expected("a list [\(names.joined(separator: ", "))], each \(element.phrase)") { value in
      guard case .array(let values) = value, values.count == names.count else { return nil }
      let elements = values.compactMap(element.read)
      return elements.count == names.count ? elements : nil
    }
  }
}

extension Expected where Value: CaseIterable & SendableMetatype {
  /// The name of one of the cases, or another name that is known but not shown.
  static func oneOf(
    _ name: @escaping @Sendable (Value) -> String, also others: [String: Value] = [:]
  ) -> Expected where Value: Sendable {
    Expected(choice(Value.allCases.map(name))) { value in
      guard case .string(let text) = value else { return nil }
      return Value.allCases.first { name($0) == text } ?? others[text]
    } hint: { value in
      guard case .string(let text) = value else { return "" }
      return Spelling.question(text, Value.allCases.map(name))
    }
  }

  /// The raw value of one of the cases.
  static func oneOf() -> Expected where Value: RawRepresentable<String> & Sendable {
    oneOf { $0.rawValue }
  }
}

/// Names as a choice in a sentence.
private func choice(_ names: [String]) -> String {
  let names = names.map { "\"\($0)\"" }
  return names.count == 1 ? names[0] : "one of \(names.joined(separator: ", "))"
}

extension JSONValue {
  fileprivate var finiteNumber: Double? {
    switch self {
    case .integer(let integer): Double(integer)
    case .number(let number): number.isFinite ? number : nil
    default: nil
    }
  }

  fileprivate var wholeNumber: Int? {
    if case .integer(let integer) = self { Int(exactly: integer) } else { nil }
  }
}
