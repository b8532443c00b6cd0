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
        widths(
          "natural \(script.name)", input: naturalInput, script.font, target: script.target,
          count: 10_000
        ) { natural(script.system, seed: 10) }
      }
      let whole = scripts.map { script in
        lines(
          "natural \(script.name)", input: naturalInput, script.font, target: nil, count: 10_000
        ) {
          natural(script.system, seed: 10)
        }
      }
      let freshes = scripts.map { script in
        widths(
          "never-repeated \(script.name)", input: freshInput, script.font, target: noSlower,
          count: 2000
        ) { fresh(script.system) }
      }
      return naturals
        + [
          widths(
            "natural mixed directions", input: naturalInput, .dejaVuSans, target: noSlower,
            count: 10_000
          ) { MixedTexts(seed: 20) { ZipfWords($0, seed: $1) } }
        ] + whole + freshes
        + [
          widths(
            "never-repeated mixed directions", input: freshInput, .dejaVuSans, target: noSlower,
            count: 2000
          ) { MixedTexts(seed: 30) { FreshWords($0, seed: $1) } }
        ]
    }

    private static let naturalInput =
      "10 000 new texts a round, of 2 to 5 words by Zipf's law from 2 000"
    private static let freshInput = "2 000 texts a round, of 2 to 5 new words"
    private static let noSlower = Target(.timesTheTime(1.15))
  }
#endif
