import Foundation

/// The built executable, run as a process of its own.
struct Tool {
  /// How it ended.
  let status: Int32
  /// What it wrote for programs.
  let output: String
  /// What it wrote for people when something was wrong.
  let complaint: String

  /// The lines of the output.
  var lines: [String] { output.split(separator: "\n").map(String.init) }

  /// Runs the tool to its end.
  static func run(_ arguments: [String], input: Data = Data()) throws -> Tool {
    try run(executable, arguments, input: input)
  }

  /// Runs a line of shell, in which `$0` is the tool, for what no argument of a process can say.
  static func shell(_ line: String) throws -> Tool {
    try run(URL(filePath: "/bin/sh"), ["-c", line, executable.path], input: Data())
  }

  private static func run(_ program: URL, _ arguments: [String], input: Data) throws -> Tool {
    let folder = URL.temporaryDirectory.appending(path: "textfield-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Files, not pipes: neither side ever waits for the other.
    let files = ["input", "output", "complaint"].map { folder.appending(path: $0) }
    try input.write(to: files[0])
    try Data().write(to: files[1])
    try Data().write(to: files[2])

    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    return Tool(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
      complaint: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self))
  }

  /// Runs `batch` on some lines and gives the answers.
  static func batch(_ lines: [String]) throws -> [String] {
    try batch(Data(lines.map { "\($0)\n" }.joined().utf8))
  }

  /// Runs `batch` on some bytes and gives the answers.
  static func batch(_ input: Data) throws -> [String] {
    let run = try run(["batch"], input: input)
    guard run.status == 0, run.complaint.isEmpty else { throw Failure(run: run) }
    return run.lines
  }

  /// Runs `batch` on one line and gives what the answer says.
  static func answer<Answer: Decodable>(_ line: String, as type: Answer.Type) throws -> Answer {
    let answers = try batch([line])
    guard answers.count == 1 else { throw Failure(run: nil) }
    return try JSONDecoder().decode(type, from: Data(answers[0].utf8))
  }

  /// Where the executable lies: beside the tests.
  static var executable: URL {
    get throws {
      let bundles = [Bundle.main] + Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }
      let places = bundles.flatMap { bundle in
        [
          bundle.executableURL?.deletingLastPathComponent(),
          bundle.bundleURL.deletingLastPathComponent(),
        ]
        .compactMap { $0?.appending(path: "textfield") }
      }
      guard
        let place = places.first(where: {
          FileManager.default.isExecutableFile(atPath: $0.path) && !$0.hasDirectoryPath
        })
      else { throw Missing(places: places) }
      return place
    }
  }

  private struct Failure: Error { let run: Tool? }
  private struct Missing: Error { let places: [URL] }
}
