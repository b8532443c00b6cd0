import Foundation

/// JSON as it was written.
enum JSONText {
  /// The keys of the outermost object, in the order in which they were written.
  static func keys(of text: String) -> [String] { keys(of: text, depth: 1) }

  /// The keys of all objects at a depth, in the order in which they were written.
  static func keys(of text: String, depth wanted: Int) -> [String] {
    var keys: [String] = []
    var depth = 0
    var string: String?
    var last = ""
    for character in text {
      if var open = string {
        if character == "\"" {
          last = open
          string = nil
        } else {
          open.append(character)
          string = open
        }
        continue
      }
      switch character {
      case "\"": string = ""
      case "{", "[": depth += 1
      case "}", "]": depth -= 1
      case ":" where depth == wanted: keys.append(last)
      default: break
      }
    }
    return keys
  }

  /// The member of an object, as JSON with sorted keys.
  static func member(_ key: String, of text: String) throws -> String {
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    guard let value = object?[key] else { return "nothing" }
    let data = try JSONSerialization.data(
      withJSONObject: value, options: [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self)
  }

  /// A string as JSON.
  static func quoted(_ text: String) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return String(decoding: try encoder.encode(text), as: UTF8.self)
  }
}
