import Foundation

/// What this process uses, as Linux tells it.
package enum ProcessUsage {
  /// How many files are open.
  package static var openFiles: Int {
    get throws { try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count }
  }

  /// How much memory is in use.
  package static var residentBytes: Int {
    get throws {
      let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(
        separator: " ")
      return (pages.dropFirst().first.flatMap { Int($0) } ?? 0) * NSPageSize()
    }
  }
}
