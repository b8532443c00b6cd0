import Foundation
import TestSupport
import Testing

@Suite("A command answers as batch does")
struct CommandRequestTests {
  @Test("measure", arguments: OptionCase.line)
  func measure(_ option: OptionCase) throws {
    let run = try Tool.run(["measure", "--json"] + option.words + ["AV fi", "", "中א"])
    let answers = try Tool.batch(
      ["AV fi", "", "中א"].map { #"{"op":"line","text":"\#($0)",\#(option.keys)}"# })
    #expect(run.lines == answers)
    #expect(answers.first?.contains("error") == false)
  }

  @Test("measure prints tables too", arguments: OptionCase.line)
  func measureTable(_ option: OptionCase) throws {
    let run = try Tool.run(["measure"] + option.words + ["AV fi"])
    #expect(run.status == 0 && run.output.contains("\nAV fi "))
  }

  @Test("field", arguments: OptionCase.line + OptionCase.field)
  func field(_ option: OptionCase) throws {
    let run = try Tool.run(["field", "--json"] + option.words)
    let bounds = option.option == "--bounds" ? "" : #","bounds":[0,0,200,44]"#
    let answers = try Tool.batch([#"{"op":"field"\#(bounds),\#(option.keys)}"#])
    #expect(run.lines == answers)
    #expect(answers.first?.contains("error") == false)
  }

  @Test("field prints tables too, and each option tells", arguments: OptionCase.field)
  func fieldTable(_ option: OptionCase) throws {
    let run = try Tool.run(["field"] + option.words)
    #expect(run.status == 0 && run.output.contains("\ncontent "))
  }

  @Test("font", arguments: Fixture.fontNames)
  func font(_ name: String) throws {
    let path = Fixture.path(name)
    let run = try Tool.run(["font", "--json", path])
    let answers = try Tool.batch([#"{"op":"font","font":{"path":"\#(path)"}}"#])
    #expect(run.lines == answers)
    let table = try Tool.run(["font", path]).output
    #expect(table.contains("units per em") && table.contains("TrueType"))
  }

  @Test("reads --name=value as --name value")
  func equalsSign() throws {
    let apart = try Tool.run(["field", "--json", "--alignment", "right", "--text", "a=b"])
    let joined = try Tool.run(["field", "--json", "--alignment=right", "--text=a=b"])
    #expect(apart.output == joined.output && joined.status == 0)
  }

  #if os(Linux)
    @Test("shows words that are no UTF-8 as U+FFFD")
    func invalidWord() throws {
      let run = try Tool.shell(#""$0" measure --json "$(printf 'a\377b')""#)
      let actual = try JSONDecoder().decode(LineReply.self, from: Data(run.output.utf8))
      let expected = try Tool.answer(#"{"op":"line","text":"a\ufffdb"}"#, as: LineReply.self)
      #expect(actual == expected)
    }
  #endif
}
