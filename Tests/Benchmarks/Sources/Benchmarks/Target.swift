/// What a benchmark should reach: all of some limits.
struct Target {
  enum Limit {
    /// At least so many times as fast as the baseline.
    case timesAsFast(Double)
    /// At most so many times the baseline's time.
    case timesTheTime(Double)
    case nanoseconds(Double)
    case bytes(Double)
  }

  let limits: [Limit]

  init(_ limits: Limit...) { self.limits = limits }

  /// Whether a measurement keeps all limits.
  func isMet(value: Double, ratio: Double?) -> Bool {
    limits.allSatisfy { limit in
      switch limit {
      case .timesAsFast(let times): (ratio ?? 0) >= times
      case .timesTheTime(let times): (ratio ?? 0) >= 1 / times
      case .nanoseconds(let most), .bytes(let most): value <= most
      }
    }
  }
}

extension Target: CustomStringConvertible {
  var description: String {
    limits.map { limit in
      switch limit {
      case .timesAsFast(let times): "≥ \(times.short) × as fast"
      case .timesTheTime(let times): "≤ \(times.short) × the time"
      case .nanoseconds(let most): "≤ \(most.time)"
      case .bytes(let most): "≤ \(most.size)"
      }
    }.joined(separator: ", ")
  }
}
