import Foundation
import TextMetrics

/// What the numbers were measured on.
struct Surroundings {
  let commit: String
  let processor: String
  let swift: String
  let libraries = LibraryVersions.current

  static var current: Surroundings {
    Surroundings(
      commit: output(of: "git", "-C", sourceFolder, "rev-parse", "--short=12", "HEAD") ?? "unknown",
      processor: processorName ?? "unknown processor",
      swift: output(of: "swift", "--version")?.version ?? "unknown")
  }

  private static let sourceFolder = URL(filePath: #filePath).deletingLastPathComponent().path

  private static var processorName: String? {
    let lines = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8).split(separator: "\n")
    return lines?.first { $0.hasPrefix("model name") }?
      .split(separator: ":").last?.trimmingCharacters(in: .whitespaces)
  }

  /// What a program prints; nil if it cannot be run or fails.
  private static func output(of arguments: String...) -> String? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil,
      let bytes = try? output.fileHandleForReading.readToEnd()
    else { return nil }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

extension Surroundings: CustomStringConvertible {
  var description: String {
    let processors = ProcessInfo.processInfo.activeProcessorCount
    return [
      "commit \(commit)", "\(processor) (\(processors) processors)", "Swift \(swift)",
      "FreeType \(libraries.freeType)", "HarfBuzz \(libraries.harfBuzz ?? "none")",
      "load \(load.short)",
    ].joined(separator: ", ") + warning
  }

  /// How many programs want a processor, over the last minute.
  private var load: Double {
    var load = 0.0
    return unsafe getloadavg(&load, 1) == 1 ? load : 0
  }

  /// A build without optimisation measures nothing of use.
  private var warning: String {
    #if DEBUG
      "\nNot optimised: build with -c release."
    #else
      ""
    #endif
  }
}

extension String {
  /// The number after "Swift version".
  fileprivate var version: String? {
    let words = split(separator: " ")
    return words.firstIndex(of: "version").flatMap { words.dropFirst($0 + 1).first }.map(
      String.init)
  }
}
