extension Benchmark {
  /// Latin texts whose words come again as those of a language do, while no text comes twice.
  static func naturalLatin(seed: UInt64) -> Sentences<ZipfWords> { natural(.latin, seed: seed) }

  static func natural(_ system: WritingSystem, seed: UInt64) -> Sentences<ZipfWords> {
    Sentences(system, of: ZipfWords(system, seed: seed), seed: seed + 1)
  }
}

#if Shaping
  extension Benchmark {
    static var naturalText: [Benchmark] {
      let input = "10 000 new texts a round, of 2 to 5 words by Zipf's law from 2 000"
      let texts = latinFonts.map {
        ShortTexts(name: "natural Latin", input: input, font: $0, count: 10_000) {
          naturalLatin(seed: 3)
        }
      }
      return texts.map { $0.widths(Target(.timesAsFast(20), .nanoseconds(25))) }
        + texts.map { $0.lines(Target(.timesAsFast(5))) }
    }
  }
#endif
