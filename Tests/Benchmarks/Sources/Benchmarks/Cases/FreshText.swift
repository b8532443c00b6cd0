#if Shaping
  extension Benchmark {
    /// Short texts of words that were never met before.
    static var freshText: [Benchmark] {
      latinFonts.map {
        widths(
          "never-repeated Latin", input: "4 000 texts a round, of 2 to 5 new words", $0,
          target: Target(.timesTheTime(1.15)), count: 4000
        ) { fresh(.latin) }
      }
    }

    static func fresh(_ system: WritingSystem) -> Sentences<FreshWords> {
      Sentences(system, of: FreshWords(system, seed: 5), seed: 6)
    }
  }
#endif
