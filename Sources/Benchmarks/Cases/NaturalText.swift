#if Shaping
  extension Benchmark {
    /// Short texts whose words come again as those of a language do, while no text comes twice.
    static var naturalText: [Benchmark] {
      latinFonts.map {
        widths(
          "natural Latin", input: naturalInput, $0,
          target: Target(.timesAsFast(20), .nanoseconds(25)), count: 10_000
        ) { natural(.latin) }
      }
        + latinFonts.map {
          lines(
            "natural Latin", input: naturalInput, $0, target: Target(.timesAsFast(5)),
            count: 10_000
          ) { natural(.latin) }
        }
    }

    private static let naturalInput =
      "10 000 new texts a round, of 2 to 5 words by Zipf's law from 2 000"

    static func natural(_ system: WritingSystem, seed: UInt64 = 3) -> Sentences<ZipfWords> {
      Sentences(system, of: ZipfWords(system, seed: seed), seed: seed + 1)
    }
  }
#endif
