#if Shaping
  import TextMetrics

  extension Benchmark {
    /// One long line, made and asked for one caret, beside bare HarfBuzz.
    static var longLines: [Benchmark] {
      [1000, 100_000, 1_000_000].map { length in
        Benchmark(
          name: "line of \(length) characters, made",
          input: "natural Latin, another text each round",
          unit: .character, target: Target(.timesTheTime(1.15)),
          measure: .time(baseline: BareHarfBuzz.name) {
            let sample = SampleFont.dejaVuSans
            let (font, plain) = try (sample.open(), sample.openUncached())
            let bare = BareHarfBuzz(sample)
            var texts = LongTexts(length, .latin, of: naturalLatin(seed: 40))
            return {
              let text = texts.next()
              return Round(
                count: length,
                difference: {
                  let line = ShapedLine.remembered(text.string, font: font)
                  guard line.width == bare.width(text, size: font.size) else {
                    return "the line measures \(line.width)"
                  }
                  let expected = ShapedLine(text.string, font: plain)
                  return line.caretStops == expected.caretStops ? nil : "the line has other carets"
                },
                subject: { caret(ShapedLine(text.string, font: font)) },
                baseline: { Double(bare.units(text)) })
            }
          })
      }
    }

    private static func caret(_ line: ShapedLine) -> Double {
      line.x(at: TextPosition(line.text.endIndex))
    }
  }
#endif
