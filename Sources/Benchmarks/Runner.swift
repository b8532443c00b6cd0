/// Measures benchmarks, each in several rounds: baseline and subject in turn.
struct Runner {
  /// Each benchmark has at least so many rounds.
  static let fewestRounds = 5
  static let mostRounds = 15
  /// After so much measured time there are no more rounds than the fewest.
  static let enough = Duration.milliseconds(500)

  private let clock = ContinuousClock()

  /// Checks a benchmark's results, then measures it.
  ///
  /// - Returns: nil if the system does not tell what is asked.
  func run(_ benchmark: Benchmark) throws -> Measurement? {
    switch benchmark.measure {
    case .memory(let bytes):
      try bytes().map {
        Measurement(benchmark: benchmark, value: $0, baseline: nil, ratio: nil)
      }
    case .time(_, let prepare): try time(benchmark, prepare())
    }
  }

  private func time(_ benchmark: Benchmark, _ next: () throws -> Round) throws -> Measurement {
    // The first round compares, and warms plans and caches; its passes are not counted.
    let first = try next()
    if let difference = try first.difference() { throw WrongResult(description: difference) }
    _ = first.baseline() + first.subject()

    var (values, baselines, ratios) = ([Double](), [Double](), [Double]())
    var spent = Duration.zero
    while values.count < Self.fewestRounds
      || (spent < Self.enough && values.count < Self.mostRounds)
    {
      let round = try next()
      let baseline = clock.measure { _ = round.baseline() }
      let subject = clock.measure { _ = round.subject() }
      spent += baseline + subject
      let value = max(subject.nanoseconds, 1) / Double(round.count)
      values.append(value)
      baselines.append(baseline.nanoseconds / Double(round.baselineCount))
      ratios.append((baselines.last ?? 0) / value)
    }
    return Measurement(
      benchmark: benchmark, value: values.median, baseline: baselines.median, ratio: ratios.median)
  }
}

/// A benchmark whose results are not those of the plain computation.
struct WrongResult: Error, CustomStringConvertible {
  let description: String
}

extension Duration {
  fileprivate var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
  }
}
