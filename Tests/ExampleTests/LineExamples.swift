import TestSupport
import Testing
import TextMetrics

extension Examples {
  @Test("The README's line is as wide as it says")
  static func readmeLine() throws {
    let font = try Fixture.font("DejaVuSans.ttf")
    let line = ShapedLine("AV To", font: font)
    print(line.width)  // 42.796875: kerned, exact, not rounded
    print(line.caretStops.map(\.x))  // where the caret stands before, between and after the letters
    let clicked = line.position(at: 12)  // before or after which letter a click at x = 12 goes
    #expect(clicked.index == line.text.index(after: line.text.startIndex))
    #expect(line.width == 42.796875)
  }

  @Test("Twice the size is twice the width")
  static func units() throws {
    let font = try Fixture.font("DejaVuSans.ttf")
    let small = ShapedLine("AV To", font: font)
    let large = ShapedLine("AV To", font: try font.withSize(32))
    print(small.unitWidth ?? 0, small.unitsPerEm)  // 5478 2048
    print(small.width, large.width)  // 42.796875 85.59375
    #expect(small.unitWidth == 5478 && small.unitsPerEm == 2048)
    #expect(small.width == 42.796875 && large.width == 85.59375)
  }

  @Test("A chain of fonts sets Latin, Chinese and emoji")
  static func fallback() throws {
    try inCheckout {
      let fonts = "Fixtures/Fonts"
      let font = try Font(
        face: FontFace(path: "\(fonts)/DejaVuSans.ttf"), size: 16,
        fallbacks: [
          FontFace(path: "\(fonts)/wqy-microhei.ttf"),
          FontFace(path: "\(fonts)/NotoColorEmoji.ttf"),
        ])
      let line = ShapedLine("Hi 你好 😀 \u{E000}", font: font)
      for run in line.glyphRuns {
        print(line.text[run.range], run.fontIndex, run.x, run.width)
      }
      print(line.missing.map { line.text[$0] })  // the last character: no font has it
      #expect(Set(line.glyphRuns.map(\.fontIndex)) == [0, 1, 2])
      #expect(line.missing.map { line.text[$0] } == ["\u{E000}"])
    }
  }

  @Test("What simple shaping gets wrong, it reports")
  static func choosing() throws {
    let font = try Fixture.font("DejaVuSans.ttf")
    let latin = ShapedLine("Name", font: font, shaping: .simple)
    let hebrew = ShapedLine("שלום", font: font, shaping: .simple)
    print(latin.needsShaping, hebrew.needsShaping)  // false true
    #expect(!latin.needsShaping && hebrew.needsShaping)
  }

  @Test("An explanation adds up")
  static func explaining() throws {
    let font = try Fixture.font("DejaVuSans.ttf")
    let line = ShapedLine("AV To", font: font)
    for cluster in line.explanation.clusters {
      print(line.text[cluster.range], cluster.nominal, cluster.substitution, cluster.positioning)
    }
    let parts = line.explanation.clusters.reduce(0) { $0 + $1.advance }
    print(parts == line.unitWidth)  // true
    #expect(parts == line.unitWidth)
  }

  @Test("An error says what to do about it")
  static func errors() {
    do throws(FontError) {
      _ = try FontFace(path: "no-such-font.ttf")
    } catch {
      print(advice(on: error))
    }
    let error = #expect(throws: FontError.self) { try FontFace(path: "no-such-font.ttf") }
    #expect(error.map(advice)?.hasPrefix("Choose another file") == true)
  }
}

/// What to tell a person who chose a font file.
func advice(on error: FontError) -> String {
  switch error.code {
  case .fileNotFound, .notAFile, .unreadable: "Choose another file: \(error)"
  default: "This font cannot be used: \(error)"
  }
}
