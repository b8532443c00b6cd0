import TestSupport
import TextMetrics
import Testing

/// Lines set glyph by glyph, against the tables as fontTools reads them.
struct SimpleLineTests {
  @Test("Carets are the sums of advances and kerning before them", arguments: Fixture.fontNames)
  func carets(_ name: String) throws {
    let font = try Fixture.unitFont(name)
    var differences = Differences()
    for row in try Golden.fontTools.rows where row.font == name {
      let text = try TestText.named(row.text)
      // Kerning reaches across what shows nothing; the golden pairs are those of the characters.
      guard !text.unicodeScalars.contains(where: \.properties.isDefaultIgnorableCodePoint) else {
        continue
      }
      let line = ShapedLine(text, font: font, shaping: .simple)
      let sums = zip(row.advances, row.kern + [0]).reduce(into: [0]) {
        $0.append($0[$0.count - 1] + $1.0 + $1.1)
      }
      let expected = text.indices.map {
        sums[text.unicodeScalars.distance(from: text.startIndex, to: $0)]
      }
      let width = sums[row.advances.count]
      differences.compare(line.unitWidth, width, "units of \(row.text)")
      differences.compare(line.width, Double(width), "width of \(row.text)")
      differences.compare(
        line.caretStops.map(\.x), (expected + [width]).map(Double.init), "carets of \(row.text)")
    }
    #expect(differences.found == [])
  }

  @Test("At a size each caret is its units times size over the em", arguments: [11, 16, 20.48])
  func sizes(_ size: Double) throws {
    var differences = Differences()
    for row in try Golden.fontTools.rows where row.kern.contains(where: { $0 != 0 }) {
      let text = try TestText.named(row.text)
      let units = ShapedLine(text, font: try Fixture.unitFont(row.font), shaping: .simple)
      let points = ShapedLine(text, font: try Fixture.font(row.font, size), shaping: .simple)
      let em = Double(units.unitsPerEm)
      differences.compare(
        points.caretStops.map(\.x), units.caretStops.map { $0.x * size / em },
        "\(row.text) in \(row.font)")
    }
    #expect(differences.found == [])
  }

  @Test(
    "Glyphs stand one after another, each with its advance, and their sum is the width",
    arguments: Fixture.fontNames)
  func glyphs(_ name: String) throws {
    let font = try Fixture.unitFont(name)
    var differences = Differences()
    for text in try TestText.all {
      let line = ShapedLine(text.text, font: font, shaping: .simple)
      var pen = 0.0
      for glyph in line.glyphs {
        differences.compare(glyph.x, pen, "glyph \(glyph.id) of \(text.id)")
        differences.compare(glyph.y, 0, "glyph \(glyph.id) of \(text.id)")
        pen += glyph.advance
      }
      differences.compare(pen, line.width, "advances of \(text.id)")
      differences.compare(line.unitWidth.map(Double.init), line.width, "units of \(text.id)")
    }
    #expect(differences.found == [])
  }

  @Test("A character that shows nothing does not come between two that are kerned")
  func kerningAcrossIgnorables() throws {
    let font = try Fixture.unitFont("DejaVuSans.ttf")
    let plain = ShapedLine("AV", font: font, shaping: .simple)
    #expect(plain.width == 2671)
    for ignorable in ["\u{200B}", "\u{200C}", "\u{2060}", "\u{AD}"] {
      let line = ShapedLine("A\(ignorable)V", font: font, shaping: .simple)
      #expect(line.width == 2671)
    }
  }

  @Test(
    "Kerning belongs to the pair in the text, not to the letter",
    arguments: [
      ("LiberationSans-Regular.ttf", "T", "e", -227.0), ("DejaVuSans.ttf", "T", "e", -348),
      ("DejaVuSans.ttf", "A", "V", -131),
    ])
  func caretInAPair(_ name: String, _ left: String, _ right: String, _ kerning: Double) throws {
    let font = try Fixture.unitFont(name)
    func width(_ text: String) -> Double { ShapedLine(text, font: font, shaping: .simple).width }
    let pair = ShapedLine(left + right, font: font, shaping: .simple)
    #expect(pair.width == width(left) + width(right) + kerning)
    #expect(pair.caretStops[1].x == width(left) + kerning)
  }

  @Test("Many pairs add up without a rounding error")
  func manyPairs() throws {
    let font = try Fixture.font("LiberationSans-Regular.ttf", 16)
    let width = ShapedLine(String(repeating: "AV", count: 10), font: font, shaping: .simple).width
    #expect(width == 190.875)
  }

  @Test(
    "A line set glyph by glyph stands in the order of the text, whatever its direction",
    arguments: [
      WritingDirection.natural, .leftToRight, .rightToLeft,
    ])
  func order(_ direction: WritingDirection) throws {
    let font = try Fixture.unitFont("DejaVuSans.ttf")
    let line = ShapedLine("\u{5D0}\u{5D1}a", font: font, shaping: .simple, direction: direction)
    #expect(line.glyphs.map(\.range.lowerBound) == Array(line.text.indices))
    #expect(line.direction == (direction == .rightToLeft ? .rightToLeft : .leftToRight))
    #expect(line.glyphRuns.allSatisfy { $0.direction == .leftToRight })
  }

  @Test("The width in font units is there when one unhinted face set the line")
  func unitWidth() throws {
    var font = try Fixture.font("DejaVuSans.ttf", 16)
    func line(_ text: String) -> ShapedLine { ShapedLine(text, font: font, shaping: .simple) }
    #expect(line("hello").unitWidth == 4949)
    #expect(line("").unitWidth == 0)
    #expect(line("hello").unitsPerEm == 2048)
    font.fallbacks = [try Fixture.face("wqy-microhei.ttf")]
    #expect(line("hello").unitWidth == 4949)
    #expect(line("a\u{7528}").unitWidth == nil)
    font.tracking = 1
    #expect(line("hello").unitWidth == nil)
    font.tracking = 0
    font.hinting = .full
    #expect(line("hello").unitWidth == nil)
  }
}
