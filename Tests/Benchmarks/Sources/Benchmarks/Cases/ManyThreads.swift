#if Shaping
  import TextMetrics

  extension Benchmark {
    /// Threads that measure with one face at one time, beside one thread that does its own share.
    static var manyThreads: [Benchmark] { [1, 2, 4].map(manyThreads) }

    private static let count = 10_000
    /// So many passes that what it takes to start threads, and to give each a processor, is little.
    private static let passes = 50

    private static func manyThreads(_ threads: Int) -> Benchmark {
      Benchmark(
        name: "\(threads) thread\(threads == 1 ? "" : "s") on one face, natural Latin",
        input: "10 000 natural Latin texts for each thread, \(passes) times",
        unit: .character, target: threads == 2 ? Target(.timesAsFast(1.8)) : nil,
        measure: .time(baseline: "one thread", by: .clock) {
          let sample = SampleFont.dejaVuSans
          let (font, plain) = try (sample.open(), sample.openUncached())
          var source = naturalLatin(seed: 100)
          return {
            // The last share is the baseline's own, so that no thread meets its words again.
            let shares = (0...threads).map { _ in source.next(count).map(\.string) }
            let characters = shares.map { $0.reduce(0) { $0 + $1.count * passes } }
            let share: @Sendable (Int) -> Double = { number in
              (0..<passes).reduce(0) { sum, _ in
                shares[number].reduce(sum) { $0 + font.width(of: $1) }
              }
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
