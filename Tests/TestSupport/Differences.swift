/// Compares the rows of a long table and keeps the first few that differ.
package struct Differences {
  private var lines: [String] = []
  private var differing = 0
  private var compared = 0

  package init() {}

  /// Compares two values.
  package mutating func compare<Value: Equatable>(
    _ actual: Value, _ expected: Value, _ what: @autoclosure () -> String
  ) {
    check(actual == expected, "\(what()): \(actual), not \(expected)")
  }

  /// Compares two numbers that may differ by a rounding error.
  package mutating func compare(
    _ actual: Double, _ expected: Double, within tolerance: Double,
    _ what: @autoclosure () -> String
  ) {
    check(abs(actual - expected) <= tolerance, "\(what()): \(actual), not \(expected)")
  }

  /// Notes whether something holds.
  package mutating func check(_ holds: Bool, _ otherwise: @autoclosure () -> String) {
    compared += 1
    guard !holds else { return }
    differing += 1
    if lines.count < 5 { lines.append(otherwise()) }
  }

  /// The first few differences and how many more there are; empty if all rows are equal.
  ///
  /// A table without rows is a difference too: it would prove nothing.
  package var found: [String] {
    if compared == 0 { return ["nothing was compared"] }
    return differing > lines.count
      ? lines + ["and \(differing - lines.count) more of \(compared)"] : lines
  }
}
