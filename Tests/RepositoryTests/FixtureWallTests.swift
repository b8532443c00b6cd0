import Foundation
import TestSupport
import Testing

/// Every font is registered, every golden value says where it comes from.
struct FixtureWallTests {
  @Test("Every font is listed with its licence, size and digest, and no other is")
  func fonts() throws {
    let entries = try FixtureRegister().entries
    #expect(entries.map(\.name).sorted() == Fixture.fontNames)
    let digests = try Digest.sha256(Fixture.fontNames.map(Fixture.path))
    for entry in entries {
      let path = Fixture.path(entry.name)
      let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
      #expect(digests[path] == entry.digest, "\(entry.name)")
      #expect(size == entry.size, "\(entry.name)")
      #expect(try Repository.text("Fixtures/\(entry.licence)").isEmpty == false, "\(entry.name)")
    }
  }

  @Test("Every font is used by a golden file", arguments: Fixture.fontNames)
  func used(_ name: String) throws {
    let users = try GoldenHead.all.filter { $0.meta.fonts[name] != nil && $0.meta.paths == nil }
    #expect(!users.isEmpty)
  }

  @Test(
    "Every golden file names its maker, its unit and its fonts as they are",
    arguments: try GoldenHead.all)
  func golden(_ golden: GoldenHead) throws {
    let entries = try FixtureRegister().entries
    #expect(!golden.meta.maker.isEmpty)
    #expect(!golden.meta.unit.isEmpty)
    #expect(!golden.meta.fonts.isEmpty)
    for (name, digest) in golden.meta.fonts {
      let entry = entries.first { $0.name == name }
      if name.hasPrefix("Kinds/") {
        let path = Fixture.path(name)
        #expect(try Digest.sha256([path])[path] == digest, "\(name)")
      } else if golden.meta.paths == nil {
        #expect(digest == entry?.digest, "\(name)")
      } else if let entry {
        // A whole font, from which the bundled one was cut.
        #expect(digest == entry.sourceDigest, "\(name)")
      }
    }
  }

  @Test("Every font of an unusual kind is described and hashed")
  func kinds() throws {
    let readme = try Repository.text("Fixtures/README.md")
    let golden = try #require(try GoldenHead.all.first { $0.name == "kinds.json" })
    let files = try FileManager.default.contentsOfDirectory(atPath: Fixture.path("Kinds"))
    for file in files {
      #expect(readme.contains("`\(file)`"), "\(file)")
      #expect(golden.meta.fonts["Kinds/\(file)"] != nil, "\(file)")
    }
  }

  @Test("Every golden file is described, and so is the script that makes it")
  func scripts() throws {
    let readme = try Repository.text("Fixtures/README.md")
    let tools = try FileManager.default.contentsOfDirectory(
      atPath: Repository.path("Fixtures/Tools"))
    for golden in try GoldenHead.all { #expect(readme.contains("`\(golden.name)`")) }
    for tool in tools where tool.hasPrefix("oracle_") { #expect(readme.contains("`\(tool)`")) }
  }

  @Test("Nothing lies here unused: every golden file is read, every licence is a font's")
  func unused() throws {
    let tests = try SourceFile.all(in: "Tests").map(\.text).joined()
    let unread = try GoldenHead.all.map(\.name).filter { !tests.contains("Golden/oracle/\($0)") }
    #expect(unread == [])
    let licences = try FileManager.default.contentsOfDirectory(
      atPath: Repository.path("Fixtures/Fonts/Licences"))
    let used = Set(
      try FixtureRegister().entries.map { URL(filePath: $0.licence).lastPathComponent })
    #expect(Set(licences) == used)
  }
}
