import Foundation
import TestSupport
import Testing

@Suite("The answer to op line")
struct LineContractTests {
  static let dejaVu = #""font":{"path":"\#(Fixture.path("DejaVuSans.ttf"))"}"#

  @Test("has its documented keys, in this order")
  func keys() throws {
    let answers = try Tool.batch([#"{"id":1,"op":"line","text":"aא"}"#])
    let answer = try #require(answers.first)
    let actual = JSONText.keys(of: answer)
    #expect(
      actual == [
        "id", "width", "trailingWhitespaceWidth", "ascent", "descent", "leading", "direction",
        "unitsPerEm", "unitWidth", "glyphs", "carets", "missing",
      ])
    let inner = JSONText.keys(of: answer, depth: 3)
    let glyph = ["glyph", "font", "range", "x", "y", "advance"]
    #expect(Array(inner.prefix(12)) == glyph + glyph)
  }

  @Test("gives a caret its keys, and a second place only where it is split")
  func caretKeys() throws {
    let plain = try Tool.batch([#"{"op":"line","text":""}"#])
    let actual = JSONText.keys(of: try #require(plain.first), depth: 3)
    #expect(actual == ["offset", "x", "upstream", "downstream", "kind"])

    #if Shaping
      let split = try Tool.answer(#"{"op":"line","text":"aא"}"#, as: LineReply.self)
      let secondary = split.carets.map(\.secondary)
      #expect(secondary == [nil, split.width, split.carets[1].x])
    #endif
  }

  @Test("equals the tables as fontTools reads them", arguments: Fixture.fontNames)
  func golden(_ font: String) throws {
    let rows = try Golden.fontTools.rows.filter { row in
      let text = try TestText.named(row.text)
      return row.font == font
        && !text.unicodeScalars.contains(where: \.properties.isDefaultIgnorableCodePoint)
    }
    let path = try JSONText.quoted(Fixture.path(font))
    let answers = try Tool.batch(
      rows.map { row in
        let text = try JSONText.quoted(TestText.named(row.text))
        return #"{"op":"line","text":\#(text),"font":{"path":\#(path)},"shaping":"simple"}"#
      })
    #expect(answers.count == rows.count)
    let face = try #require(try Golden.fontTools.faces.first { $0.font == font })
    var differences = Differences()
    for (row, answer) in zip(rows, answers) {
      let reply = try JSONDecoder().decode(LineReply.self, from: Data(answer.utf8))
      let units = zip(row.advances, row.kern + [0]).reduce(0) { $0 + $1.0 + $1.1 }
      differences.compare(reply.unitWidth, units, "units of \(row.text)")
      differences.compare(reply.unitsPerEm, face.unitsPerEm, "em of \(row.text)")
      differences.compare(
        reply.width, Double(units) * 16 / Double(face.unitsPerEm), within: 1e-9,
        "width of \(row.text)")
    }
    #expect(differences.found == [])
  }

  #if Shaping
    @Test("equals HarfBuzz for the bundled fonts", arguments: Fixture.fontNames)
    func harfBuzz(_ font: String) throws {
      let rows = try Golden.harfBuzz.rows.filter {
        $0.font == font && $0.features == nil && $0.variations == nil && $0.language == nil
      }
      let path = try JSONText.quoted(Fixture.path(font))
      let answers = try Tool.batch(
        rows.map { row in
          let text = try JSONText.quoted(TestText.named(row.text))
          return
            #"{"op":"line","text":\#(text),"font":{"path":\#(path)},"direction":"\#(row.direction)"}"#
        })
      #expect(answers.count == rows.count)
      var differences = Differences()
      for (row, answer) in zip(rows, answers) {
        let reply = try JSONDecoder().decode(LineReply.self, from: Data(answer.utf8))
        differences.compare(reply.unitWidth, row.w, "width of \(row.text)")
        differences.compare(
          reply.glyphs.map(\.glyph), row.glyphs.map(\.id), "glyphs of \(row.text)")
        let scale = 16 / Double(reply.unitsPerEm)
        for (caret, strong) in zip(reply.carets, row.strong) {
          differences.compare(
            caret.x, strong * scale, within: 1e-9, "caret \(caret.offset) of \(row.text)")
        }
      }
      #expect(differences.found == [])
    }
  #endif

  @Test("puts a caret at each grapheme boundary, in UTF-16", arguments: try TestText.all)
  func offsets(_ text: TestText) throws {
    let reply = try Tool.answer(
      #"{"op":"line","text":\#(JSONText.quoted(text.text))}"#, as: LineReply.self)
    let actual = reply.carets.map(\.offset)
    #expect(actual == text.gb16)
    let end = text.text.utf16.count
    #expect(reply.glyphs.allSatisfy { 0 <= $0.range[0] && $0.range[1] <= end })
  }

  @Test(
    "names the font of each glyph and what no font has",
    arguments: [("simple", ["א", "中", "ก"]), ("full", ["א", "中", "ก"])])
  func fallback(_ shaping: String, _ letters: [String]) throws {
    #if !Shaping
      guard shaping == "simple" else { return }
    #endif
    let hebrew = Fixture.path("NotoSansHebrew-Regular.ttf")
    let chinese = Fixture.path("wqy-microhei.ttf")
    let reply = try Tool.answer(
      """
      {"op":"line","text":"\(letters.joined())","shaping":"\(shaping)","direction":"ltr",\
      "font":{"path":"\(hebrew)"},"fallbacks":[{"path":"\(chinese)"}]}
      """, as: LineReply.self)
    let fonts = reply.glyphs.map(\.font)
    #expect(fonts == [0, 1, 0])
    #expect(reply.missing == [[2, 3]])
    #expect(reply.glyphs[2].glyph == 0)
    #expect(reply.unitWidth == nil)
  }

  @Test(
    "has a width in font units unless one unhinted face set it",
    arguments: [
      ("", true), (#","hinting":"light""#, false), (#","hinting":"full""#, false),
      (#","tracking":1"#, false), (#","tracking":0,"hinting":"none""#, true),
    ])
  func unitWidth(_ keys: String, _ hasUnits: Bool) throws {
    let reply = try Tool.answer(
      #"{"op":"line","text":"AV"\#(keys)}"#, as: LineReply.self)
    let actual = reply.unitWidth != nil
    #expect(actual == hasUnits)
  }

  @Test(
    "obeys each key of the font",
    arguments: [
      (#""size":32"#, 2.0, 0.0), (#""tracking":3"#, 1, 12), (#""size":8,"tracking":-1"#, 0.5, -4),
      (#""language":"sr""#, 1, 0), (#""direction":"ltr""#, 1, 0), (#""fallbacks":[]"#, 1, 0),
    ])
  func fontKeys(_ keys: String, _ factor: Double, _ more: Double) throws {
    let plain = try Tool.answer(#"{"op":"line","text":"Hello"}"#, as: LineReply.self)
    let reply = try Tool.answer(#"{"op":"line","text":"Hello",\#(keys)}"#, as: LineReply.self)
    #expect(abs(reply.width - (plain.width * factor + more)) < 1e-9)
    #expect(reply.carets.count == plain.carets.count)
  }

  @Test("obeys features, and kerns by default")
  func features() throws {
    let kerned = try Tool.answer(
      #"{"op":"line","text":"AV",\#(Self.dejaVu)}"#, as: LineReply.self)
    #expect(kerned.unitWidth == 2671)
    #if Shaping
      let plain = try Tool.answer(
        #"{"op":"line","text":"AV",\#(Self.dejaVu),"features":{"kern":0}}"#, as: LineReply.self)
      #expect(plain.unitWidth == 2802)
    #endif
  }

  @Test("measures a variable font where it is asked to stand")
  func variations() throws {
    let path = Fixture.path("Inter-roman.var.ttf")
    let widths = try [100, 400, 900].map { weight in
      try Tool.answer(
        #"{"op":"line","text":"AV","font":{"path":"\#(path)","variations":{"wght":\#(weight)}}}"#,
        as: LineReply.self
      ).width
    }
    #expect(Set(widths).count == 3)
  }

  @Test("sets the direction that is asked for")
  func direction() throws {
    let answers = try Tool.batch(
      ["natural", "ltr", "rtl"].map { #"{"op":"line","text":"a","direction":"\#($0)"}"# })
    let actual = try answers.map { try JSONText.member("direction", of: $0) }
    #expect(actual == [#""ltr""#, #""ltr""#, #""rtl""#])
  }
}
