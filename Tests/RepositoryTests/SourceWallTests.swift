import Foundation
import TestSupport
import Testing

/// What no compiler keeps: which folders may import what, and what is not written at all.
struct SourceWallTests {
  @Test(
    "C is imported in its own folder alone",
    arguments: [
      ("CTextFreeType", ["Sources/TextMetrics/FreeType/"]),
      (
        "CTextHarfBuzz",
        ["Sources/TextMetrics/Shaping/HarfBuzz/", "Sources/TextMetrics/Text/HarfBuzz/"]
      ),
      ("CTextFriBidi", ["Sources/TextMetrics/Text/FriBidi/"]),
    ])
  func foreignImports(_ module: String, _ folders: [String]) throws {
    let importing = try SourceFile.all(in: "Sources").filter { try $0.imports.contains(module) }
      .map(\.path)
    let outside = importing.filter { path in !folders.contains(where: path.hasPrefix) }
    #expect(outside == [])
    #expect(!importing.isEmpty)
  }

  @Test("TextMetrics does without Foundation")
  func foundation() throws {
    let files = try SourceFile.all(in: "Sources/TextMetrics")
    let importing = try files.filter { file in
      try file.imports.contains { $0.hasPrefix("Foundation") || $0.hasPrefix("CoreGraphics") }
    }
    #expect(importing.map(\.path) == [])
    #expect(!files.isEmpty)
  }

  @Test("What threads share is guarded so that thread sanitizer sees their order")
  func locks() throws {
    let files = try ["Sources/TextMetrics", "Tests"].flatMap { try SourceFile.all(in: $0) }
      // The benchmarks run under no sanitizer.
      .filter { !$0.path.hasPrefix("Tests/Benchmarks/") }
    let locking = try files.filter { try !$0.lines(matching: #"\bMutex\b"#).isEmpty }
    #expect(locking.map(\.path) == ["Sources/TextMetrics/Sharing/Guarded.swift"])
  }

  @Test(
    "The sources hold nothing that traps or that switches off a check",
    arguments: [
      #"@unchecked"#, #"nonisolated\(unsafe\)"#, #"\btry!"#, #"\bas!"#, #"\bfatalError\b"#,
      #"\bpreconditionFailure\b"#,
      #"[\w\)\]\}>?"]!(?!=)"#,  // unwraps by force, or is a type that unwraps itself
    ])
  func traps(_ pattern: String) throws {
    let found = try SourceFile.all(in: "Sources").flatMap { try $0.lines(matching: pattern) }
    #expect(found == [])
  }

  @Test(
    "The pattern for forced unwrapping finds it and nothing else",
    arguments: [
      ("let a = b!", true), ("f()!.c", true), ("d[0]!", true), ("var e: Int!", true),
      ("\"\\(g!)\"", true), ("h!\n", true),
      ("x as? Y", false), ("i != j", false), ("!k", false), ("(!l)", false), ("\"m!\"", false),
      ("// n!", false),
      ("/* o! /* p! */ q! */", false), ("#\"r!\"#", false), ("\"\"\"\n s!\n\"\"\"", false),
      ("t !== u", false),
      ("\"\\\"v!\"", false),
    ])
  func forcePattern(_ code: String, _ isForced: Bool) throws {
    let file = SourceFile(path: "", text: code)
    let found = try file.lines(matching: #"[\w\)\]\}>?"]!(?!=)"#)
    #expect(!found.isEmpty == isForced)
  }

  @Test("No source file is longer than 300 lines")
  func length() throws {
    let long = try SourceFile.all(in: "Sources").filter {
      $0.text.split(separator: "\n", omittingEmptySubsequences: false).count > 301
    }
    #expect(long.map(\.path) == [])
  }

  @Test("No module shares its name with a type in it")
  func moduleNames() throws {
    let modules = try FileManager.default.contentsOfDirectory(atPath: Repository.path("Sources"))
      .sorted()
    #expect(!modules.isEmpty)
    for module in modules {
      let pattern = #"\b(struct|class|enum|actor|protocol|typealias)\s+"# + module + #"\b"#
      let found = try SourceFile.all(in: "Sources/\(module)").flatMap {
        try $0.lines(matching: pattern)
      }
      #expect(found == [])
    }
  }
}
