import TestSupport
import Testing

/// The folders of TextMetrics name each other in one direction only.
struct ArrowTests {
  /// Each folder, and those whose types it may name.
  private static let reachable: [String: Set<String>] = [
    "Sharing": [],
    "Text": ["Sharing"],
    "FreeType": ["Font", "Sharing"],
    "Font": ["FreeType", "Sharing", "Text"],
    "Shaping": ["Font", "Sharing", "Text"],
    "ShapeCache": ["Font", "Shaping", "Sharing", "Text"],
    "Line": ["Font", "Shaping", "Sharing", "Text"],
  ]

  /// What a file may name besides, and why.
  private static let exceptions: [String: (type: String, reason: String)] = [
    "Text/HarfBuzz/Script.swift": ("FontTag", "the names of scripts are tags as those of tables"),
    "Shaping/TextShaper.swift": ("CacheShard CachedText", "the one door to the cache"),
  ]

  /// The types that a folder declares outside of all others.
  private static func types(in folder: String) throws -> [String] {
    let pattern =
      #"^(  )?((public|package|final|indirect) )*(struct|class|enum|protocol|actor) \w+"#
    return try SourceFile.all(in: "Sources/TextMetrics/\(folder)").flatMap { file in
      // Where the whole file is inside of `#if`, its types are indented.
      let isInside = file.code.hasPrefix("#if")
      return try file.code.split(separator: "\n").filter { line in
        try line.contains(Regex(pattern)) && line.hasPrefix("  ") == isInside
      }.compactMap { line in
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        let keyword = words.firstIndex {
          ["struct", "class", "enum", "protocol", "actor"].contains($0)
        }
        return keyword.flatMap { words.indices.contains($0 + 1) ? String(words[$0 + 1]) : nil }
      }
    }
  }

  @Test(
    "A folder names the types of those that it builds on alone", arguments: reachable.keys.sorted())
  func arrows(_ folder: String) throws {
    let allowed = try #require(Self.reachable[folder])
    let others = Self.reachable.keys.filter { $0 != folder && !allowed.contains($0) }
    let forbidden = try others.flatMap { try Self.types(in: $0) }
    #expect(folder == "Line" || !forbidden.isEmpty)
    var found: [String] = []
    for file in try SourceFile.all(in: "Sources/TextMetrics/\(folder)") {
      let name = file.path.dropFirst("Sources/TextMetrics/".count)
      let excepted = Self.exceptions[String(name)]?.type.split(separator: " ").map(String.init)
      // The trait has the name of a type.
      let code = file.code.split(separator: "\n").filter { !$0.contains("#if") }
        .joined(separator: "\n")
      let words = Set(code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
      found += forbidden.filter { words.contains($0) && excepted?.contains($0) != true }
        .map { "\(name) names \($0)" }
    }
    #expect(found == [])
  }

  @Test("Every folder has its arrows")
  func folders() throws {
    let files = try SourceFile.all(in: "Sources/TextMetrics")
    let folders = Set(files.compactMap { $0.path.split(separator: "/").dropFirst(2).first })
    #expect(folders.map(String.init).sorted() == Self.reachable.keys.sorted())
  }

  @Test("The reader of layout tables imports nothing")
  func layoutTables() throws {
    let files = try SourceFile.all(in: "Sources/OpenTypeLayout")
    #expect(!files.isEmpty)
    for file in files {
      let imports = try file.imports
      #expect(imports == [], "\(file.path)")
    }
  }
}
