#if Shaping
  extension Benchmark {
    /// Other writing systems than Latin: words that come again, and words that never do.
    static var scripts: [Benchmark] {
      let known: [(String, WritingSystem, SampleFont)] = [
        ("Arabic", .arabic, .amiri), ("Devanagari", .devanagari, .lohit),
      ]
      let others: [(String, WritingSystem, SampleFont)] = [
        ("Chinese", .chinese, .microHei), ("emoji", .emoji, .emoji),
      ]
      return known.flatMap { script($0, natural: Target(.timesAsFast(5))) }
        + others.flatMap { script($0, natural: noSlower) }
        + [
          widths(
            "natural mixed directions", input: naturalInput, .dejaVuSans, target: noSlower,
            count: count
          ) { MixedTexts(seed: 20) { ZipfWords($0, seed: $1) } },
          widths(
            "never-repeated mixed directions", input: freshInput, .dejaVuSans, target: noSlower,
            count: count
          ) { MixedTexts(seed: 30) { FreshWords($0, seed: $1) } },
        ]
    }

    private static func script(
      _ script: (name: String, system: WritingSystem, font: SampleFont), natural target: Target
    ) -> [Benchmark] {
      [
        widths(
          "natural \(script.name)", input: naturalInput, script.font, target: target, count: count
        ) { natural(script.system, seed: 10) },
        lines(
          "natural \(script.name)", input: naturalInput, script.font, target: nil, count: count
        ) { natural(script.system, seed: 10) },
        widths(
          "never-repeated \(script.name)", input: freshInput, script.font, target: noSlower,
          count: count
        ) { fresh(script.system) },
      ]
    }

    private static let count = 2000
    private static let naturalInput =
      "2 000 new texts a round, of 2 to 5 words by Zipf's law from 2 000"
    private static let freshInput = "2 000 texts a round, of 2 to 5 new words"
    private static let noSlower = Target(.timesTheTime(1.15))
  }
#endif
