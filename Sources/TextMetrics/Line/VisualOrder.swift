/// The order in which runs stand from left to right.
struct VisualOrder: Sendable {
  private(set) var count: Int
  /// Empty if the runs stand as they are read.
  private var order: [Int] = []

  /// Of runs that stand as they are read.
  init(count: Int) { self.count = count }

  init(_ runs: [ShapedRun]) {
    // One run or none has no order to find.
    self.init(levels: runs.count > 1 ? runs.map(\.level) : [])
    count = runs.count
  }

  /// Reverses from the highest level to the lowest odd one (UAX #9, L2).
  init(levels: [UInt8]) {
    count = levels.count
    guard let highest = levels.max(),
      let lowest = levels.lazy.filter({ $0 & 1 == 1 }).min()
    else { return }
    order = Array(levels.indices)
    for level in stride(from: highest, through: lowest, by: -1) {
      var start = 0
      while start < count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
  }

  /// The run at a place from the left.
  subscript(place: Int) -> Int { order.isEmpty ? place : order[place] }

  /// All runs from left to right.
  var runs: some Sequence<Int> { (0..<count).lazy.map { self[$0] } }
}
