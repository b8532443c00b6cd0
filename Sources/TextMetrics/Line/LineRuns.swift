/// The runs of a line in the order of its text; most lines have one, for which no array is made.
struct LineRuns: RandomAccessCollection, Sendable {
  private let only: LineRun?
  /// Empty if there is one at most.
  private let all: [LineRun]

  init(_ only: LineRun) {
    self.only = only
    all = []
  }

  init(_ runs: [LineRun]) {
    only = runs.count == 1 ? runs.first : nil
    all = runs.count == 1 ? [] : runs
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }
  var count: Int { only == nil ? all.count : 1 }

  subscript(place: Int) -> LineRun {
    guard let only else { return all[place] }
    return only
  }
}
