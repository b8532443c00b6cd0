import Foundation

/// A file of test cases that the Unicode Consortium publishes and Debian's `unicode-data` installs.
struct UnicodeTestFile {
  private let path: String

  static let bidiCharacters = UnicodeTestFile(path: "/usr/share/unicode/BidiCharacterTest.txt")
  static let graphemeBreaks = UnicodeTestFile(
    path: "/usr/share/unicode/auxiliary/GraphemeBreakTest.txt")

  /// Whether the file is on this machine.
  var isInstalled: Bool { FileManager.default.fileExists(atPath: path) }

  /// The lines that are no comment and not empty, without what follows a number sign.
  func cases() throws -> [ArraySlice<UInt8>] {
    [UInt8](try Data(contentsOf: URL(filePath: path))).split(separator: UInt8(ascii: "\n"))
      .map { $0.prefix { $0 != UInt8(ascii: "#") } }.filter { !$0.isEmpty }
  }

  /// The numbers in a field, nil for each "x".
  static func numbers(_ field: ArraySlice<UInt8>, radix: Int) -> [Int?] {
    var numbers: [Int?] = []
    var number: Int?
    func flush() {
      if let value = number { numbers.append(value) }
      number = nil
    }
    for byte in field {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        number = (number ?? 0) * radix + Int(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "A")...UInt8(ascii: "F"):
        number = (number ?? 0) * radix + 10 + Int(byte - UInt8(ascii: "A"))
      case UInt8(ascii: "x"): numbers.append(nil)
      default: flush()
      }
    }
    flush()
    return numbers
  }
}
