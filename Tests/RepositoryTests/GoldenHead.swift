import Foundation
import TestSupport

/// The first line of a golden file.
struct GoldenHead: Sendable, CustomStringConvertible {
  struct Meta: Decodable, Sendable {
    let maker: String
    let unit: String
    /// The digest of each font, by file name.
    let fonts: [String: String]
    /// Where the fonts lie if they are not bundled.
    let paths: [String]?
  }

  let name: String
  let meta: Meta

  var description: String { name }

  /// Those of all golden files, in order.
  static var all: [GoldenHead] {
    get throws {
      let folder = "Fixtures/Golden/oracle"
      return try FileManager.default.contentsOfDirectory(atPath: Repository.path(folder)).sorted()
        .map { name in
          // {"meta":{…},
          let line = try Repository.text("\(folder)/\(name)").prefix { $0 != "\n" }
          let head = line.dropLast() + "}"
          return GoldenHead(
            name: name, meta: try JSONDecoder().decode(Head.self, from: Data(head.utf8)).meta)
        }
    }
  }

  private struct Head: Decodable { let meta: Meta }
}
