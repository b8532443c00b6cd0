import Foundation
import TestSupport
import Testing

@Suite("A file of requests cut into parts")
struct ManyMachinesTests {
  @Test("gives the answers of one process, in order, through the article's script")
  func script() throws {
    let lines = (0..<10_050).map { #"{"id":\#($0),"op":"line","text":"\#($0 % 7)"}"# }
    let folder = URL.temporaryDirectory.appending(path: "textfield-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let requests = folder.appending(path: "requests.jsonl")
    let answers = folder.appending(path: "answers.jsonl")
    let input = Data(lines.map { "\($0)\n" }.joined().utf8)
    try input.write(to: requests)

    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = [
      Repository.path("Tests/ExampleTests/ManyMachines/measure.sh"), requests.path, answers.path,
      "2",
    ]
    process.environment = ProcessInfo.processInfo.environment.merging([
      "TEXTFIELD": try Tool.executable.path, "TMPDIR": folder.path,
    ]) { $1 }
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let expected = try Tool.batch(input)
    let actual = try String(contentsOf: answers, encoding: .utf8).split(separator: "\n")
      .map(String.init)
    #expect(actual == expected, "\(actual.count) and \(expected.count) answers")
    #expect(actual.count == lines.count)
  }
}
