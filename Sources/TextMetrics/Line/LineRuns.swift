/// The runs of a line in the order of its text; most lines have one, for which no array is made.
struct LineRuns: RandomAccessCollection, Sendable {
  let count: Int
  private let first: LineRun
  private let others: [LineRun]

  init(_ only: LineRun) {
    count = 1
    first = only
    others = []
  }

  init(_ runs: [LineRun]) {
    count = runs.count
    first = runs.first ?? LineRun(plain: 0, Graphemes(""))
    others = Array(runs.dropFirst())
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(place: Int) -> LineRun { place == 0 ? first : others[place - 1] }
}
