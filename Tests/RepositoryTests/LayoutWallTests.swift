import Foundation
import TestSupport
import Testing

/// What lies where.
struct LayoutWallTests {
  @Test("The top level holds the package, its parts and the README, and nothing else")
  func topLevel() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Repository.root.path)
      .filter { !$0.hasPrefix(".") }.sorted()
    #expect(names == ["Fixtures", "Package.swift", "README.md", "Sources", "Tests"])
  }

  @Test("Every link in a README leads somewhere", arguments: ["README.md", "Fixtures/README.md"])
  func links(_ readme: String) throws {
    let folder = Repository.root.appending(path: readme).deletingLastPathComponent()
    let links = try Repository.text(readme).matches(of: Regex(#"\]\(([^)#:]+)\)"#))
      .compactMap { $0.output[1].substring.map(String.init) }
    #expect(!links.isEmpty)
    let broken = links.filter {
      !FileManager.default.fileExists(atPath: folder.appending(path: $0).path)
    }
    #expect(broken == [])
  }
}
