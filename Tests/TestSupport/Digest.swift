import Foundation

/// SHA-256 of files, by the system's own tool.
package enum Digest {
  /// The digest of each file, in hexadecimal, by path.
  package static func sha256(_ paths: [String]) throws -> [String: String] {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    #if os(Linux)
      process.arguments = ["sha256sum", "--"] + paths
    #else
      process.arguments = ["shasum", "-a", "256", "--"] + paths
    #endif
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    let lines = text.split(separator: "\n").map { $0.split(separator: "  ", maxSplits: 1) }
    return Dictionary(uniqueKeysWithValues: lines.map { (String($0[1]), String($0[0])) })
  }
}
