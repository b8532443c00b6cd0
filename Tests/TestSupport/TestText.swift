import Foundation

/// A text to measure, from Fixtures/Texts.
package struct TestText: Decodable, Sendable {
  /// Its name.
  package let id: String
  /// The text itself.
  package let text: String
  /// The base directions to set it in: "ltr", "rtl".
  package let directions: [String]
  /// What it is there for.
  package let tags: [String]
  /// The grapheme boundaries as UTF-16 offsets.
  package let gb16: [Int]

  /// All texts.
  package static var all: [TestText] { get throws { try file.get().texts } }

  /// A text by its name.
  package static func named(_ id: String) throws -> String {
    guard let text = try byID.get()[id] else { throw Missing(id: id) }
    return text
  }

  private struct Missing: Error { let id: String }
  private struct File: Decodable, Sendable { let texts: [TestText] }
  private static let file = Golden.read("Texts/texts.json", as: File.self)
  private static let byID = Result {
    Dictionary(uniqueKeysWithValues: try all.map { ($0.id, $0.text) })
  }
}
