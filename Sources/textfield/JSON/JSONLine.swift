import Foundation

/// What a line of input says: a value, or why it has none, and its id in both cases.
struct JSONLine {
  /// The `id` of the request; null if there is none or it cannot be told.
  let id: JSONValue

  let content: Result<JSONValue, RequestError>

  /// Reads a line.
  ///
  /// Bytes that are no UTF-8 and halves of surrogate pairs read as U+FFFD, so neither makes a line
  /// unreadable, and offsets in UTF-16 stay what they are.
  init(_ bytes: ArraySlice<UInt8>) {
    var bytes = bytes
    bytes.replaceUnpairedSurrogates()
    let data =
      bytes.allSatisfy { $0 < 0x80 }
      ? Data(bytes) : Data(String(decoding: bytes, as: UTF8.self).utf8)
    do {
      guard !bytes.hasTrailingComma else { throw RequestError(.notJSON, "") }
      let value = try JSONDecoder().decode(JSONValue.self, from: data)
      if case .object(let members) = value { id = members["id"] ?? .null } else { id = .null }
      content = .success(value)
    } catch {
      let remains = try? Self.lenient.decode(JSONRemains.self, from: data)
      id = remains?.id ?? .null
      content = .failure(Self.failure(bytes, remains))
    }
  }

  /// JSON5 also has NaN and Infinity, which many programs write.
  private static var lenient: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    return decoder
  }

  private static func failure(_ bytes: ArraySlice<UInt8>, _ remains: JSONRemains?) -> RequestError {
    if bytes.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) {
      return RequestError(.notJSON, "the line is empty: a request is a JSON object")
    }
    if let key = remains?.badNumber {
      return RequestError(
        .invalidValue, key: key, "must be finite: JSON has neither NaN nor Infinity")
    }
    let place = remains?.unreadable.map { ": the value of “\($0)” cannot be read" } ?? ""
    return RequestError(.notJSON, "the line is not JSON\(place)")
  }
}

/// What can be read of an object that is not quite JSON.
private struct JSONRemains: Decodable {
  var id: JSONValue?
  /// The first key, by name, that holds a number that is not finite.
  var badNumber: String?
  /// The first key, by name, whose value is damaged, or a number too large for a `Double`.
  var unreadable: String?

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: JSONKey.self)
    for key in members.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
      let value = try? members.decode(JSONValue.self, forKey: key)
      if key.stringValue == "id" { id = value }
      if unreadable == nil, value == nil { unreadable = key.stringValue }
      if badNumber == nil, value?.isFinite == false { badNumber = key.stringValue }
    }
  }
}

extension JSONValue {
  /// Whether all numbers in it are finite.
  fileprivate var isFinite: Bool {
    switch self {
    case .null, .bool, .integer, .string: true
    case .number(let number): number.isFinite
    case .array(let values): values.allSatisfy(\.isFinite)
    case .object(let members): members.values.allSatisfy(\.isFinite)
    }
  }
}
