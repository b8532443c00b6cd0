/// How much stands on a stretch of a line: advances, apart for each scale that they are counted in.
struct LineAmount: Sendable {
  /// Advances in the units of the line's first scale.
  private var first = 0
  /// Advances in the units of the other scales; empty on most lines.
  private var others: [Int] = []
  /// Graphemes after which tracking is added.
  var tracked = 0

  /// The advances in the units of a scale.
  func units(_ scale: Int) -> Int {
    scale == 0 ? first : scale <= others.count ? others[scale - 1] : 0
  }

  mutating func add(_ units: Int, scale: Int) {
    if scale == 0 {
      first += units
    } else {
      while others.count < scale { others.append(0) }
      others[scale - 1] += units
    }
  }
}
