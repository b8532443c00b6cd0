/// A table for people.
final class TextReport: Report {
  private var input = ""

  func begin(_ surroundings: Surroundings) {
    Output.line(surroundings.description)
    Output.line(
      "Medians, in processor time; of threads, by the clock. A ratio says how many times as fast as the baseline: more is better."
    )
  }

  func add(_ measurement: Measurement) {
    let benchmark = measurement.benchmark
    if benchmark.input != input {
      input = benchmark.input
      Output.line("\n\(input)")
    }
    Output.line(
      [
        "  " + benchmark.name.padded(to: 54),
        measurement.amount.padded(to: 12, right: true),
        " a \(benchmark.unit)".padded(to: 13), baseline(measurement), verdict(measurement),
      ].joined())
  }

  private func baseline(_ measurement: Measurement) -> String {
    guard case .time(let name, _, _) = measurement.benchmark.measure,
      let baseline = measurement.baseline, let ratio = measurement.ratio
    else { return "".padded(to: 47) }
    return (ratio.short + " ×").padded(to: 10, right: true)
      + "  of \(name), \(baseline.time)".padded(to: 37)
  }

  private func verdict(_ measurement: Measurement) -> String {
    guard let target = measurement.benchmark.target, let isMet = measurement.isMet else {
      return ""
    }
    return "\(isMet ? "met   " : "missed") \(target)"
  }
}

extension Measurement {
  fileprivate var amount: String {
    switch benchmark.measure {
    case .time: value.time
    case .memory: value.size
    }
  }
}

extension String {
  fileprivate func padded(to width: Int, right: Bool = false) -> String {
    let room = String(repeating: " ", count: max(0, width - count))
    return right ? room + self : self + room
  }
}
