import Foundation

extension JSONValue: Decodable {
  /// Takes whatever comes.
  ///
  /// The decoder looks at numbers and strings only when it is asked for them, so a failure that is
  /// no mismatch of types means that the text is no JSON, and is passed on.
  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let text = try Self.matching({ try value.decode(String.self) }) {
      self = .string(text)
    } else if let flag = try Self.matching({ try value.decode(Bool.self) }) {
      self = .bool(flag)
    } else if let members = try Self.matching({ try decoder.container(keyedBy: JSONKey.self) }) {
      self = .object(
        try Dictionary(
          members.allKeys.map { ($0.stringValue, try members.decode(JSONValue.self, forKey: $0)) },
          uniquingKeysWith: { first, _ in first }))
    } else if var elements = try Self.matching({ try decoder.unkeyedContainer() }) {
      var values: [JSONValue] = []
      while !elements.isAtEnd { values.append(try elements.decode(JSONValue.self)) }
      self = .array(values)
    } else if let integer = try? value.decode(Int128.self) {
      self = .integer(integer)
    } else {
      self = .number(try value.decode(Double.self))
    }
  }

  private static func matching<Value>(_ decode: () throws -> Value) throws -> Value? {
    do {
      return try decode()
    } catch DecodingError.typeMismatch {
      return nil
    }
  }
}

/// Any key of a JSON object.
struct JSONKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
