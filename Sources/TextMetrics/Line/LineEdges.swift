/// The places between graphemes, each counted from the left end of its run in the run's units.
///
/// They are whole numbers but inside of ligatures.
struct LineEdges: Sendable {
  private(set) var units: [Double] = []
  /// The tracked graphemes left of each edge within its run; empty on a line without tracking.
  private(set) var tracked: [Int32] = []
  /// How the edges that lie inside ligatures were found.
  private(set) var inner: [Int: CaretStop.Kind] = [:]

  mutating func append(_ units: Double, tracked: Int?) {
    self.units.append(units)
    if let tracked { self.tracked.append(Int32(tracked)) }
  }

  mutating func append(inside units: Double, _ kind: CaretStop.Kind, tracked: Int?) {
    inner[self.units.count] = kind
    append(units, tracked: tracked)
  }

  mutating func reserveCapacity(_ count: Int) { units.reserveCapacity(count) }
}
