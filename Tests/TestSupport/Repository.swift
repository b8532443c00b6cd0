package import Foundation

/// The checkout that the tests run in.
package enum Repository {
  /// The folder that holds Package.swift.
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The path of a file, from its path within the repository.
  package static func path(_ relative: String) -> String { root.appending(path: relative).path }

  /// The text of a file, from its path within the repository.
  package static func text(_ relative: String) throws -> String {
    try String(contentsOf: root.appending(path: relative), encoding: .utf8)
  }
}
