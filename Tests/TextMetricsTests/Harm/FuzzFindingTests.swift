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
    @Test("Kerning that takes away more than a letter has leaves carets in order")
    func hugeKerning() throws {
      var bytes = try FontBytes("Kinds/variable.otf").bytes
      // The pair A V is kerned by -40, which occurs once.
      let places = bytes.indices.dropLast().filter { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xD8 }
      let place = try #require(places.count == 1 ? places.first : nil)
      bytes.replaceSubrange(place...place + 1, with: [0x80, 0x00])
      let font = try Font(face: FontFace(bytes: bytes), size: 1000)
      let line = ShapedLine("xAVx", font: font)
      #expect(LineLaws.broken(by: line) == [])
      let carets = line.caretStops.map(\.x)
      #expect(carets == [0, 470, 470, 1120, 1590])
      #expect(line.width == 1590)
      let widths = ["xAVx", "xAVx AV", "AV"].map { font.width(of: $0) }
      #expect(widths == [1590, 1590 + 250 + 650, 650])
    }
  #endif
}
