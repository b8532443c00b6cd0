/// The places between graphemes, each counted from the left end of its run in the run's units.
struct LineEdges: Sendable {
  /// A place inside a ligature.
  struct Inner: Sendable {
    /// Units from the left end of the run; not always whole.
    var units: Double
    var kind: CaretStop.Kind
  }

  private(set) var units: [Int] = []
  /// The tracked graphemes left of each edge within its run; empty on a line without tracking.
  private(set) var tracked: [Int32] = []
  /// The edges that lie inside ligatures.
  private(set) var inner: [Int: Inner] = [:]

  mutating func append(_ units: Int, tracked: Int?) {
    self.units.append(units)
    if let tracked { self.tracked.append(Int32(tracked)) }
  }

  mutating func append(_ inner: Inner, tracked: Int?) {
    self.inner[units.count] = inner
    append(Int(inner.units), tracked: tracked)
  }

  mutating func reserveCapacity(_ count: Int) { units.reserveCapacity(count) }
}
