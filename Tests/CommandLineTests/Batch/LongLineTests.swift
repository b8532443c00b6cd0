import Foundation
import Testing

@Suite("A line of batch")
struct LongLineTests {
  private static let longest = 16 << 20
  private static let good = #"{"id":"good","op":"line","text":"x"}"#

  /// A request that is as long as asked for, without its line feed.
  private static func request(_ length: Int) -> String {
    let (start, end) = (#"{"id":1,"op":"field","bounds":[0,0,9,9],"text":""#, #""}"#)
    let fill = length - start.utf8.count - end.utf8.count
    return start + String(repeating: "x", count: fill) + end
  }

  @Test(
    "of more than 16 MiB is answered by an error, one of 16 MiB by its answer, and the next goes on",
    arguments: [
      (longest, "direction"), (longest + 1, "lineTooLong"), (3 * longest + 70_000, "lineTooLong"),
    ])
  func limit(_ length: Int, _ expected: String) throws {
    let long = Self.request(length)
    let answers = try Tool.batch([Self.good, long, Self.good])
    try #require(answers.count == 3)
    for (number, answer) in answers.enumerated() {
      let word =
        number != 1 ? #"{"id":"good","width""# : "\"\(expected)\""
      #expect(answer.prefix(60).contains(word))
    }
  }

  @Test("that is the last, too long and not ended is answered too", arguments: ["", "\n", "\r\n"])
  func last(_ end: String) throws {
    let answers = try Tool.batch(Data((Self.request(2 * Self.longest) + end).utf8))
    let expected =
      #"{"id":null,"error":{"code":"lineTooLong","message":"the line is longer than 16 MiB"}}"#
    #expect(answers == [expected])
  }

  @Test("that is too long is answered once, also where many follow each other")
  func several() throws {
    let long = String(repeating: "x", count: Self.longest + 1)
    let answers = try Tool.batch([long, long, "", long, Self.good])
    let codes = answers.map { $0.contains("lineTooLong") }
    #expect(codes == [true, true, false, true, false])
  }

  #if os(Linux)
    @Test("takes no more memory, however long it is")
    func memory() throws {
      let conversation = try Conversation()
      let part = String(repeating: "x", count: 1 << 20)
      let before = try conversation.peakMemory()
      for _ in 0..<400 { try conversation.write(part) }
      let after = try conversation.peakMemory()
      #expect(after - before < 100 << 10)
      let error = try conversation.ask("")
      #expect(error.contains("lineTooLong"))
      let answer = try conversation.ask(Self.good)
      #expect(answer.hasPrefix(#"{"id":"good","width""#))
      let status = try conversation.end()
      #expect(status == 0)
    }

    @Test("is answered in parts, so that memory does not hold its answer twice")
    func answerMemory() throws {
      let conversation = try Conversation()
      _ = try conversation.ask(Self.good)
      let count = 1 << 18
      let before = try conversation.peakMemory()
      let text = String(repeating: "x", count: count)
      let answer = try conversation.ask(#"{"op":"line","text":"\#(text)"}"#)
      let after = try conversation.peakMemory()
      #expect(answer.utf8.count > 150 * count)
      #expect((after - before) << 10 < answer.utf8.count * 3 / 2)
      _ = try conversation.end()
    }
  #endif
}
