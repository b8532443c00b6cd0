import TestSupport
import TextMetrics
import Testing

/// Characters that show nothing by nature (Unicode, Default_Ignorable_Code_Point), as HarfBuzz reads
/// the property.
struct IgnorableTests {
  static let ignorables: [Unicode.Scalar] = [
    "\u{AD}", "\u{34F}", "\u{61C}", "\u{17B4}", "\u{180B}", "\u{200B}",
    "\u{200C}",
    "\u{200D}", "\u{200E}", "\u{200F}", "\u{202A}", "\u{202C}", "\u{2060}", "\u{2064}", "\u{2066}",
    "\u{2069}",
    "\u{206A}", "\u{FFF0}", "\u{FE00}", "\u{FE0F}", "\u{FEFF}", "\u{1D173}",
    "\u{E0001}", "\u{E0020}",
    "\u{E0100}",
  ]

  @Test("They have no width and are never missing", arguments: Fixture.fontNames, Shaping.allCases)
  func width(_ name: String, _ shaping: Shaping) throws {
    let font = try Fixture.unitFont(name)
    var differences = Differences()
    for scalar in Self.ignorables {
      // A pair without ligature and kerning.
      let plain = ShapedLine("00", font: font, shaping: shaping)
      let line = ShapedLine("0\(scalar)0", font: font, shaping: shaping)
      let what = "U+\(String(scalar.value, radix: 16))"
      differences.compare(line.width, plain.width, "width with \(what)")
      let own = line.missing.filter { !line.text[$0].unicodeScalars.contains("0") }
      differences.compare(own, [], "missing \(what)")
    }
    #expect(differences.found == [])
  }

  @Test("Alone they have no width either", arguments: Shaping.allCases)
  func alone(_ shaping: Shaping) throws {
    for name in Fixture.fontNames {
      for scalar in Self.ignorables {
        let line = ShapedLine(String(scalar), font: try Fixture.unitFont(name), shaping: shaping)
        #expect(line.width == 0, "U+\(String(scalar.value, radix: 16)) in \(name)")
        #expect(line.missing.isEmpty, "U+\(String(scalar.value, radix: 16)) in \(name)")
      }
    }
  }

  @Test(
    "Hangul fillers and shorthand controls are drawn, and missing from a font without them",
    arguments: ["\u{115F}", "\u{1160}", "\u{3164}", "\u{FFA0}", "\u{1BCA0}", "\u{1BCA3}"],
    Shaping.allCases)
  func drawn(_ text: String, _ shaping: Shaping) throws {
    // The advance of .notdef, by HarfBuzz 15.0.0.
    for (name, width) in [
      ("DejaVuSans.ttf", 1229.0), ("Roboto-Regular.ttf", 908), ("LiberationSans-Regular.ttf", 748),
    ] {
      let font = try Fixture.unitFont(name)
      let line = ShapedLine(text, font: font, shaping: shaping)
      #expect(line.width == width)
      #expect(line.missing.map { String(line.text[$0]) } == [text])
      #expect(font.width(of: text, shaping: shaping) == width)
    }
  }
}
