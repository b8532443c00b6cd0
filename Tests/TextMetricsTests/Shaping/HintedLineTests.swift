import TestSupport
import TextMetrics
import Testing

/// Lines that match what a hinting rasteriser draws.
struct HintedLineTests {
  @Test(
    "Hinted letters stand where their hinted advances put them", arguments: Hinting.allCases,
    Shaping.allCases)
  func sum(_ hinting: Hinting, _ shaping: Shaping) throws {
    for name in [
      "DejaVuSans.ttf", "NotoSansHebrew-Regular.ttf", "wqy-microhei.ttf", "DejaVuSansMono.ttf",
    ] {
      for size in [11, 13, 16, 17.5] {
        let font = try Font(face: Fixture.face(name), size: size, hinting: hinting)
        let sample: Unicode.Scalar =
          name.hasPrefix("Noto") ? "\u{5D0}" : name.hasPrefix("wqy") ? "\u{7528}" : "n"
        let glyph = try #require(font.glyph(for: sample))
        let line = ShapedLine(
          String(repeating: String(sample), count: 18), font: font, shaping: shaping,
          direction: .leftToRight)
        #expect(abs(line.width - 18 * font.advance(of: glyph)) < 1e-9, "\(name) at \(size)")
        #expect(
          line.glyphs.allSatisfy { $0.advance == font.advance(of: glyph) }, "\(name) at \(size)")
      }
    }
  }

  @Test("Hinted advances are whole points, exact ones are not", arguments: Shaping.allCases)
  func whole(_ shaping: Shaping) throws {
    let text = String(repeating: "\u{44B}", count: 18)
    let face = try Fixture.face("DejaVuSans.ttf")
    func width(_ size: Double, _ hinting: Hinting) throws -> Double {
      ShapedLine(text, font: try Font(face: face, size: size, hinting: hinting), shaping: shaping)
        .width
    }
    #expect(abs(try width(11, .none) - 156.33) < 0.005)
    #expect(abs(try width(13, .none) - 184.75) < 0.005)
    let hinted = try width(11, .full)
    #expect(hinted == hinted.rounded())
    #expect(hinted != (try width(11, .none)))
  }
}
