import TextMetrics

/// The tool as a whole: from the words of a command line to an exit status.
enum CommandLineTool {
  static let version = "0.1.0"

  enum ExitStatus: Int32 {
    case success = 0
    /// Input that cannot be used: a font, a file, a number out of range.
    case badInput = 1
    /// A command line that cannot be read.
    case badUsage = 2
  }

  /// Does what a command line says.
  static func run(_ words: [String]) -> ExitStatus {
    do {
      try StandardOutput.write(output(for: words))
      return .success
    } catch let error as UsageError {
      StandardOutput.complain("\(error)")
      return .badUsage
    } catch {
      StandardOutput.complain("\(error)")
      return .badInput
    }
  }

  private static func output(for words: [String]) throws -> String {
    let rest = words.dropFirst()
    switch words.first {
    case nil: return try Example.text()
    case "--help", "-h": return Command.overview
    case "help": return try help(rest)
    case "--version": return versions
    case let name?: return try Command.named(name)(rest)
    }
  }

  private static func help(_ words: ArraySlice<String>) throws(UsageError) -> String {
    guard words.count <= 1 else { throw UsageError("help takes one command") }
    guard let name = words.first, !["help", "--help", "-h"].contains(name) else {
      return Command.overview
    }
    return try Command.named(name).help
  }

  private static var versions: String {
    let libraries = LibraryVersions.current
    let versions = [
      ("textfield", version), ("FreeType", libraries.freeType),
      ("HarfBuzz", libraries.harfBuzz), ("FriBidi", libraries.friBidi),
    ]
    return versions.compactMap { name, version in version.map { "\(name) \($0)\n" } }.joined()
  }
}
