#if Shaping
  extension Benchmark {
    /// Short texts of words that were never met before.
    static var freshText: [Benchmark] {
      latinFonts.map {
        ShortTexts(
          name: "never-repeated Latin", input: "4 000 texts a round, of 2 to 5 new words",
          font: $0, count: 4000
        ) { fresh(.latin) }
        .widths(Target(.timesTheTime(1.15)))
      }
    }

    static func fresh(_ system: WritingSystem) -> Sentences<FreshWords> {
      Sentences(system, of: FreshWords(system, seed: 5), seed: 6)
    }
  }
#endif
