#if Shaping
  import TextMetrics

  extension Benchmark {
    /// Threads that measure with one face at one time, beside one thread that does its own share.
    static var manyThreads: [Benchmark] {
      [1, 2, 4].map { threads in
        manyThreads(threads, "natural Latin", "10 000 natural Latin texts for each thread", 10_000)
        {
          naturalLatin(seed: 100)
        }
      }
        + [1, 2, 4].map { threads in
          manyThreads(
            threads, "never-repeated Latin", "2 000 texts of new words for each thread", 2000
          ) { fresh(.latin) }
        }
    }

    private static func manyThreads(
      _ threads: Int, _ name: String, _ input: String, _ count: Int,
      texts: @escaping () -> any SampleTexts
    ) -> Benchmark {
      Benchmark(
        name: "\(threads) thread\(threads == 1 ? "" : "s") on one face, \(name)", input: input,
        unit: .character, target: threads == 2 ? Target(.timesAsFast(1.8)) : nil,
        measure: .time(baseline: "one thread", by: .clock) {
          let sample = SampleFont.dejaVuSans
          let (font, plain) = try (sample.open(), sample.openUncached())
          var source = texts()
          return {
            // The last share is the baseline's own, so that no thread meets its words again.
            let shares = (0...threads).map { _ in source.next(count).map(\.string) }
            let characters = shares.map { $0.reduce(0) { $0 + $1.count } }
            let share: @Sendable (Int) -> Double = { number in
              shares[number].reduce(0) { $0 + font.width(of: $1) }
            }
            return Round(
              count: characters.dropLast().reduce(0, +), baselineCount: characters[threads],
              difference: {
                let expected = shares.dropLast().map { $0.map { plain.width(of: $0) } }
                let actual = Threads.map(threads) { number in
                  shares[number].map { font.width(of: $0) }
                }
                return actual == expected ? nil : "a text measures otherwise on another thread"
              },
              subject: { Threads.map(threads, share).reduce(0, +) },
              baseline: { Threads.map(1) { _ in share(threads) }.reduce(0, +) })
          }
        })
    }
  }
#endif
