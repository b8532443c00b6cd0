#if Shaping
  import TextMetrics

  extension Benchmark {
    /// Opening a font file, alone and with a first word measured, beside HarfBuzz doing the same.
    static var opening: [Benchmark] {
      [.dejaVuSans, .roboto, .notoSansCJK].filter(\.isInstalled).flatMap { sample in
        [opening(sample, measures: false), opening(sample, measures: true)]
      }
    }

    private static func opening(_ sample: SampleFont, measures: Bool) -> Benchmark {
      let count = 10
      var word = SampleText()
      word.append("Hello", .latin)
      return Benchmark(
        name: "opening\(measures ? " and a first word" : ""), \(sample.name)",
        input: "font files, \(count) times a round", unit: .call,
        measure: .time(baseline: BareHarfBuzz.name) { [word] in
          _ = try sample.open()
          return {
            Round(
              count: count,
              difference: {
                let font = try sample.open()
                let expected = BareHarfBuzz(sample).width(word, size: font.size)
                let width = font.width(of: word.string)
                return width == expected ? nil : "a word measures \(width), not \(expected)"
              },
              subject: {
                (0..<count).reduce(0) { sum, _ in
                  guard let font = try? sample.open() else { return sum }
                  return sum + (measures ? font.width(of: word.string) : font.size)
                }
              },
              baseline: {
                (0..<count).reduce(0) { sum, _ in
                  let bare = BareHarfBuzz(sample)
                  return sum + Double(measures ? bare.units(word) : bare.unitsPerEm)
                }
              })
          }
        })
    }
  }
#endif
