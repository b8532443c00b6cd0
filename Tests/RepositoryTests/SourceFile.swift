import Foundation
import TestSupport

/// A file of Swift in the repository.
struct SourceFile {
  /// Its path within the repository.
  let path: String
  let text: String

  /// The files in a folder and the folders inside it, in order.
  static func all(in folder: String) throws -> [SourceFile] {
    let names = FileManager.default.enumerator(atPath: Repository.path(folder))?.allObjects ?? []
    return try names.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.sorted()
      .map { try SourceFile(path: "\(folder)/\($0)", text: Repository.text("\(folder)/\($0)")) }
  }

  /// The modules that the file imports.
  var imports: [String] {
    get throws {
      let pattern = try Regex(#"(?m)^\s*(?:@\w+\s+|\w+\s+)*?import\s+(?:\w+\s+)?(\w+)"#)
      return code.matches(of: pattern).compactMap { $0.output[1].substring.map(String.init) }
    }
  }

  /// The text with comments, and what literals say, taken out; lines are kept, and so is the code
  /// inside of a literal.
  var code: String {
    var scanner = CodeScanner(text)
    return scanner.scan()
  }

  /// The numbers and texts of the lines of code that match a pattern.
  func lines(matching pattern: String) throws -> [String] {
    let regex = try Regex(pattern)
    return code.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { $0.element.contains(regex) }
      .map { "\(path):\($0.offset + 1): \($0.element)" }
  }
}
