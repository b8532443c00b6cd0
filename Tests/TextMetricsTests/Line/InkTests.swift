import TestSupport
import TextMetrics
import Testing

/// What a line draws, as against how much room it takes.
struct InkTests {
  @Test("Ink may stick out of the line on both sides", arguments: Shaping.allCases)
  func overhang(_ shaping: Shaping) throws {
    let font = try Fixture.unitFont("LiberationSerif-Italic.ttf")
    let line = ShapedLine("jf", font: font, shaping: shaping)
    let ink = try #require(line.inkBounds)
    #expect(ink.minX == -219)
    #expect(ink.maxX == line.width - 569 + 805)
    #expect(line.width < ink.maxX)
  }

  @Test(
    "Ink is that of the glyphs at their places", arguments: Fixture.outlineFontNames,
    Shaping.allCases)
  func union(_ name: String, _ shaping: Shaping) throws {
    let font = try Fixture.unitFont(name)
    var differences = Differences()
    for text in try TestText.all {
      let line = ShapedLine(text.text, font: font, shaping: shaping)
      let boxes = line.glyphs.compactMap { glyph in
        font.inkBounds(of: glyph.id).map { box in
          InkBounds(
            minX: box.minX + glyph.x, minY: box.minY + glyph.y, maxX: box.maxX + glyph.x,
            maxY: box.maxY + glyph.y)
        }
      }
      let expected = boxes.dropFirst().reduce(boxes.first) { $0?.union($1) }
      differences.compare(line.inkBounds, expected, text.id)
    }
    #expect(differences.found == [])
  }

  @Test(
    "Spaces draw nothing",
    arguments: ["", " ", "   ", "\u{3000}", "\u{A0}", "\t", "\n", "\u{200B}"])
  func blank(_ text: String) throws {
    for shaping in Shaping.allCases {
      let line = ShapedLine(text, font: try Fixture.font("DejaVuSans.ttf"), shaping: shaping)
      #expect(line.inkBounds == nil)
      #expect(line.glyphs.allSatisfy { line.outline(of: $0) == nil })
    }
  }

  @Test("The outline of a glyph fills its ink box, at its place", arguments: Shaping.allCases)
  func outlines(_ shaping: Shaping) throws {
    let line = ShapedLine("Ty.i", font: try Fixture.font("DejaVuSans.ttf", 20.48), shaping: shaping)
    for glyph in line.glyphs {
      let outline = try #require(line.outline(of: glyph))
      let ink = try #require(line.font.inkBounds(of: glyph.id))
      let ends = outline.elements.compactMap(end)
      #expect(!ends.isEmpty)
      for point in ends {
        #expect(point.x >= glyph.x + ink.minX - 1e-9 && point.x <= glyph.x + ink.maxX + 1e-9)
        #expect(point.y >= glyph.y + ink.minY - 1e-9 && point.y <= glyph.y + ink.maxY + 1e-9)
      }
      let contours = outline.elements.count { if case .move = $0 { true } else { false } }
      #expect(contours == outline.elements.count { $0 == .close })
    }
  }

  private func end(_ element: GlyphOutline.Element) -> GlyphOutline.Point? {
    switch element {
    case .move(let to), .line(let to), .quadratic(_, let to), .cubic(_, _, let to): to
    case .close: nil
    }
  }
}
