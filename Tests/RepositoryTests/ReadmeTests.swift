import Foundation
import TestSupport
import Testing

/// The README's examples.
struct ReadmeTests {
  /// Where the build put the modules that it made: beside the test program.
  private static let modules = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "Modules").path

  @Test(
    "The examples in Swift compile",
    .enabled(
      if: FileManager.default.fileExists(atPath: modules + "/FieldLayout.swiftmodule"),
      "the built modules do not lie beside the test program"))
  func examples() throws {
    let blocks = try Repository.text("README.md").matches(of: Regex("```swift\n([\\s\\S]*?)```"))
      .compactMap { $0.output[1].substring.map(String.init) }
    // What begins with a point is a part of a manifest.
    let program = blocks.filter { !$0.hasPrefix(".") }.joined(separator: "\n")
    #expect(program.contains("TextFieldLayout(") && program.contains("ShapedLine("))
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "main.swift")
    try program.write(to: file, atomically: true, encoding: .utf8)

    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c", Self.command, "sh", file.path, Self.modules, Repository.path("Sources"),
    ]
    let output = Pipe()
    process.standardError = output
    try process.run()
    let said = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(said)")
  }

  /// The modules of this package remember the C libraries that they were built with.
  private static let command = """
    flags=$(pkg-config --cflags freetype2 harfbuzz fribidi || pkg-config --cflags freetype2)
    swiftc -typecheck -swift-version 6 -I "$2" -I "$3/CFreeType" -I "$3/CHarfBuzz" -I "$3/CFriBidi" $flags "$1"
    """
}
