#if Shaping
  import TextMetrics

  extension Benchmark {
    /// Widths of many short texts, beside bare HarfBuzz.
    static func widths(
      _ name: String, input: String, _ sample: SampleFont, target: Target?, count: Int,
      texts: @escaping () -> any SampleTexts
    ) -> Benchmark {
      shortTexts(
        "\(name), width, \(sample.name)", input, sample, target, count, texts,
        difference: { text, font, _, bare in
          let (width, expected) = (font.width(of: text.string), bare.width(text, size: font.size))
          return width == expected ? nil : "“\(text.string)” measures \(width), not \(expected)"
        },
        subject: { $1.width(of: $0) })
    }

    /// Whole lines with all their carets, of many short texts, beside bare HarfBuzz.
    static func lines(
      _ name: String, input: String, _ sample: SampleFont, target: Target?, count: Int,
      texts: @escaping () -> any SampleTexts
    ) -> Benchmark {
      shortTexts(
        "\(name), line and carets, \(sample.name)", input, sample, target, count, texts,
        difference: { text, font, plain, bare in
          let line = ShapedLine.remembered(text.string, font: font)
          let (width, expected) = (line.width, bare.width(text, size: font.size))
          guard width == expected else {
            return "“\(text.string)” measures \(width), not \(expected)"
          }
          return line.caretStops == ShapedLine(text.string, font: plain).caretStops
            ? nil : "“\(text.string)” has other carets"
        },
        subject: { ShapedLine($0, font: $1).caretStops.last?.x ?? 0 })
    }

    private static func shortTexts(
      _ name: String, _ input: String, _ sample: SampleFont, _ target: Target?, _ count: Int,
      _ texts: @escaping () -> any SampleTexts,
      difference: @escaping (SampleText, Font, Font, BareHarfBuzz) -> String?,
      subject: @escaping (String, Font) -> Double
    ) -> Benchmark {
      Benchmark(
        name: name, input: input, unit: .character, target: target,
        measure: .time(baseline: BareHarfBuzz.name) {
          let (font, plain) = try (sample.open(), sample.openUncached())
          let bare = BareHarfBuzz(sample)
          var source = texts()
          return {
            let texts = source.next(count)
            let strings = texts.map(\.string)
            return Round(
              count: texts.characterCount,
              difference: { texts.lazy.compactMap { difference($0, font, plain, bare) }.first },
              subject: { strings.reduce(0) { $0 + subject($1, font) } },
              baseline: { Double(texts.reduce(0) { $0 + bare.units($1) }) })
          }
        })
    }
  }
#endif
