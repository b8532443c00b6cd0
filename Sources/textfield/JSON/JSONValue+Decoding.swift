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
    } else if let number = try Self.matching({ try value.decode(Double.self) }) {
      self = (try? value.decode(Int128.self)).map(Self.integer) ?? .number(number)
    } else if let flag = try Self.matching({ try value.decode(Bool.self) }) {
      self = .bool(flag)
    } else if let members = try Self.matching({ try decoder.container(keyedBy: JSONKey.self) }) {
      self = .object(
        try Dictionary(
          members.allKeys.map { ($0.stringValue, try members.decode(JSONValue.self, forKey: $0)) },
          uniquingKeysWith: { first, _ in first }))
    } else {
      var elements = try decoder.unkeyedContainer()
      var values: [JSONValue] = []
      while !elements.isAtEnd { values.append(try elements.decode(JSONValue.self)) }
      self = .array(values)
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
