/// The scales that the runs of a line count in, each by how many of its units make an em.
struct LineScales: Sendable {
  private var first = 0
  /// Empty on most lines.
  private var others: [Int] = []

  var count: Int { first == 0 ? 0 : 1 + others.count }

  subscript(scale: Int) -> Int { scale == 0 ? first : others[scale - 1] }

  /// The scale of a number of units in an em, added if it is new.
  mutating func scale(unitsPerEm units: Int) -> Int {
    if first == units { return 0 }
    if first == 0 {
      first = units
      return 0
    }
    if let index = others.firstIndex(of: units) { return index + 1 }
    others.append(units)
    return others.count
  }
}
