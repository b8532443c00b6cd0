import Foundation
import TestSupport
import Testing

// Without the trait there are fewer symbols than the articles link to.
#if Shaping
  /// The reference documentation, made as a reader would make it.
  struct DocumentationTests {
    @Test(
      "docc makes each library's pages without a warning, and every public symbol is described",
      arguments: ["TextMetrics", "FieldLayout", "FieldDrawing"])
    func pages(_ module: String) throws {
      let folder = URL.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }

      let process = Process()
      process.executableURL = URL(filePath: "/bin/bash")
      process.arguments = [
        Repository.path(".ci/documentation"), module, Self.modules, folder.path,
      ]
      let output = Pipe()
      process.standardOutput = output
      process.standardError = output
      try process.run()
      let said = String(
        decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "\(said)")

      let graph = try JSONDecoder().decode(
        SymbolGraph.self,
        from: Data(contentsOf: folder.appending(path: "symbols/\(module).symbols.json")))
      let names = graph.symbols.filter { $0.docComment == nil }.map { $0.pathComponents }
      #expect(names == [])
      #expect(!graph.symbols.isEmpty)
    }

    /// Where the build put the modules that it made: beside the test program.
    private static let modules = URL(filePath: CommandLine.arguments[0])
      .deletingLastPathComponent().appending(path: "Modules").path

    private struct SymbolGraph: Decodable {
      struct Symbol: Decodable {
        let pathComponents: [String]
        let docComment: Comment?
      }
      struct Comment: Decodable {}
      let symbols: [Symbol]
    }
  }
#endif
