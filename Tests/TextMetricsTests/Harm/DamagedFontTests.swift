import FuzzLaws
import TestSupport
import TextMetrics
import Testing

/// Fonts that are wrong in one place: refused with a reason, or measured in finite numbers.
struct DamagedFontTests {
  /// What measuring breaks with bytes that may be a font.
  private func broken(_ bytes: [UInt8], _ text: String = "AV Te ffi \u{E9}\u{5D0}") -> [String] {
    guard let face = try? FontFace(bytes: bytes), let font = try? Font(face: face, size: 16) else {
      return []
    }
    return FontLaws.broken(by: face)
      + Shaping.allCases.flatMap {
        LineLaws.broken(by: ShapedLine(text, font: font, shaping: $0))
      }
  }

  @Test("A character that is mapped to a glyph beyond the last one has no glyph")
  func cmapBeyondGlyphs() throws {
    var font = try FontBytes("DejaVuSans.ttf")
    try font.set("maxp", 4, to: 40)
    let face = try FontFace(bytes: font.bytes)
    #expect(face.glyphCount == 40)
    let whole = try Fixture.face("DejaVuSans.ttf")
    for letter in "#AZaz".unicodeScalars {
      let glyph = try #require(whole.glyph(for: letter))
      #expect(face.glyph(for: letter) == (glyph.rawValue < 40 ? glyph : nil))
    }
    let sized = try Font(face: face, size: 16)
    for shaping in Shaping.allCases {
      let line = ShapedLine("#z", font: sized, shaping: shaping)
      #expect(line.missing.map { String(line.text[$0]) } == ["z"])
      #expect(LineLaws.broken(by: line) == [])
    }
  }

  @Test(
    "Absurd heights are what they are, and never negative",
    arguments: [(32_767, -32_768), (-32_768, 32_767), (-1, -1), (0, 32_767), (0, 0)])
  func heights(_ ascender: Int, _ descender: Int) throws {
    var font = try FontBytes("DejaVuSans.ttf")
    try font.set("hhea", 4, to: ascender)
    try font.set("hhea", 6, to: descender)
    try font.set("hhea", 8, to: -32_768)
    let face = try FontFace(bytes: font.bytes)
    let metrics = face.metrics()
    if ascender == 0, descender == 0 {
      #expect(metrics.source == .typo)
    } else {
      #expect(metrics.source == .hhea)
      #expect(metrics.ascent == Double(max(0, ascender)))
      #expect(metrics.descent == Double(abs(descender)))
    }
    #expect(metrics.leading >= 0)
    #expect(FontLaws.broken(by: face) == [])
  }

  @Test("A glyph that is made of itself has no outline, and the advance that hmtx says")
  func compositeLoop() throws {
    var font = try FontBytes("DejaVuSans.ttf")
    let whole = try Fixture.face("DejaVuSans.ttf")
    let glyph = try #require(whole.glyph(for: "\u{E9}"))
    let id = Int(glyph.rawValue)
    let isLong = try font.word("head", 50) == 1
    let start =
      try isLong
      ? font.word("loca", 4 * id) << 16 | font.word("loca", 4 * id + 2)
      : 2 * font.word("loca", 2 * id)
    #expect(try font.word("glyf", start) == 0xFFFF)  // composite
    try font.set("glyf", start + 12, to: id)
    let face = try FontFace(bytes: font.bytes)
    #expect(face.bounds(of: glyph) == nil)
    #expect(face.outline(of: glyph) == nil)
    #expect(face.advance(of: glyph) == whole.advance(of: glyph))
    for hinting in Hinting.allCases {
      let sized = try Font(face: face, size: 16, hinting: hinting)
      #expect(sized.advance(of: glyph) > 0)
    }
    #expect(broken(font.bytes) == [])
  }

  @Test(
    "Instructions that fail or never end are left out",
    arguments: [
      [0x8383],  // no instruction
      [0xB8FF, 0xFD1C],  // jumps back to its start
    ])
  func instructions(_ program: [Int]) throws {
    var bytes = try FontBytes("DejaVuSans.ttf")
    for (place, word) in program.enumerated() { try bytes.set("prep", 2 * place, to: word) }
    let face = try FontFace(bytes: bytes.bytes)
    for hinting in Hinting.allCases {
      let font = try Font(face: face, size: 13, hinting: hinting)
      let exact = try Font(face: face, size: 13)
      let seconds = ThreadTime.taken {
        for letter in "AVTe".unicodeScalars {
          guard let glyph = font.glyph(for: letter) else { continue }
          let difference = abs(font.advance(of: glyph) - exact.advance(of: glyph))
          #expect(hinting == .light || difference <= 1.0 / 64)
        }
      }
      #expect(seconds < 1)
    }
    #expect(broken(bytes.bytes) == [])
  }

  @Test("A font without names has none")
  func names() throws {
    for count in [0, 65_535] {
      var font = try FontBytes("LiberationSans-Regular.ttf")
      try font.set("name", 2, to: count)
      let face = try FontFace(bytes: font.bytes)
      if count == 0 { #expect(face.familyName == nil && face.styleName == nil) }
      #expect(broken(font.bytes) == [])
    }
    var font = try FontBytes("Inter-roman.var.ttf")
    try font.drop("name")
    let face = try FontFace(bytes: font.bytes)
    #expect(face.familyName == nil)
    #expect(face.namedInstances.count == 9)
    #expect(face.namedInstances.allSatisfy { $0.name == nil && $0.postScriptName == nil })
  }

  @Test("Tables in each other's place", arguments: Fixture.fontNames)
  func shuffled(_ name: String) throws {
    var font = try FontBytes(name)
    for _ in 0..<20 {
      font.shuffleTables()
      #expect(broken(font.bytes) == [])
    }
  }

  @Test("Numbers at their limits, all over the tables that are always read")
  func limits() throws {
    for table in ["head", "hhea", "maxp", "OS/2", "post", "hmtx"] {
      let whole = try FontBytes("LiberationSans-Regular.ttf")
      for offset in stride(from: 0, to: min(96, try whole.length(of: table) - 1), by: 2) {
        for value in [0, 1, 0x7FFF, 0x8000, 0xFFFF] {
          var font = whole
          try font.set(table, offset, to: value)
          #expect(broken(font.bytes, "Te") == [], "\(table) \(offset) \(value)")
        }
      }
    }
  }

  @Test(
    "Tables of variation and layout, cut anywhere",
    arguments: ["GPOS", "GSUB", "GDEF", "fvar", "gvar", "HVAR", "cmap", "loca"])
  func cut(_ table: String) throws {
    let whole = try FontBytes("Inter-roman.var.ttf")
    let length = try whole.length(of: table)
    for part in 0..<24 {
      var font = whole
      try font.shorten(table, to: length * part / 24)
      #expect(broken(font.bytes) == [], "\(part)")
      if let face = try? FontFace(bytes: font.bytes, variations: ["wght": 700]) {
        #expect(FontLaws.broken(by: face) == [])
      }
    }
  }

  #if Shaping
    @Test("Carets that a font gives out of order are not used")
    func ligatureCarets() throws {
      let line = ShapedLine("ffi", font: try Fixture.unitFont("Loma.ttf"))
      #expect(line.glyphs.count == 1)
      #expect(
        line.caretStops.map(\.kind) == [.glyphEdge, .interpolated, .interpolated, .glyphEdge])
      #expect(LineLaws.broken(by: line) == [])
    }
  #endif

  @Test(
    "Copies with bytes changed at random, always the same ones",
    arguments: Fixture.fontNames + Fixture.kindNames)
  func mutated(_ name: String) throws {
    let whole = try FontBytes(name).bytes
    var random = Mutations(seed: 0x5EED)
    for number in 0..<40 {
      #expect(broken(random.mutated(whole)) == [], "copy \(number)")
    }
  }
}
