import Foundation
import TestSupport
import Testing

/// The code of the README and of the articles, which name their fonts from the top of a checkout.
@Suite("The documentation's examples")
enum Examples {
  /// A face's path as the examples write it.
  static func inCheckout<Answer>(_ example: () throws -> Answer) rethrows -> Answer {
    _ = FileManager.default.changeCurrentDirectoryPath(Repository.root.path)
    return try example()
  }
}
