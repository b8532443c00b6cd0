import Foundation
import TestSupport
import Testing

// Without the trait there are fewer symbols than the articles link to.
#if Shaping
  /// The reference documentation, made as a reader would make it.
  struct DocumentationTests {
    private static let modules = ["TextMetrics", "FieldLayout", "FieldDrawing"]

    /// Each library's graph, made once for all tests.
    private static let graphs = Dictionary(
      uniqueKeysWithValues: modules.map { module in
        (module, Result { try SymbolGraph.made(of: module) })
      })

    @Test(
      "docc makes each library's pages without a warning, and every public symbol is described",
      arguments: modules)
    func pages(_ module: String) throws {
      let graph = try #require(Self.graphs[module]).get()
      let undescribed = graph.symbols.filter { $0.docComment == nil }.map(\.pathComponents)
      #expect(undescribed == [])
      #expect(!graph.symbols.isEmpty)
    }

    @Test("Every name of the libraries in an article is that of a symbol")
    func names() throws {
      let symbols = try Self.graphs.values.flatMap { try $0.get().symbols }
      let known = Set(symbols.map { $0.pathComponents.prefix(2).map(\.baseName) })
      let types = Set(known.map { $0[0] })
      var count = 0
      for article in Article.all {
        for span in article.codeSpans {
          let name = span.split(separator: ".").prefix(2).map { String($0).baseName }
          guard name.count == 2, types.contains(name[0]) else { continue }
          #expect(known.contains(name), "\(article): \(span)")
          count += 1
        }
      }
      #expect(count > 20)
    }
  }

  extension String {
    /// A name without the labels of its arguments.
    fileprivate var baseName: String { String(prefix { $0 != "(" }) }
  }

  /// The public symbols of a library.
  private struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
      let pathComponents: [String]
      let docComment: Comment?
    }
    struct Comment: Decodable {}

    let symbols: [Symbol]

    /// Makes a library's pages, and its graph on the way.
    static func made(of module: String) throws -> SymbolGraph {
      let folder = URL.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let process = Process()
      process.executableURL = URL(filePath: "/bin/bash")
      process.arguments = [
        Repository.path(".ci/documentation"), module, builtModules, folder.path,
      ]
      let output = Pipe()
      process.standardOutput = output
      process.standardError = output
      try process.run()
      let said = String(
        decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      process.waitUntilExit()
      guard process.terminationStatus == 0 else { throw Failure(said: said) }
      return try JSONDecoder().decode(
        SymbolGraph.self,
        from: Data(contentsOf: folder.appending(path: "symbols/\(module).symbols.json")))
    }

    /// Where the build put the modules that it made: beside the test program.
    private static let builtModules = URL(filePath: CommandLine.arguments[0])
      .deletingLastPathComponent().appending(path: "Modules").path

    private struct Failure: Error { let said: String }
  }
#endif
