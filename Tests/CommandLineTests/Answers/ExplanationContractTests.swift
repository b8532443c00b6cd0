import Foundation
import TestSupport
import Testing

@Suite("The answer to op explain")
struct ExplanationContractTests {
  private struct Reply: Decodable {
    let width: Double
    let unitWidth: Int?
    let direction: String
    let directionReason: String
    let firstStrong: [Int]?
    let metricsSource: String
    let fonts: [String]
    let clusters: [Cluster]
  }

  private struct Cluster: Decodable {
    let text: String
    let range: [Int]
    let font: Int
    let glyphs: [UInt32]
    let mappedGlyphs: [UInt32]
    let nominal: Double
    let substitution: Double
    let positioning: Double
    let tab: Double
    let tracking: Double
    let width: Double
    let units: Units
    let carets: [LineReply.Caret]
    let missing: Bool

    var parts: Double { nominal + substitution + positioning + tab + tracking }
  }

  private struct Units: Decodable {
    let nominal: Int
    let substitution: Int
    let positioning: Int
    let tab: Int

    var sum: Int { nominal + substitution + positioning + tab }
  }

  @Test("has its documented keys, in this order")
  func keys() throws {
    let answers = try Tool.batch([#"{"id":1,"op":"explain","text":"a"}"#])
    let answer = try #require(answers.first)
    let actual = JSONText.keys(of: answer)
    #expect(
      actual == [
        "id", "width", "unitWidth", "direction", "directionReason", "firstStrong",
        "metricsSource", "needsShaping", "fonts", "clusters",
      ])
    let inner = JSONText.keys(of: answer, depth: 3)
    #expect(
      inner == [
        "text", "range", "font", "glyphs", "mappedGlyphs", "x", "nominal", "substitution",
        "positioning", "tab", "tracking", "width", "units", "carets", "missing",
      ])
    let guide = try Tool.run(["help", "batch"]).output
    #expect((actual + inner).allSatisfy(guide.contains))
  }

  @Test(
    "adds up to the width that op line gives",
    arguments: [
      ("DejaVuSans.ttf", "AV office\tTo", ""), ("Amiri-Regular.ttf", "السلام", ""),
      ("NotoColorEmoji.ttf", "👨‍👩‍👧‍👦🇫🇷", ""), ("DejaVuSans.ttf", "AV", #","tracking":2"#),
      ("DejaVuSans.ttf", "AV", #","hinting":"full""#),
    ], ["simple", "full"])
  func sum(_ line: (font: String, text: String, keys: String), _ shaping: String) throws {
    #if !Shaping
      guard shaping == "simple" else { return }
    #endif
    let keys = """
      "text":\(try JSONText.quoted(line.text)),"shaping":"\(shaping)",\
      "font":{"path":"\(Fixture.path(line.font))"}\(line.keys)
      """
    let reply = try Tool.answer(#"{"op":"explain",\#(keys)}"#, as: Reply.self)
    let measured = try Tool.answer(#"{"op":"line",\#(keys)}"#, as: LineReply.self)
    #expect(reply.width == measured.width)
    #expect(reply.unitWidth == measured.unitWidth)
    let parts = reply.clusters.reduce(0) { $0 + $1.parts }
    #expect(abs(parts - measured.width) < 1e-9)
    if let units = measured.unitWidth {
      #expect(reply.clusters.reduce(0) { $0 + $1.units.sum } == units)
    }
  }

  @Test("tells fonts, direction and what is missing")
  func facts() throws {
    let reply = try Tool.answer(
      """
      {"op":"explain","text":"1א\u{E000}","font":{"path":"\(Fixture.path("DejaVuSansMono.ttf"))"},\
      "fallbacks":[{"path":"\(Fixture.path("NotoSansHebrew-Regular.ttf"))"}]}
      """, as: Reply.self)
    #expect(reply.fonts == ["DejaVu Sans Mono Book", "Noto Sans Hebrew Regular"])
    #expect(reply.clusters.map(\.font) == [0, 1, 0])
    #expect(reply.clusters.map(\.missing) == [false, false, true])
    #expect(reply.metricsSource == "hhea")
    #if Shaping
      #expect(reply.direction == "rtl" && reply.directionReason == "firstStrong")
      #expect(reply.firstStrong == [1, 2])
    #else
      #expect(reply.directionReason == "standard" && reply.firstStrong == nil)
    #endif
  }

  @Test("is a table for people", arguments: OptionCase.line)
  func table(_ option: OptionCase) throws {
    let run = try Tool.run(["explain"] + option.words + ["AV fi", "x"])
    #expect(run.status == 0 && run.output.contains("\nA  ") && run.output.contains("\nsum  "))
    let json = try Tool.run(["explain", "--json"] + option.words + ["AV fi", "x"])
    let answers = try Tool.batch(
      ["AV fi", "x"].map { #"{"op":"explain","text":"\#($0)",\#(option.keys)}"# })
    #expect(json.lines == answers)
  }
}
