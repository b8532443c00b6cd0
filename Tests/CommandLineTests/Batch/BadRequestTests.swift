import Foundation
import TestSupport
import Testing

/// A line that cannot be answered, the code that it is refused with, and what the message names.
struct BadLine: Sendable, CustomTestStringConvertible {
  let line: String
  let code: String
  let words: String
  let id: String

  init(_ line: String, _ code: String, _ words: String, id: String = "7") {
    self.line = line
    self.code = code
    self.words = words
    self.id = id
  }

  var testDescription: String { line.count > 90 ? "\(line.prefix(90))…" : line }

  static let empty = FileManager.default.temporaryDirectory
    .appending(path: "textfield-empty-\(UUID().uuidString)").path

  /// A line request with some keys.
  static func line(_ keys: String, _ code: String, _ words: String) -> BadLine {
    BadLine(#"{"id":7,"op":"line","text":"x",\#(keys)}"#, code, words)
  }

  /// A field request with some keys.
  static func field(_ keys: String, _ code: String, _ words: String) -> BadLine {
    BadLine(#"{"id":7,"op":"field",\#(keys)}"#, code, words)
  }

  static func path(_ path: String, _ code: String) -> BadLine {
    line(#""font":{"path":"\#(path)"}"#, code, path)
  }

  static let fonts = [
    path("/no/such/font.ttf", "fileNotFound"), path(Repository.path("Fixtures"), "notAFile"),
    path("/dev/null", "notAFile"), path(empty, "emptyFile"),
    path(Repository.path("Package.swift"), "unknownFormat"),
    line(#""font":"/no""#, "fileNotFound", "/no"), line(#""font":"""#, "fileNotFound", "empty"),
    line(#""font":"/no\u0000""#, "fileNotFound", "NUL"),
    line(#""font":"/no\ud800""#, "fileNotFound", "not UTF-8"),
    line(#""font":"DejaVu Sans""#, "fileNotFound", "not by its name"),
    line(#""fallbacks":[{},{"path":"/no"}]"#, "fileNotFound", "/no"),
    line(#""fallbacks":["/no"]"#, "fileNotFound", "/no"),
    line(#""font":{"index":99}"#, "faceIndexOutOfRange", "99"),
    line(#""font":{"index":-1}"#, "faceIndexOutOfRange", "-1"),
    line(#""font":{"variations":{"wght":700}}"#, "invalidVariation", "wght"),
    line(#""size":0"#, "invalidSize", "0"), line(#""size":-5"#, "invalidSize", "-5"),
    line(#""size":1e6"#, "invalidSize", "1000000"),
    field(#""bounds":[0,0,9,9],"placeholder":"x","placeholderSize":0"#, "invalidSize", "0"),
  ]

  static let notJSON = [
    BadLine("", "notJSON", "empty", id: "null"), BadLine("  \t", "notJSON", "empty", id: "null"),
    BadLine("hello", "notJSON", "not JSON", id: "null"),
    BadLine("{", "notJSON", "not JSON", id: "null"),
    BadLine(#"{"id":7,"op":"line"} x"#, "notJSON", "not JSON", id: "null"),
    BadLine(#"{"id":7,"op":"line","text":"a\#tb"}"#, "notJSON", "“text”"),
    BadLine(#"{"id":7,"op":"line","text":"\q"}"#, "notJSON", "“text”"),
    BadLine(#"{"id":7,"op":"line","text":"a",}"#, "notJSON", "not JSON"),
    BadLine(#"{"id":7,"op":"field","bounds":[0,0,9,9 , ]}"#, "notJSON", "not JSON"),
    BadLine(#"{id:7,op:"line"}"#, "notJSON", "not JSON"),
    BadLine(#"{"id":7,"op":"line","text":"x","size":01}"#, "notJSON", "“size”"),
    BadLine(#"{"id":7,"op":"line","text":"x","size":1e400}"#, "notJSON", "“size”"),
    BadLine(String(repeating: "[", count: 100_000), "notJSON", "not JSON", id: "null"),
    BadLine("[1,2]", "invalidValue", "object", id: "null"),
    BadLine("7", "invalidValue", "object", id: "null"),
    BadLine("null", "invalidValue", "object", id: "null"),
  ]

  static let keys = [
    BadLine(#"{"id":7}"#, "missingKey", "“op”"),
    BadLine(#"{"id":7,"op":1}"#, "invalidValue", "“op”"),
    BadLine(#"{"id":7,"op":"lines"}"#, "unknownOperation", "lines"),
    BadLine(#"{"id":7,"op":"feild"}"#, "unknownOperation", "did you mean field?"),
    line(#""algnment":"left""#, "unknownKey", "“algnment”"),
    line(#""lanugage":"sr""#, "unknownKey", "did you mean “language”?"),
    line(#""font":{"paht":"x"}"#, "unknownKey", "did you mean “path”?"),
    line(#""hinting":"Full""#, "invalidValue", "did you mean full?"),
    line(#""direction":"LTR""#, "invalidValue", "did you mean ltr?"),
    BadLine(#"{"id":7,"op":"line"}"#, "missingKey", "“text”"),
    BadLine(#"{"id":7,"op":"line","text":null}"#, "missingKey", "“text”"),
    BadLine(#"{"id":7,"op":"line","text":3}"#, "invalidValue", "“text”"),
    BadLine(#"{"id":7,"op":"field"}"#, "missingKey", "“bounds”"),
    BadLine(#"{"id":7,"op":"font","size":3}"#, "unknownKey", "“size”"),
    line(#""colour":"red""#, "unknownKey", "“colour”"),
    line(#""bounds":[0,0,1,1]"#, "unknownKey", "“bounds”"),
    line(#""font":{"file":"x"}"#, "unknownKey", "“font.file”"),
    line(#""font":3"#, "invalidValue", "“font”"), line(#""font":["x"]"#, "invalidValue", "“font”"),
    line(#""font":{"path":1}"#, "invalidValue", "“font.path”"),
    line(#""font":{"index":1.5}"#, "invalidValue", "“font.index”"),
    line(#""font":{"index":true}"#, "invalidValue", "“font.index”"),
    line(#""font":{"variations":{"wght":"bold"}}"#, "invalidValue", "“font.variations.wght”"),
    line(#""fallbacks":{}"#, "invalidValue", "“fallbacks”"),
    line(#""fallbacks":[{},3]"#, "invalidValue", "“fallbacks[1]”"),
    line(#""size":"16""#, "invalidValue", "“size”"),
    line(#""size":true"#, "invalidValue", "“size”"),
    line(#""size":NaN"#, "invalidValue", "“size”"),
    line(#""size":-Infinity"#, "invalidValue", "“size”"),
    line(#""font":{"variations":{"wght":NaN}}"#, "invalidValue", "“font”"),
    line(#""features":{"kern":-1}"#, "invalidValue", "“features.kern”"),
    line(#""features":{"kern":0.5}"#, "invalidValue", "“features.kern”"),
    line(#""features":{"kerning":0}"#, "invalidValue", "“features.kerning”"),
    line(#""language":1"#, "invalidValue", "“language”"),
    line(#""tracking":[]"#, "invalidValue", "“tracking”"),
    line(#""trackingPlacement":"after""#, "invalidValue", "“trackingPlacement”"),
    line(#""fallbackOrder":"list""#, "invalidValue", "“fallbackOrder”"),
    line(#""hinting":"strong""#, "invalidValue", "“hinting”"),
    line(#""shaping":"best""#, "invalidValue", "“shaping”"),
    line(#""direction":"up""#, "invalidValue", "“direction”"),
    field(#""bounds":[0,0,1]"#, "invalidValue", "“bounds”"),
    field(#""bounds":[0,0,1,"1"]"#, "invalidValue", "“bounds”"),
    field(#""bounds":[0,0,1,NaN]"#, "invalidValue", "“bounds”"),
    field(#""bounds":[0,0,1,1],"text":1"#, "invalidValue", "“text”"),
    field(#""bounds":[0,0,1,1],"placeholder":1"#, "invalidValue", "“placeholder”"),
    field(#""bounds":[0,0,1,1],"alignment":1"#, "invalidValue", "“alignment”"),
    field(
      #""bounds":[0,0,1,1],"placeholderAlignment":"up""#, "invalidValue", "“placeholderAlignment”"),
    field(#""bounds":[0,0,1,1],"placeholderFont":1"#, "invalidValue", "“placeholderFont”"),
    field(#""bounds":[0,0,1,1],"placeholderSize":"x""#, "invalidValue", "“placeholderSize”"),
    field(#""bounds":[0,0,1,1],"caretWidth":-1"#, "invalidValue", "“caretWidth”"),
    field(#""bounds":[0,0,1,1],"padding":[1]"#, "invalidValue", "“padding”"),
    field(#""bounds":[0,0,1,1],"padding":[1,-1]"#, "invalidValue", "“padding”"),
    field(#""bounds":[0,0,1,1],"interfaceDirection":1"#, "invalidValue", "“interfaceDirection”"),
    field(#""bounds":[0,0,1,1],"typingDirection":1"#, "invalidValue", "“typingDirection”"),
    field(#""bounds":[0,0,1,1],"secure":1"#, "invalidValue", "“secure”"),
    field(#""bounds":[0,0,1,1],"editing":"yes""#, "invalidValue", "“editing”"),
    field(#""bounds":[0,0,1,1],"selection":[0.5,1]"#, "invalidValue", "“selection”"),
    field(#""bounds":[0,0,1,1],"selection":3"#, "invalidValue", "“selection”"),
    field(#""bounds":[0,0,1,1],"scroll":-1"#, "invalidValue", "“scroll”"),
    field(#""bounds":[0,0,1,1],"leftView":-1"#, "invalidValue", "“leftView”"),
    field(#""bounds":[0,0,1,1],"rightView":{}"#, "invalidValue", "“rightView”"),
    field(#""bounds":[0,0,1,1],"minimumFontSize":-1"#, "invalidValue", "“minimumFontSize”"),
    field(#""bounds":[0,0,1,1],"points":[1,2]"#, "invalidValue", "“points[0]”"),
    field(#""bounds":[0,0,1,1],"carets":1"#, "invalidValue", "“carets”"),
  ]
}

@Suite("A request that cannot be met")
struct BadRequestTests {
  @Test(
    "is refused with a code and named, and the next is answered",
    arguments: [BadLine.fonts, BadLine.notJSON, BadLine.keys])
  func refused(_ lines: [BadLine]) throws {
    try Data().write(to: URL(filePath: BadLine.empty))
    defer { try? FileManager.default.removeItem(atPath: BadLine.empty) }
    let good = #"{"id":"good","op":"line","text":"x"}"#
    let answers = try Tool.batch(lines.flatMap { [$0.line, good] })
    #expect(answers.count == 2 * lines.count)
    for (number, line) in lines.enumerated() where 2 * number + 1 < answers.count {
      let answer = answers[2 * number]
      let keys = JSONText.keys(of: answer)
      #expect(keys == ["id", "error"], "\(line.testDescription)")
      let inner = JSONText.keys(of: answer, depth: 2)
      #expect(inner == ["code", "message"])
      let reply = try JSONDecoder().decode(ErrorReply.self, from: Data(answer.utf8))
      #expect(reply.error.code == line.code, "\(line.testDescription)")
      #expect(reply.error.message.contains(line.words), "\(line.testDescription)")
      let id = try JSONText.member("id", of: answer)
      #expect(id == line.id, "\(line.testDescription)")
      let next = try JSONText.member("id", of: answers[2 * number + 1])
      #expect(next == #""good""#)
    }
  }

  @Test("is refused for a damaged font, of a single face and of a collection")
  func damagedFonts() throws {
    let folder = URL.temporaryDirectory.appending(path: "textfield-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let font = try Data(contentsOf: URL(filePath: Fixture.path("DejaVuSansMono.ttf")))
    let damaged = try [
      #require(Data(base64Encoded: "dHRjZgABAAD/////")),
      #require(Data(base64Encoded: "dHRjZgABAAAAAAAB")), font.prefix(1000), Data("OTTO".utf8),
    ]
    let lines = try damaged.enumerated().map { number, bytes in
      let file = folder.appending(path: "\(number).ttf")
      try bytes.write(to: file)
      return #"{"op":"line","text":"x","font":{"path":"\#(file.path)"}}"#
    }
    let answers = try Tool.batch(lines)
    #expect(answers.count == lines.count)
    for answer in answers {
      let reply = try JSONDecoder().decode(ErrorReply.self, from: Data(answer.utf8))
      #expect(["unknownFormat", "brokenFont", "unreadable"].contains(reply.error.code))
      #expect(reply.error.message.contains("FreeType"))
    }
  }
}
