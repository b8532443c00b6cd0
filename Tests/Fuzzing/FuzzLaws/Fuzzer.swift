import Foundation

/// What is done with bytes that may be anything.
package protocol Fuzzer {
  /// Gives the laws that an input breaks; empty if none.
  static func broken(by bytes: [UInt8]) -> [String]
}

extension Fuzzer {
  /// Ends the process if an input breaks a law, which is how libFuzzer learns of it.
  package static func check(_ bytes: [UInt8]) {
    let broken = broken(by: bytes)
    guard broken.isEmpty else { fatalError(broken.joined(separator: "; ")) }
  }

  /// Checks the files that the command line names, once each.
  package static func replay() throws {
    for path in CommandLine.arguments.dropFirst() {
      check([UInt8](try Data(contentsOf: URL(filePath: path))))
    }
  }
}
