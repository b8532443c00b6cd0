import Foundation
import TestSupport
import Testing

@Suite("The answer to op field")
struct FieldContractTests {
  static let keys = [
    "id", "direction", "alignment", "contentRect", "placeholderRect", "placeholderText",
    "placeholderTruncated", "textRect", "baseline", "fontSize", "scroll", "visibleRange", "caret",
  ]
  static let font = #""font":{"path":"\#(Fixture.path("DejaVuSans.ttf"))"}"#

  /// A field in DejaVu Sans with some keys.
  static func field(_ keys: String, bounds: String = "[0,0,200,44]") throws -> FieldReply {
    try Tool.answer(
      #"{"op":"field","bounds":\#(bounds),\#(font)\#(keys.isEmpty ? "" : ",")\#(keys)}"#,
      as: FieldReply.self)
  }

  @Test("has its documented keys, in this order")
  func keys() throws {
    let request =
      #""op":"field","bounds":[0,0,200,44],"text":"aא","selection":[0,2],"points":[[1,1]]"#
    let answers = try Tool.batch(["{\(request)}", #"{\#(request),"carets":true}"#])
    try #require(answers.count == 2)
    let plain = JSONText.keys(of: answers[0])
    #expect(plain == Self.keys + ["selectionRects", "hits"])
    let withCarets = JSONText.keys(of: answers[1])
    #expect(withCarets == Self.keys + ["carets", "selectionRects", "hits"])
    let caret = JSONText.keys(of: answers[0], depth: 2)
    #expect(Array(caret.prefix(4)) == ["offset", "rect", "insertionX", "visible"])
    let inner = JSONText.keys(of: answers[0], depth: 3)
    #expect(Array(inner.suffix(4)) == ["rect", "direction", "offset", "affinity"])
    #if Shaping
      #expect(caret.count == 6 && caret.suffix(2) == ["secondaryRect", "secondaryX"])
    #endif
  }

  @Test("equals the arithmetic of another program for empty fields", arguments: [11, 16, 17.5, 48])
  func empty(_ size: Double) throws {
    let rows = try FieldRows.all.empty.filter { $0.size == size }
    let answers = try Tool.batch(
      rows.map { row in
        """
        {"op":"field","bounds":\(row.bounds),"placeholder":\(try JSONText.quoted(row.placeholder)),\
        \(Self.font),"size":\(size),"alignment":"\(row.alignment)","direction":"\(row.direction)"}
        """
      })
    #expect(answers.count == rows.count)
    var differences = Differences()
    for (row, answer) in zip(rows, answers) {
      let reply = try JSONDecoder().decode(FieldReply.self, from: Data(answer.utf8))
      differences.compare(reply.placeholderRect ?? [], row.placeholderRect ?? [], "\(row)")
      differences.compare(reply.caret.rect, row.caretRect, "\(row)")
      differences.compare(
        [reply.caret.insertionX, reply.baseline], [row.insertionX, row.baseline], "\(row)")
    }
    #expect(differences.found == [])
  }

  @Test(
    "equals the arithmetic of another program for filled fields", arguments: [11, 16, 17.5, 48])
  func filled(_ size: Double) throws {
    let rows = try FieldRows.all.filled.filter { $0.size == size }
    let answers = try Tool.batch(
      rows.map { row in
        """
        {"op":"field","bounds":\(row.bounds),"text":\(try JSONText.quoted(row.text)),"carets":true,\
        \(Self.font),"size":\(size),"alignment":"\(row.alignment)"}
        """
      })
    #expect(answers.count == rows.count)
    var differences = Differences()
    for (row, answer) in zip(rows, answers) {
      let reply = try JSONDecoder().decode(FieldReply.self, from: Data(answer.utf8))
      differences.compare(reply.textRect, row.textRect, "\(row)")
      differences.compare(reply.carets?.map(\.insertionX) ?? [], row.insertionX, "\(row)")
      differences.compare([reply.baseline], [row.baseline], "\(row)")
    }
    #expect(differences.found == [])
  }

  @Test(
    "obeys each key that moves a rect",
    arguments: [
      ("", [10, 0, 185, 44]), (#""padding":[3,4]"#, [3, 0, 193, 44]),
      (#""leftView":20"#, [30, 0, 165, 44]), (#""rightView":30"#, [10, 0, 155, 44]),
      (#""interfaceDirection":"rtl""#, [5, 0, 185, 44]),
      (#""typingDirection":"rtl""#, [5, 0, 185, 44]), (#""direction":"rtl""#, [5, 0, 185, 44]),
      (#""alignment":"center""#, [0, 0, 200, 44]), (#""alignment":"right""#, [0, 0, 190, 44]),
    ])
  func contentRect(_ keys: String, _ expected: [Double]) throws {
    let actual = try Self.field(keys).contentRect
    #expect(actual == expected)
  }

  @Test("sets the placeholder in its own font, at its own side")
  func placeholder() throws {
    let mono = #""placeholderFont":{"path":"\#(Fixture.path("DejaVuSansMono.ttf"))"}"#
    let same = try Self.field(#""placeholder":"ab","alignment":"right""#)
    let other = try Self.field(
      #""placeholder":"ab","placeholderAlignment":"right","placeholderSize":32,\#(mono)"#)
    #expect(same.placeholderRect?[2] == 16 * Double(1255 + 1300) / 2048)
    #expect(other.placeholderRect?[2] == 32 * Double(1233 * 2) / 2048)
    #expect(other.alignment == "left")
    #expect(other.fontSize == 16)
  }

  @Test("says what is shown of a placeholder that is too long")
  func truncation() throws {
    let short = try Self.field(#""placeholder":"Name""#)
    #expect(short.placeholderText == "Name" && !short.placeholderTruncated)
    let long = try Self.field(#""placeholder":"The name of the user""#, bounds: "[0,0,100,44]")
    #expect(long.placeholderTruncated)
    #expect(long.placeholderText.hasPrefix("The") && long.placeholderText.hasSuffix("…"))
    #expect(long.placeholderRect == [10, 0, 85, 44])
    let reason = try #require(long.placeholderTruncation)
    #expect(reason.place == "end" && reason.width > reason.room && reason.room == 85)
    #expect(short.placeholderTruncation == nil && short.textTruncation == nil)
    let small = try Self.field(
      #""text":"The name of the user","minimumFontSize":15"#, bounds: "[0,0,100,44]")
    #expect(small.textTruncation?.room == 85)
    let none = try Self.field("")
    #expect(none.placeholderText == "" && !none.placeholderTruncated && none.placeholderRect == nil)
  }

  @Test("scrolls to the focus while the field is edited, on from where it was")
  func scrolling() throws {
    let text = #""text":"\#(String(repeating: "n", count: 100))""#
    let reading = try Self.field(text)
    #expect(reading.scroll == 0)
    #expect(reading.visibleRange[0] == 0 && reading.visibleRange[1] < 30)
    #expect(!reading.caret.visible)

    let atEnd = try Self.field(#"\#(text),"editing":true"#)
    #expect(atEnd.scroll > 0)
    #expect(atEnd.visibleRange[1] == 100)
    #expect(atEnd.caret.visible)

    let back = try Self.field(
      #"\#(text),"editing":true,"selection":[99,99],"scroll":\#(atEnd.scroll)"#)
    #expect(back.scroll == atEnd.scroll)
    #expect(back.caret.offset == 99)
  }

  @Test("puts the caret at the focus and covers the selection")
  func selection() throws {
    let reply = try Self.field(#""text":"Hello","selection":[4,1],"carets":true"#)
    let carets = try #require(reply.carets)
    #expect(reply.caret == carets[1])
    #expect(reply.selectionRects.count == 1)
    let rect = reply.selectionRects[0].rect
    #expect(rect[0] == carets[1].insertionX)
    #expect(abs(rect[0] + rect[2] - carets[4].insertionX) < 1e-9)
    #expect(reply.selectionRects[0].direction == "ltr")
  }

  @Test(
    "covers a whole character where the selection ends between its surrogates",
    arguments: ["[1,2]", "[2,1]", "[2,3]", "[1,3]"])
  func surrogates(selection: String) throws {
    let reply = try Self.field(#""text":"a😀b","selection":\#(selection),"carets":true"#)
    let carets = try #require(reply.carets)
    #expect(reply.selectionRects.count == 1)
    let rect = try #require(reply.selectionRects.first?.rect)
    #expect(rect[0] == carets[1].insertionX)
    #expect(abs(rect[0] + rect[2] - carets[2].insertionX) < 1e-9)
  }

  #if Shaping
    @Test(
      "does not know the direction of the interface unless told",
      arguments: [
        (#""placeholder":"שם""#, "rtl"), (#""text":"123","placeholder":"שם""#, "ltr"),
        (#""placeholder":"שם","interfaceDirection":"ltr""#, "ltr"),
        (#""placeholder":"שם","interfaceDirection":"natural""#, "rtl"),
        (#""placeholder":"Email","interfaceDirection":"rtl""#, "rtl"),
        (#""text":"123","placeholder":"Email","interfaceDirection":"rtl""#, "rtl"),
      ])
    func interfaceDirection(_ keys: String, _ expected: String) throws {
      let actual = try Self.field(keys).direction
      #expect(actual == expected)
    }
  #endif

  @Test(
    "takes offsets beyond the text for its ends, and those inside a character for its start",
    arguments: [
      ("[0,99]", 3), ("[99,-5]", 0), ("[0,1]", 0), ("[0,2]", 2), ("[0,9007199254740992]", 3),
    ])
  func offsets(_ selection: String, _ expected: Int) throws {
    let reply = try Self.field(#""text":"😀x","selection":\#(selection)"#)
    let actual = reply.caret.offset
    #expect(actual == expected)
  }

  @Test("answers each point with a place in the text")
  func hits() throws {
    let carets = try #require(try Self.field(#""text":"Hello","carets":true"#).carets)
    let points = carets.map { "[\($0.insertionX),1]" } + ["[-1e9,0]", "[1e9,0]"]
    let reply = try Self.field(#""text":"Hello","points":[\#(points.joined(separator: ","))]"#)
    let actual = reply.hits.map(\.offset)
    #expect(actual == [0, 1, 2, 3, 4, 5, 0, 5])
    #expect(Set(reply.hits.map(\.affinity)).isSubset(of: ["upstream", "downstream"]))
  }

  @Test("hides the text of a secure field, with the offsets of the text itself")
  func secure() throws {
    let shown = try Self.field(#""text":"😀il","carets":true"#)
    let hidden = try Self.field(#""text":"😀il","carets":true,"secure":true"#)
    let carets = try #require(hidden.carets)
    #expect(carets.map(\.offset) == [0, 2, 3, 4])
    let steps = zip(carets, carets.dropFirst()).map { $1.insertionX - $0.insertionX }
    #expect(steps.allSatisfy { abs($0 - steps[0]) < 1e-9 })
    #expect(hidden.textRect[2] != shown.textRect[2])
  }

  @Test("shrinks the text to fit")
  func shrinking() throws {
    let reply = try Self.field(
      #""text":"\#(String(repeating: "n", count: 30))","minimumFontSize":4"#)
    #expect(reply.fontSize < 16 && reply.fontSize > 4)
    #expect(abs(reply.textRect[2] - 185) < 1e-9)
  }

  @Test("draws as wide a caret as is asked for", arguments: [0, 1, 3.5])
  func caretWidth(_ width: Double) throws {
    let actual = try Self.field(#""caretWidth":\#(width)"#).caret.rect[2]
    #expect(actual == width)
  }

  @Test(
    "has only finite numbers and no negative width, whatever the bounds",
    arguments: ["[0,0,0,0]", "[0,0,-10,-10]", "[1e308,-1e308,1e308,1e308]", "[0,0,0.001,1e-300]"],
    ["", "a", "Hello, World!"])
  func badBounds(_ bounds: String, _ text: String) throws {
    let reply = try Self.field(
      #""text":"\#(text)","placeholder":"Name","editing":true,"carets":true"#, bounds: bounds)
    let rects =
      [reply.contentRect, reply.placeholderRect ?? [], reply.textRect, reply.caret.rect]
      + (reply.carets ?? []).map(\.rect)
    for rect in rects {
      #expect(rect.count == 4 && rect.allSatisfy(\.isFinite))
      #expect(rect[2] >= 0 && rect[3] >= 0)
    }
    #expect(reply.caret.rect[3] == reply.textRect[3] && reply.caret.rect[3] > 0)
  }
}

extension Differences {
  /// Compares lists of numbers that may differ by a rounding error.
  mutating func compare(
    _ actual: [Double], _ expected: [Double], _ what: @autoclosure () -> String
  ) {
    check(
      actual.count == expected.count && zip(actual, expected).allSatisfy { abs($0 - $1) < 1e-9 },
      "\(actual), not \(expected): \(what())")
  }
}
