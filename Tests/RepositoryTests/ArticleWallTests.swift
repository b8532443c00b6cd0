import Foundation
import TestSupport
import Testing

/// The README's and the articles' code is code that is built and tested.
struct ArticleWallTests {
  @Test("Every listing is found in the examples, but for its indentation", arguments: Article.all)
  func listings(_ article: Article) throws {
    for listing in article.listings {
      let sources = try #require(try Self.sources.get()[listing.language], "\(listing.language)")
      let isFound = sources.contains { $0.contains(listing) } || Self.isRunByCI(listing)
      #expect(isFound, "\(article): \(listing.lines.joined(separator: "\n"))")
    }
  }

  @Test("Every assignment in the text is one of the examples")
  func assignments() throws {
    let lines = try #require(try Self.sources.get()["swift"]).flatMap(\.lines)
    let assignments = Article.all.flatMap(\.codeSpans).filter { $0.contains(" = ") }
      .filter { $0.hasPrefix("field.") }
    #expect(assignments.filter { !lines.contains($0[...]) } == [])
    #expect(assignments.count > 5)
  }

  @Test("There are listings to find")
  func count() {
    #expect(Article.all.flatMap(\.listings).count > 15)
  }

  @Test("Every picture is shown, and every picture that is shown is there")
  func pictures() throws {
    let shown = Article.all.flatMap(\.pictures)
    let there = try FileManager.default.subpathsOfDirectory(atPath: Repository.path("Sources"))
      .filter { $0.hasSuffix(".svg") }.map { URL(filePath: $0).lastPathComponent }
    #expect(Set(shown) == Set(there))
    #expect(!there.isEmpty)
  }

  /// The files that the listings of each language are found in.
  private static let sources = Result<[String: [ExampleSource]], any Error> {
    let names = try FileManager.default.subpathsOfDirectory(atPath: Repository.path("Tests"))
    func sources(_ ending: String, _ folders: String...) throws -> [ExampleSource] {
      try names.filter { name in
        name.hasSuffix(ending) && folders.contains { name.hasPrefix($0) }
      }.map { ExampleSource(try Repository.text("Tests/\($0)")) }
    }
    return [
      "swift": try sources(".swift", "ExampleTests/", "Consumer/"),
      "python": try sources(".py", "ExampleTests/"), "sh": try sources(".sh", "ExampleTests/"),
    ]
  }

  /// Whether a listing is one of the README's lines that CI takes from there and runs.
  private static func isRunByCI(_ listing: Article.Listing) -> Bool {
    guard listing.lines.count == 1, let line = listing.lines.first,
      let script = try? Repository.text(".ci/run")
    else { return false }
    let start = line.split(separator: " ").prefix(2).joined(separator: " ")
    return script.contains("eval \"$(sed -n '/^\(start)/p' README.md)\"")
  }
}

/// The lines of a file of examples.
private struct ExampleSource {
  let lines: [Substring]

  init(_ text: String) { lines = text.split(separator: "\n").map { $0.trimmed } }

  /// Whether a listing stands in the file as it is; what it imports may stand apart.
  func contains(_ listing: Article.Listing) -> Bool {
    let isImport = { (line: Substring) in line.hasPrefix("import ") }
    let code = listing.lines.drop(while: isImport)
    return listing.lines.prefix(while: isImport).allSatisfy(lines.contains)
      && (code.isEmpty || lines.indices.contains { lines[$0...].starts(with: code) })
  }
}
