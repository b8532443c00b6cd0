import FuzzLaws
import TestSupport
import TextMetrics
import Testing

/// What the fuzzers found, with the smallest input.
struct FuzzFindingTests {
  @Test(
    "A tab after tracking at a size of next to nothing",
    arguments: [1e-15, 1e-300, .leastNonzeroMagnitude])
  func tabOfTinySize(_ size: Double) throws {
    var font = try Fixture.font("Amiri-Regular.ttf", size)
    font.tracking = 99_999
    for shaping in Shaping.allCases {
      let line = ShapedLine("aa\ta", font: font, shaping: shaping)
      #expect(LineLaws.broken(by: line) == [])
    }
  }

  #if Shaping
    /// A font whose pair A V is kerned by so much, where x is 470 units wide, A 600 and V 650.
    private static func font(kerning: Int16) throws -> Font {
      var bytes = try FontBytes("Kinds/variable.otf").bytes
      // The pair is kerned by -40, which occurs once.
      let places = bytes.indices.dropLast().filter { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xD8 }
      let place = try #require(places.count == 1 ? places.first : nil)
      bytes[place] = UInt8(truncatingIfNeeded: kerning >> 8)
      bytes[place + 1] = UInt8(truncatingIfNeeded: kerning)
      return try Font(face: FontFace(bytes: bytes), size: 1000)
    }

    @Test("Where kerning takes away all that a line has, no letter takes up less than nothing")
    func hugeKerning() throws {
      let font = try Self.font(kerning: .min)
      let line = ShapedLine("xAVx", font: font)
      #expect(LineLaws.broken(by: line) == [])
      let carets = line.caretStops.map(\.x)
      #expect(carets == [0, 470, 470, 1120, 1590])
      #expect(line.width == 1590)
      let widths = ["xAVx", "xAVx AV", "AV"].map { font.width(of: $0) }
      #expect(widths == [1590, 1590 + 250 + 650, 650])
    }

    @Test("Where kerning takes away more than a letter, glyphs go back and carets wait")
    func kerningBeyondLetter() throws {
      let font = try Self.font(kerning: -700)
      let line = ShapedLine("xAVx", font: font)
      #expect(LineLaws.broken(by: line) == [])
      let glyphs = line.glyphs.map(\.x)
      #expect(glyphs == [0, 470, 370, 1020])
      let carets = line.caretStops.map(\.x)
      #expect(carets == [0, 470, 470, 1020, 1490])
      let widths = [line.width, font.width(of: "xAVx")]
      #expect(widths == [1490, 1490])
    }
  #endif
}
