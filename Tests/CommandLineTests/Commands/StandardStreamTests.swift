import Foundation
import TestSupport
import Testing

@Suite("Standard input and output")
struct StandardStreamTests {
  @Test(
    "give each line of input as a text, however lines end",
    arguments: [
      ("AV\nfi\n", ["AV", "fi"]), ("AV\r\nfi", ["AV", "fi"]), ("AV\n\nfi\n", ["AV", "", "fi"]),
      ("\n", [""]), ("AV", ["AV"]), ("\u{FEFF}AV\n", ["AV"]), ("-\n--size\n", ["-", "--size"]),
      ("请输入用户名", ["请输入用户名"]),
    ])
  func lines(_ input: String, _ texts: [String]) throws {
    for command in ["measure", "explain"] {
      let expected = try Tool.run([command, "--json", "--"] + texts)
      #expect(expected.status == 0)
      for words in [[], ["-"], ["--tracking", "0", "-"]] {
        let actual = try Tool.run([command, "--json"] + words, input: Data(input.utf8))
        #expect(actual.output == expected.output)
        #expect(actual.status == 0)
      }
      let table = try Tool.run([command], input: Data(input.utf8))
      let expectedTable = try Tool.run([command, "--"] + texts)
      #expect(table.output == expectedTable.output)
    }
  }

  @Test("stand among other texts where a hyphen stands, and after -- it is a text itself")
  func hyphen() throws {
    let mixed = try Tool.run(["measure", "--json", "a", "-", "b"], input: Data("x\ny".utf8))
    let expected = try Tool.run(["measure", "--json", "a", "x", "y", "b"])
    #expect(mixed.output == expected.output)
    let literal = try Tool.run(["measure", "--", "-"], input: Data("x\ny".utf8))
    #expect(literal.output.contains("\n-  "))
  }

  @Test("may be empty where a hyphen asks for them")
  func empty() throws {
    let run = try Tool.run(["measure", "--json", "-"])
    #expect(run.status == 0 && run.output == "" && run.complaint == "")
  }

  @Test("show bytes that are no UTF-8 as U+FFFD")
  func invalidUTF8() throws {
    let run = try Tool.run(["measure", "--json"], input: Data([0x61, 0xFF, 0x62, 0x0A]))
    let expected = try Tool.run(["measure", "--json", "a\u{FFFD}b"])
    #expect(run.output == expected.output)
  }

  @Test("are refused where a line is too long")
  func tooLong() throws {
    let input = Data("a\n".utf8) + Data(repeating: 0x78, count: 17 << 20)
    let run = try Tool.run(["measure"], input: input)
    #expect(run.status == 1 && run.output == "")
    #expect(run.complaint.contains("line 2 of standard input"))
  }

  @Test("take a picture in place of the answer")
  func picture() throws {
    let file = URL.temporaryDirectory.appending(path: "textfield-\(UUID().uuidString).svg")
    defer { try? FileManager.default.removeItem(at: file) }
    for words in [[], ["--guides"]] {
      let run = try Tool.run(["field", "--placeholder", "Name", "--svg", "-"] + words)
      _ = try Tool.run(["field", "--placeholder", "Name", "--svg", file.path] + words)
      let expected = try String(contentsOf: file, encoding: .utf8)
      #expect(run.output == expected && run.status == 0)
    }
    #expect(!FileManager.default.fileExists(atPath: "-"))
  }
}
