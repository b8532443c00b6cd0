import Foundation
import TestSupport
import Testing

@Suite("textfield batch")
struct BatchTests {
  @Test(
    "repeats the id, whatever it is",
    arguments: [
      "1", "-17", "1.5", #""a \"b\" 中 \\""#, "true", "false", "null", "[1,[],{}]",
      #"{"a":{"b":null},"c":[true]}"#, "9007199254740993", "123456789012345678901234567890",
      "1e300",
    ])
  func ids(_ id: String) throws {
    let answers = try Tool.batch([
      #"{"id":\#(id),"op":"font"}"#, #"{"id":\#(id),"op":"none"}"#,
      #"{"id":\#(id),"op":"line","text":"x","size":NaN}"#,
    ])
    let expected = id == "1e300" ? "1e+300" : id
    for answer in answers {
      let actual = String(answer.prefix(7 + expected.utf8.count))
      #expect(actual.hasPrefix(#"{"id":\#(expected),"#))
    }
    #expect(answers.count == 3)
  }

  @Test("says null where a request has no id")
  func noID() throws {
    let answers = try Tool.batch([#"{"op":"line","text":""}"#, #"{"op":"x"}"#, "x"])
    #expect(answers.allSatisfy { $0.hasPrefix(#"{"id":null,"#) })
    #expect(answers.count == 3)
  }

  @Test("answers 20 000 lines in order, the bad ones with errors")
  func manyLines() throws {
    let path = Fixture.path("DejaVuSans.ttf")
    let kinds: [(String, String)] = [
      (#""op":"line","text":"Hello""#, "width"),
      (#""op":"field","bounds":[0,0,200,44],"placeholder":"Name""#, "direction"),
      (#""op":"line","text":"x","size":0"#, "error"), (#""op":"nothing""#, "error"),
      (#""op":"line","text":"x","font":{"path":"\#(path)"}"#, "width"),
      (#""op":"line","text":"x","font":{"path":"/no"}"#, "error"),
    ]
    let count = 20_000
    let answers = try Tool.batch(
      (0..<count).map { #"{"id":\#($0),\#(kinds[$0 % kinds.count].0)}"# })
    #expect(answers.count == count)
    let wrong = answers.enumerated().first { number, answer in
      !answer.hasPrefix(#"{"id":\#(number),"\#(kinds[number % kinds.count].1)":"#)
    }
    #expect(wrong == nil)
  }

  @Test("answers each line before the next is written")
  func conversation() throws {
    let conversation = try Conversation()
    for number in 0..<3 {
      let answer = try conversation.ask(#"{"id":\#(number),"op":"line","text":"x"}"#)
      #expect(answer.hasPrefix(#"{"id":\#(number),"#))
      #expect(answer.count(where: { $0 == "\n" }) == 1)
    }
    let status = try conversation.end()
    #expect(status == 0)
  }

  @Test(
    "reads lines however they end",
    arguments: [("\n", "\n"), ("\r\n", "\r\n"), ("\n", ""), ("\r\n", "")])
  func lineEnds(_ between: String, _ last: String) throws {
    let lines = [#"{"id":1,"op":"line","text":"ab"}"#, "", #"{"id":2,"op":"line","text":"ab"}"#]
    let answers = try Tool.batch(Data((lines.joined(separator: between) + last).utf8))
    let ids = try answers.map { try JSONText.member("id", of: $0) }
    #expect(ids == ["1", "null", "2"])
  }

  @Test("says nothing to no lines at all")
  func nothing() throws {
    let answers = try Tool.batch(Data())
    #expect(answers == [])
  }

  @Test(
    "shows what is no Unicode as U+FFFD, without moving what follows",
    arguments: [
      (#"\ud83d"#, 1), (#"\ude00"#, 1), (#"\ude00\ud83d"#, 2), (#"\ud83d\ud83d\ude00"#, 3),
      (#"\uD83Dx"#, 2), (#"\\ud83d"#, 6), (#"\\\ud83d"#, 2),
    ])
  func surrogates(_ escaped: String, _ length: Int) throws {
    let reply = try Tool.answer(
      #"{"op":"line","text":"\#(escaped)b"}"#, as: LineReply.self)
    let actual = reply.carets.suffix(2).map(\.offset)
    #expect(actual == [length, length + 1])
  }

  @Test("reads a pair of surrogates as one character")
  func surrogatePair() throws {
    let answers = try Tool.batch([
      #"{"op":"line","text":"\ud83d\ude00"}"#, #"{"op":"line","text":"😀"}"#,
      #"{"op":"line","text":"\ufffd"}"#, #"{"op":"line","text":"\ud83d"}"#,
    ])
    try #require(answers.count == 4)
    #expect(answers[0] == answers[1])
    #expect(answers[2] == answers[3])
  }

  @Test("shows bytes that are no UTF-8 as U+FFFD")
  func invalidUTF8() throws {
    let line = Data(#"{"id":1,"op":"line","text":"a"#.utf8) + [0xFF] + Data("b\"}\n".utf8)
    let answers = try Tool.batch(line + Data(#"{"id":1,"op":"line","text":"a\ufffdb"}"#.utf8))
    try #require(answers.count == 2)
    #expect(answers[0] == answers[1])
  }

  @Test("survives bytes of any kind")
  func anyBytes() throws {
    var generator = SystemRandomNumberGenerator()
    var bytes = (0..<100_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
    bytes += [0, 0x7B, 0, 0xFE, 0xFF, 0xEF, 0xBB, 0xBF]
    bytes += Array("\n{\"id\":\"end\",\"op\":\"font\"}".utf8)
    let answers = try Tool.batch(Data(bytes))
    #expect(answers.count == bytes.count { $0 == UInt8(ascii: "\n") } + 1)
    #expect(answers.last?.hasPrefix(#"{"id":"end","family""#) == true)
  }

  @Test("reads a line of any length")
  func longLine() throws {
    let length = 300_000
    let answers = try Tool.batch([
      #"{"id":1,"op":"field","bounds":[0,0,99,9],"text":"\#(String(repeating: "x", count: length))"}"#,
      #"{"id":2,"op":"line","text":"x"}"#,
    ])
    try #require(answers.count == 2)
    let reply = try JSONDecoder().decode(FieldReply.self, from: Data(answers[0].utf8))
    #expect(reply.caret.offset == length)
  }

  @Test("keeps faces apart by path, index and variations, however many there are")
  func faces() throws {
    let path = Fixture.path("Inter-roman.var.ttf")
    // More than stay open, so that each is opened again.
    let weights = (0..<50).map { 100 + 16 * $0 }
    let lines = weights.map {
      #"{"op":"line","text":"AV","font":{"path":"\#(path)","variations":{"wght":\#($0)}}}"#
    }
    let answers = try Tool.batch(lines + lines)
    #expect(answers.count == 100)
    #expect(Array(answers.prefix(50)) == Array(answers.suffix(50)))
    #expect(Set(answers.prefix(50)).count > 40)
  }

  @Test("reads a string as short for the path of a font")
  func fontByPath() throws {
    let path = Fixture.path("DejaVuSans.ttf")
    for (short, long) in [
      (#""op":"font","font":"\#(path)""#, #""op":"font","font":{"path":"\#(path)"}"#),
      (
        #""op":"line","text":"AV","font":"\#(path)""#,
        #""op":"line","text":"AV","font":{"path":"\#(path)"}"#
      ),
      (
        #""op":"explain","text":"aé","fallbacks":["\#(path)",{}]"#,
        #""op":"explain","text":"aé","fallbacks":[{"path":"\#(path)"},{}]"#
      ),
      (
        #""op":"field","bounds":[0,0,99,20],"placeholder":"AV","placeholderFont":"\#(path)""#,
        #""op":"field","bounds":[0,0,99,20],"placeholder":"AV","placeholderFont":{"path":"\#(path)"}"#
      ),
    ] {
      let answers = try Tool.batch(["{\(short)}", "{\(long)}"])
      try #require(answers.count == 2)
      #expect(answers[0] == answers[1])
      #expect(!answers[0].contains("error"))
    }
  }

  @Test(
    "reads the British spelling of an alignment", arguments: ["alignment", "placeholderAlignment"])
  func centre(_ key: String) throws {
    let answers = try Tool.batch(
      ["centre", "center"].map {
        #"{"op":"field","bounds":[0,0,99,20],"placeholder":"AV","\#(key)":"\#($0)"}"#
      })
    try #require(answers.count == 2)
    #expect(answers[0] == answers[1])
    #expect(answers[0].contains(#""placeholderRect":["#))
  }

  @Test("passes over a byte order mark before the first line")
  func byteOrderMark() throws {
    let answers = try Tool.batch(
      Data("\u{FEFF}{\"id\":1,\"op\":\"font\"}\n\u{FEFF}{\"op\":\"font\"}".utf8))
    #expect(answers.first?.hasPrefix(#"{"id":1,"family""#) == true)
    #expect(answers.count == 2)
  }

  @Test("takes null for a key that is left out")
  func null() throws {
    let keys = [
      "size", "font", "fallbacks", "features", "language", "tracking", "hinting", "shaping",
      "direction", "fallbackOrder", "trackingPlacement",
    ]
    let answers = try Tool.batch(
      [#"{"op":"line","text":"x"}"#] + keys.map { #"{"op":"line","text":"x","\#($0)":null}"# })
    #expect(Set(answers).count == 1 && answers.count == keys.count + 1)
    #expect(answers.first?.hasPrefix(#"{"id":null,"width""#) == true)
  }
}
