/// Measures benchmarks, each in several rounds: baseline and subject in turn.
struct Runner {
  /// Each benchmark has at least so many rounds.
  static let fewestRounds = 5
  static let mostRounds = 15
  /// After so many nanoseconds in all there are no more rounds than the fewest.
  static let enough = 5e8

  /// Checks a benchmark's results, then measures it.
  ///
  /// - Returns: nil if the system does not tell what is asked.
  func run(_ benchmark: Benchmark) throws -> Measurement? {
    switch benchmark.measure {
    case .memory(let bytes):
      try bytes().map {
        Measurement(benchmark: benchmark, value: $0, baseline: nil, ratio: nil)
      }
    case .time(_, let stopwatch, let prepare): try time(benchmark, stopwatch, prepare())
    }
  }

  private func time(
    _ benchmark: Benchmark, _ stopwatch: Stopwatch, _ next: () throws -> Round
  ) throws -> Measurement {
    // The first round compares, and warms plans and caches; its passes are not counted.
    let first = try next()
    if let difference = try first.difference() { throw WrongResult(description: difference) }
    _ = first.baseline() + first.subject()

    var (values, baselines, ratios) = ([Double](), [Double](), [Double]())
    var spent = 0.0
    while values.count < Self.fewestRounds
      || (spent < Self.enough && values.count < Self.mostRounds)
    {
      let round = try next()
      let baseline = stopwatch.nanoseconds(of: round.baseline)
      let subject = stopwatch.nanoseconds(of: round.subject)
      spent += baseline + subject
      values.append(subject / Double(round.count))
      baselines.append(baseline / Double(round.baselineCount))
      ratios.append(baseline / Double(round.baselineCount) * Double(round.count) / subject)
    }
    return Measurement(
      benchmark: benchmark, value: values.median, baseline: baselines.median, ratio: ratios.median)
  }
}

/// A benchmark whose results are not those of the plain computation.
struct WrongResult: Error, CustomStringConvertible {
  let description: String
}
