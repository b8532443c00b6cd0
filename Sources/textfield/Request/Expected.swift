/// What a value in a request has to be: how it is read, and what to say if it cannot be.
struct Expected<Value>: Sendable {
  /// Completes the sentence "the value must be …".
  let phrase: String
  let read: @Sendable (JSONValue) -> Value?
}

extension Expected<String> {
  static let text = Expected(phrase: "a string") { value in
    if case .string(let text) = value { text } else { nil }
  }
}

extension Expected<Bool> {
  static let flag = Expected(phrase: "true or false") { value in
    if case .bool(let flag) = value { flag } else { nil }
  }
}

extension Expected<Double> {
  static let number = Expected(phrase: "a finite number") { $0.finiteNumber }

  static let length = Expected(phrase: "a number of points that is not negative") { value in
    value.finiteNumber.flatMap { $0 >= 0 ? $0 : nil }
  }
}

extension Expected<Int> {
  static let integer = Expected(phrase: "a whole number") { $0.wholeNumber }

  static let count = Expected(phrase: "a whole number that is not negative") { value in
    value.wholeNumber.flatMap { $0 >= 0 ? $0 : nil }
  }
}

extension Expected {
  /// A list of as many values as there are names.
  static func list<Element>(
    of element: Expected<Element>, _ names: String...
  ) -> Expected where Value == [Element] {
    let list = "[\(names.joined(separator: ", "))]"
    return Expected(phrase: "a list \(list), each \(element.phrase)") { value in
      guard case .array(let values) = value, values.count == names.count else { return nil }
      let elements = values.compactMap(element.read)
      return elements.count == names.count ? elements : nil
    }
  }
}

extension Expected where Value: CaseIterable & SendableMetatype {
  /// The name of one of the cases.
  static func oneOf(_ name: @escaping @Sendable (Value) -> String) -> Expected {
    let names = Value.allCases.map { "\"\(name($0))\"" }
    return Expected(phrase: names.count == 1 ? names[0] : "one of \(names.joined(separator: ", "))")
    { value in
      if case .string(let text) = value { Value.allCases.first { name($0) == text } } else { nil }
    }
  }

  /// The raw value of one of the cases.
  static func oneOf() -> Expected where Value: RawRepresentable<String> { oneOf(\.rawValue) }
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
