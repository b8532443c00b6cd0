/// One thing to measure: its name, what it is given, and what it should reach.
struct Benchmark {
  /// What one number is for.
  enum Unit: String {
    case character
    case call
  }

  enum Measure {
    /// Time beside a baseline. Preparing is not timed; what it returns makes one round after another.
    case time(
      baseline: String, by: Stopwatch = .processor, prepare: () throws -> () throws -> Round)
    /// Memory in bytes; nil where the system does not say.
    case memory(() throws -> Double?)
  }

  let name: String
  /// What it is given, in words.
  let input: String
  let unit: Unit
  var target: Target?
  let measure: Measure
}

/// The work of one round: the same input for the subject and for its baseline.
struct Round {
  /// How many characters or calls one pass of the subject is.
  let count: Int
  /// How many one pass of the baseline is.
  let baselineCount: Int
  /// The first difference from the plain computation, by another way or without caches; nil if there
  /// is none.
  let difference: () throws -> String?
  /// A pass of what is measured.
  ///
  /// The sum that it returns keeps the work from being left out.
  let subject: () -> Double
  /// A pass of what it is compared with.
  let baseline: () -> Double

  init(
    count: Int, baselineCount: Int? = nil, difference: @escaping () throws -> String?,
    subject: @escaping () -> Double, baseline: @escaping () -> Double
  ) {
    self.count = count
    self.baselineCount = baselineCount ?? count
    self.difference = difference
    self.subject = subject
    self.baseline = baseline
  }
}
