import TestSupport
import TextMetrics
import Testing

/// What colour glyphs draw: layers, paints and pictures.
struct ColorInkTests {
  @Test(
    "The ink of a colour glyph is what fontTools and Pillow find", arguments: try Golden.kinds.ink)
  func glyphs(_ row: KindsGolden.Ink) throws {
    let face = try Fixture.face(row.font)
    let scalar = try #require(row.character.unicodeScalars.first)
    let glyph = try #require(face.glyph(for: scalar))
    for size in row.sizes {
      let ink = try #require(try Font(face: face, size: size).inkBounds(of: glyph))
      let box = row.box.map { $0 * size / row.em }
      let edges = [ink.minX, -ink.maxY, ink.maxX, -ink.minY]
      // A transform by a rotation or a skew is rounded to whole units, outward.
      let tolerance = row.font == "Kinds/paints.ttf" ? 1.01 * size / row.em : 1e-9 * size
      for (edge, expected) in zip(edges, box) {
        #expect(abs(edge - expected) <= tolerance, "\(edges), not \(box), at \(size)")
      }
    }
  }

  @Test("The bounds of a picture are those of the largest strike, in whole font units")
  func pictureBounds() throws {
    let face = try Fixture.face("Kinds/pictures.ttf")
    let glyph = try #require(face.glyph(for: "A"))
    // 21, -24, 141 and 106 pixels of 160 in an em of 1000.
    let bounds = try #require(face.bounds(of: glyph))
    #expect([bounds.left, bounds.bottom, bounds.right, bounds.top] == [131, -150, 882, 663])
  }

  @Test("A picture that is transparent or cannot be decoded draws nothing")
  func blankPicture() throws {
    let face = try Fixture.face("Kinds/pictures.ttf")
    let blank = try #require(face.glyph(for: "V"))
    #expect(face.bounds(of: blank) == nil)
    let broken = try Fixture.face("Kinds/sbix.ttf")
    for letter in ["A", "V"] as [Unicode.Scalar] {
      let glyph = try #require(broken.glyph(for: letter))
      #expect(broken.bounds(of: glyph) == nil)
    }
  }

  @Test("A picture of absurd size has the box that it declares, and is not decoded")
  func absurdPicture() throws {
    let font = try Fixture.font("Kinds/pictures.ttf", 160)
    let glyph = try #require(font.glyph(for: "W"))
    var ink: InkBounds?
    let seconds = ThreadTime.taken { ink = font.inkBounds(of: glyph) }
    #expect([ink?.width, ink?.height] == [30000, 20000])
    #expect(seconds < 0.5)
  }

  /// By Pillow: the last column of the picture that is not transparent ends at 126 of 109 in an em.
  @Test("The ink of a line holds its emoji", arguments: Shaping.allCases)
  func line(_ shaping: Shaping) throws {
    var font = try Fixture.font("DejaVuSans.ttf")
    font.fallbacks = [try Fixture.face("NotoColorEmoji.ttf")]
    let text = ShapedLine("Hi ", font: font, shaping: shaping)
    let ink = try #require(ShapedLine("Hi \u{1F600}", font: font, shaping: shaping).inkBounds)
    #expect(abs(ink.maxX - (text.width + 126.0 * 16 / 109)) < 1e-9)
    #expect(abs(ink.maxX - 40.1) < 0.05)
    #expect(abs(ink.minY - -94.0 * 16 / 109) < 1e-9)
  }

  @Test("Paints that refer to each other in a circle end")
  func circle() throws {
    let face = try Fixture.face("Kinds/paints.ttf")
    let glyph = try #require(face.glyph(for: "H"))
    #expect(face.bounds(of: glyph) == nil)
  }

  @Test("Ink asked between hinted advances changes none", arguments: [Hinting.light, .full])
  func betweenAdvances(_ hinting: Hinting) throws {
    for name in ["Kinds/pictures.ttf", "Kinds/embedded.ttf", "Kinds/paints.ttf"] {
      let font = try Font(
        face: FontFace(path: Fixture.path(name)), size: 13, hinting: hinting)
      let glyphs = (0..<UInt32(font.face.glyphCount)).map(GlyphID.init)
      let expected = try glyphs.map {
        try Font(face: FontFace(path: Fixture.path(name)), size: 13, hinting: hinting)
          .advance(of: $0)
      }
      for (glyph, advance) in zip(glyphs, expected) {
        _ = font.inkBounds(of: glyph)
        #expect(font.advance(of: glyph) == advance, "\(name)")
      }
    }
  }
}
