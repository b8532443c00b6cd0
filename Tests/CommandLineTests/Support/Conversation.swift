import Foundation
import Testing

/// A running `textfield batch` that is asked one line at a time.
final class Conversation {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  init() throws {
    process.executableURL = try Tool.executable
    process.arguments = ["batch"]
    // An address sanitizer keeps little of what was freed, so that memory can be compared.
    let options = ProcessInfo.processInfo.environment["ASAN_OPTIONS"].map { "\($0):" } ?? ""
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["ASAN_OPTIONS": options + "quarantine_size_mb=1"]) { $1 }
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  /// Writes a line and gives all that comes up to the end of a line.
  func ask(_ line: String) throws -> String {
    try write("\(line)\n")
    var answer = Data()
    while answer.last != UInt8(ascii: "\n") {
      let more = output.fileHandleForReading.availableData
      try #require(!more.isEmpty)
      answer += more
    }
    return String(decoding: answer, as: UTF8.self)
  }

  /// Writes a part of a line.
  func write(_ text: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
  }

  /// The most memory that the process has had, in KiB, as Linux counts it.
  func peakMemory() throws -> Int {
    let status = try String(
      contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
    return try #require(Int(line.filter(\.isNumber)))
  }

  /// Ends the input and gives the exit status.
  func end() throws -> Int32 {
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
