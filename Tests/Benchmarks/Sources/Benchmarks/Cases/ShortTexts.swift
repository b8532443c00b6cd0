#if Shaping
  import TextMetrics

  /// Many short texts, measured beside bare HarfBuzz.
  struct ShortTexts {
    var name: String
    let input: String
    let font: SampleFont
    /// How many texts a round has.
    let count: Int
    /// Whether each round has a face of its own, opened before, whose cache is empty.
    var isFirstPass = false
    let source: () -> any SampleTexts

    /// Their widths.
    func widths(_ target: Target?) -> Benchmark {
      benchmark(
        "width", target,
        difference: { text, font, _, bare in
          let (width, expected) = (font.width(of: text.string), bare.width(text, size: font.size))
          return width == expected ? nil : "“\(text.string)” measures \(width), not \(expected)"
        },
        subject: { $1.width(of: $0) })
    }

    /// Whole lines with all their carets.
    func lines(_ target: Target?) -> Benchmark {
      benchmark(
        "line and carets", target,
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

    private func benchmark(
      _ part: String, _ target: Target?,
      difference: @escaping (SampleText, Font, Font, BareHarfBuzz) -> String?,
      subject: @escaping (String, Font) -> Double
    ) -> Benchmark {
      Benchmark(
        name: "\(name), \(part), \(font.name)", input: input, unit: .character, target: target,
        measure: .time(baseline: BareHarfBuzz.name) {
          let (opened, plain) = try (self.font.open(), self.font.openUncached())
          let bare = BareHarfBuzz(self.font)
          var source = source()
          return {
            let font = isFirstPass ? try self.font.open() : opened
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
