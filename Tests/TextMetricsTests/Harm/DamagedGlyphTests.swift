import TestSupport
import TextMetrics
import Testing

/// Glyphs whose data is damaged keep the advance that the metrics tables give them.
struct DamagedGlyphTests {
  /// Numbers of contours that the data of a letter cannot hold: too many, or a composite's mark.
  private static let headers = [0x7FFF, 0xFFFF, 0x8000]

  private func damaged(_ name: String, letter: Unicode.Scalar, header: Int) throws -> [UInt8] {
    var bytes = try FontBytes(name)
    let glyph = Int(try #require(Fixture.face(name).glyph(for: letter)).rawValue)
    let isLong = try bytes.word("head", 50) == 1
    let start =
      try isLong
      ? bytes.word("loca", 4 * glyph) << 16 | bytes.word("loca", 4 * glyph + 2)
      : 2 * bytes.word("loca", 2 * glyph)
    try bytes.set("glyf", start, to: header)
    return bytes.bytes
  }

  @Test("They keep it in any order", arguments: headers, [[:], ["wght": 700.0], ["wght": 100]])
  func variable(_ header: Int, _ variations: [String: Double]) throws {
    let name = "Inter-roman.var.ttf"
    let sound = try Fixture.face(name, variations: variations)
    let bytes = try damaged(name, letter: "A", header: header)
    for text in ["A", "AB", "BA", "ABA", "HA"] {
      let expected = text.unicodeScalars.reduce(0) {
        $0 + (sound.glyph(for: $1).map(sound.advance) ?? 0)
      }
      let face = try FontFace(bytes: bytes, variations: variations)
      let font = try Font(face: face, size: Double(face.unitsPerEm))
      #expect(ShapedLine(text, font: font, shaping: .simple).unitWidth == expected, "\(text)")
    }
  }

  @Test("They keep it from many threads")
  func threads() async throws {
    let bytes = try damaged("Inter-roman.var.ttf", letter: "A", header: 0x7FFF)
    for _ in 0..<20 {
      let face = try FontFace(bytes: bytes)
      let font = try Font(face: face, size: Double(face.unitsPerEm))
      let widths = await withTaskGroup(of: Double.self) { group in
        for number in 0..<8 {
          group.addTask {
            ShapedLine(number % 2 == 0 ? "AB" : "BA", font: font, shaping: .simple).width
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(widths.allSatisfy { $0 == 3736 })
    }
  }

  @Test("The first glyph may be the damaged one, and all of them may be")
  func others() throws {
    let name = "Inter-roman.var.ttf"
    let sound = try Fixture.face(name, variations: ["wght": 900])
    for table in ["glyf", "loca"] {
      var bytes = try FontBytes(name)
      for offset in stride(from: 0, to: min(8192, try bytes.length(of: table) - 1), by: 2) {
        try bytes.set(table, offset, to: 0x7FFF)
      }
      // Each is the first that its face is asked for.
      for number in stride(from: UInt32(1), to: UInt32(sound.glyphCount), by: 7) {
        let face = try FontFace(bytes: bytes.bytes, variations: ["wght": 900])
        let glyph = GlyphID(rawValue: number)
        #expect(face.advance(of: glyph) == sound.advance(of: glyph), "\(table) \(number)")
      }
    }
  }

  @Test("Without HVAR they have the advance of hmtx alone, as in HarfBuzz")
  func withoutHVAR() throws {
    let name = "Inter-roman.var.ttf"
    let original = try Fixture.face(name)
    let letter = try #require(original.glyph(for: "A"))
    var bytes = try FontBytes(name)
    let start = try bytes.word("loca", 2 * Int(letter.rawValue)) * 2
    try bytes.set("glyf", start, to: 0x7FFF)
    try bytes.drop("HVAR")
    for first in ["A", "B"] as [Unicode.Scalar] {
      let face = try FontFace(bytes: bytes.bytes, variations: ["wght": 700])
      _ = face.glyph(for: first).map(face.advance)
      #expect(face.advance(of: letter) == original.advance(of: letter))
    }
  }
}
