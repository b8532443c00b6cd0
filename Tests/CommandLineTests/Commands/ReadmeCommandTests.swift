import Foundation
import TestSupport
import Testing

@Suite("The README's commands")
struct ReadmeCommandTests {
  @Test("all do what they say, and draw the pictures that they name")
  func commands() throws {
    let folder = URL.temporaryDirectory.appending(path: "textfield-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appending(path: ".build"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "Fixtures"),
      withDestinationURL: Repository.root.appending(path: "Fixtures"))

    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/bin/bash")
    process.currentDirectoryURL = folder
    // The tool is built already: what follows `swift run textfield` is given to it.
    process.arguments = [
      "-euo", "pipefail", "-c", #"swift() { shift 2; "$0" "$@"; }; . "$1""#,
      try Tool.executable.path,
      Repository.path("Tests/ExampleTests/CommandLine/commands.sh"),
    ]
    process.standardOutput = output
    try process.run()
    let said = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(said.contains("42.7969") && said.contains(#"{"id":1,"width":"#))
    for name in [".build/field.svg", ".build/fields.svg"] {
      let picture = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      #expect(picture.hasPrefix("<svg "))
    }
  }

  @Test("The table that it shows is what the tool prints")
  func table() throws {
    let readme = try Repository.text("README.md")
    let shown = try #require(readme.split(separator: "<!-- textfield -->\n```\n").last)
      .split(separator: "```")[0]
    let actual = try Tool.run([]).output
    #expect(actual.contains(shown))
  }
}
