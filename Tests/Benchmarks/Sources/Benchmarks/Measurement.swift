/// What a benchmark showed.
struct Measurement {
  let benchmark: Benchmark
  /// Nanoseconds, or bytes of memory, for each character or call: the median of the rounds.
  let value: Double
  /// The baseline's nanoseconds, the median of the rounds; nil for memory.
  let baseline: Double?
  /// How many times as fast as the baseline: the median of the rounds.
  ///
  /// Each round compares two passes that follow one another. nil for memory.
  let ratio: Double?

  /// Whether the target is met; nil if there is none.
  var isMet: Bool? { benchmark.target?.isMet(value: value, ratio: ratio) }
}

extension Array where Element == Double {
  /// The middle one in order; of an even number, the upper of the two.
  var median: Double { isEmpty ? 0 : sorted()[count / 2] }
}
