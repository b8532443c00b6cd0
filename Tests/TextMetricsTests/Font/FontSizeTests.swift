import TestSupport
import TextMetrics
import Testing

/// Which sizes a font may have, and that each is measured as it is.
struct FontSizeTests {
  @Test("A font at another size keeps all else that it was given")
  func withSize() throws {
    var font = try Fixture.font("DejaVuSans.ttf", 16)
    font.fallbacks = [try Fixture.face("Roboto-Regular.ttf")]
    font.hinting = .light
    font.features = [FontFeature("kern", 0)]
    font.language = "sr"
    font.tracking = 2
    let larger = try font.withSize(20)
    #expect(larger.size == 20)
    let back = try larger.withSize(16)
    #expect(back == font)
    for size in [0, -1, .nan, .infinity, 100_001] {
      #expect(throws: FontError.self) { try font.withSize(size) }
    }
  }

  @Test(
    "A size that is no positive number, or too large, is refused",
    arguments: [
      0, -0.0, -5, .nan, .infinity, -.infinity, 1e6, 100_000.000_1,
    ])
  func invalid(_ size: Double) throws {
    let face = try Fixture.face("DejaVuSans.ttf")
    let error = #expect(throws: FontError.self) { try Font(face: face, size: size) }
    #expect(error?.code == .invalidSize)
    #expect(error?.reason.contains("\(size)") == true)
    #expect(error?.freeType == nil)
  }

  @Test(
    "Any other size measures in proportion",
    arguments: [
      .leastNonzeroMagnitude, 1e-300, 0.5, 1, 11, 12.5, 20.47, 20.48, 20.5, 22, 23, 31.5, 32_767,
      100_000,
    ])
  func valid(_ size: Double) throws {
    let font = try Fixture.font("DejaVuSans.ttf", size)
    for shaping in Shaping.allCases {
      let width = ShapedLine("Awesome!", font: font, shaping: shaping).width
      let units = ShapedLine("Awesome!", font: font, shaping: shaping).unitWidth
      #expect(width == units.map { Double($0) * size / 2048 })
    }
  }

  @Test("A width is exactly twice as wide at twice the size", arguments: Fixture.fontNames)
  func doubling(_ name: String) throws {
    var differences = Differences()
    for text in try TestText.all {
      for size in [7.3, 16, 20.48] {
        for shaping in Shaping.allCases {
          let small = ShapedLine(text.text, font: try Fixture.font(name, size), shaping: shaping)
          let large = ShapedLine(
            text.text, font: try Fixture.font(name, 2 * size), shaping: shaping)
          differences.compare(large.width, 2 * small.width, "\(text.id) \(shaping) at \(size)")
          differences.compare(
            large.caretStops.map(\.x), small.caretStops.map { 2 * $0.x },
            "carets of \(text.id) \(shaping) at \(size)")
        }
      }
    }
    #expect(differences.found == [])
  }

  @Test("Sizes of one face do not disturb each other")
  func sizesInTurn() throws {
    func width(_ size: Double, _ hinting: Hinting) throws -> Double {
      let font = try Font(face: Fixture.face("DejaVuSans.ttf"), size: size, hinting: hinting)
      return ShapedLine("aia", font: font).width
    }
    for hinting in Hinting.allCases {
      let before = try width(32, hinting)
      let twice = try width(64, hinting)
      #expect(try width(32, hinting) == before)
      if hinting == .none { #expect(twice == 2 * before) }
    }
  }
}
