import Foundation
import TestSupport
import Testing

@Suite("A C library that is not installed")
struct MissingLibraryTests {
  @Test(
    "is named by the compiler's one error, with what to install and what goes without it",
    arguments: [
      ("CTextFreeType", ["FreeType is missing", "libfreetype-dev", "freetype (Homebrew)"]),
      (
        "CTextHarfBuzz",
        [
          "HarfBuzz is missing", "libharfbuzz-dev", "harfbuzz (Homebrew)",
          "--disable-default-traits", "traits: []",
        ]
      ),
      (
        "CTextFriBidi",
        [
          "FriBidi is missing", "libfribidi-dev", "fribidi (Homebrew)",
          "--disable-default-traits", "traits: []",
        ]
      ),
    ])
  func missing(_ target: String, _ words: [String]) throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    // Where no folder is searched, no library is installed.
    process.arguments = [
      "clang", "-fsyntax-only", "-nostdinc", "-x", "c", "-include",
      Repository.path("Sources/\(target)/shim.h"), "/dev/null",
    ]
    process.standardError = output
    try process.run()
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    let errors = said.split(separator: "\n").filter { $0.contains("error:") }
    #expect(errors.count == 1)
    for word in words { #expect(errors.first?.contains(word) == true) }
    #expect(said.contains("1 error generated"))
    // FreeType cannot be done without.
    #expect(said.contains("without it") == words.contains("--disable-default-traits"))
  }
}
