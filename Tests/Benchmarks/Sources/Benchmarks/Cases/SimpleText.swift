import TextMetrics

extension Benchmark {
  /// ASCII text set glyph by glyph, beside the array floor.
  static var simpleText: [Benchmark] {
    latinFonts.map { sample in
      Benchmark(
        name: "simple ASCII, width, \(sample.name)",
        input: "4 000 new texts a round, of 2 to 5 words by Zipf's law from 2 000, without accents",
        unit: .character, target: Target(.timesTheTime(3)),
        measure: .time(baseline: ArrayFloor.name) {
          let font = try sample.open()
          let floor = ArrayFloor(font.face)
          var source = naturalLatin(seed: 7)
          return {
            let texts = source.next(4000).map(\.string.ascii)
            return Round(
              count: texts.reduce(0) { $0 + $1.utf8.count },
              difference: { texts.lazy.compactMap { simpleDifference($0, font) }.first },
              subject: { texts.reduce(0) { $0 + font.width(of: $1, shaping: .simple) } },
              baseline: { Double(texts.reduce(0) { $0 + floor.units($1) }) })
          }
        })
    }
  }

  /// Compares with the face's own glyphs, advances and kerning, asked for one by one.
  private static func simpleDifference(_ text: String, _ font: Font) -> String? {
    let face = font.face
    let glyphs = text.unicodeScalars.map { face.glyph(for: $0) ?? .notdef }
    let units =
      glyphs.reduce(0) { $0 + face.advance(of: $1) }
      + zip(glyphs, glyphs.dropFirst()).reduce(0) { $0 + face.kerning($1.0, $1.1) }
    let expected = Double(units) * font.size / Double(face.unitsPerEm)
    let width = font.width(of: text, shaping: .simple)
    return width == expected ? nil : "“\(text)” measures \(width), not \(expected)"
  }
}

extension String {
  /// The text with the one accented letter of the word list made plain.
  fileprivate var ascii: String {
    String(map { $0 == "é" ? "e" : $0 == "É" ? "E" : $0 })
  }
}
