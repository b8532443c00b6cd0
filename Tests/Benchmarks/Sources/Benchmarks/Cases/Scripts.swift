#if Shaping
  extension Benchmark {
    /// Other writing systems than Latin, and mixed ones: words that come again, and words that never
    /// do.
    static var scripts: [Benchmark] {
      let known = Target(.timesAsFast(5))
      let scripts: [(name: String, system: WritingSystem, font: SampleFont, target: Target)] = [
        ("Arabic", .arabic, .dejaVuSans, known), ("Arabic", .arabic, .amiri, known),
        ("Devanagari", .devanagari, .lohit, known),
        ("Chinese", .chinese, .microHei, noSlower), ("emoji", .emoji, .emoji, noSlower),
      ]
      let naturals = scripts.map { script in
        naturalTexts(script.name, script.font) { natural(script.system, seed: 10) }
      }
      let mixed = naturalTexts("mixed directions", .dejaVuSans) {
        MixedTexts(seed: 20) { ZipfWords($0, seed: $1) }
      }
      let freshes =
        scripts.map { script in freshTexts(script.name, script.font) { fresh(script.system) } }
        + [
          freshTexts("mixed directions", .dejaVuSans) {
            MixedTexts(seed: 30) { FreshWords($0, seed: $1) }
          }
        ]
      return zip(naturals, scripts).map { $0.widths($1.target) } + [mixed.widths(noSlower)]
        + naturals.map { $0.lines(nil) } + freshes.map { $0.widths(noSlower) }
    }

    private static func naturalTexts(
      _ name: String, _ font: SampleFont, source: @escaping () -> any SampleTexts
    ) -> ShortTexts {
      ShortTexts(
        name: "natural \(name)",
        input: "10 000 new texts a round, of 2 to 5 words by Zipf's law from 2 000",
        font: font, count: 10_000, source: source)
    }

    private static func freshTexts(
      _ name: String, _ font: SampleFont, source: @escaping () -> any SampleTexts
    ) -> ShortTexts {
      ShortTexts(
        name: "never-repeated \(name)", input: "2 000 texts a round, of 2 to 5 new words",
        font: font, count: 2000, source: source)
    }

    private static let noSlower = Target(.timesTheTime(1.15))
  }
#endif
