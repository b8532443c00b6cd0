import Foundation
import TestSupport
import Testing

/// Font files that are damaged at random, always in the same way.
struct DamagedFileTests {
  @Test("Each request about one of 300 damaged fonts is answered, in finite numbers or by an error")
  func damaged() throws {
    let folder = URL.temporaryDirectory.appending(path: "textfield-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let wholes = try (Fixture.fontNames + Fixture.kindNames).map { try FontBytes($0).bytes }
    var random = Mutations(seed: 300)
    let fonts = try (0..<300).map { number in
      let file = folder.appending(path: "\(number)")
      try Data(random.mutated(wholes[number % wholes.count])).write(to: file)
      return #""font":{"path":\#(try JSONText.quoted(file.path))}"#
    }
    let lines = try Tool.batch(fonts.map { #"{"op":"line","text":"AV Te é",\#($0)}"# })
    let fields = try Tool.batch(
      fonts.map { #"{"op":"field","bounds":[7,3,90,40],"text":"AV","carets":true,\#($0)}"# })
    let descriptions = try Tool.batch(fonts.map { #"{"op":"font",\#($0)}"# })
    let counts = [lines.count, fields.count, descriptions.count]
    #expect(counts == [300, 300, 300])

    // A number that is not finite would be null, which no number of a reply may be.
    var measured = 0
    for (line, field) in zip(lines, fields) {
      if let reply = try? decode(line, as: LineReply.self) {
        measured += 1
        #expect(reply.width >= 0)
        #expect(throws: Never.self) { try decode(field, as: FieldReply.self) }
      } else {
        #expect(throws: Never.self) { try decode(line, as: ErrorReply.self) }
        #expect(throws: Never.self) { try decode(field, as: ErrorReply.self) }
      }
    }
    for description in descriptions {
      let reply = try decode(description, as: FontReply.self)
      #expect((reply.metrics == nil) == (reply.error != nil))
    }
    #expect(measured > 100)
  }

  private struct FontReply: Decodable {
    /// Those of a font that opens.
    let metrics: Metrics?
    let error: ErrorReply.Failure?

    struct Metrics: Decodable {
      let ascent, descent, leading: Double
      let underlinePosition, underlineThickness, strikeoutPosition, strikeoutThickness: Double
    }
  }

  private func decode<Reply: Decodable>(_ text: String, as type: Reply.Type) throws -> Reply {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }
}
