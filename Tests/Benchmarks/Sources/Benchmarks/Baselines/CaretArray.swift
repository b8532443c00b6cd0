import TextMetrics

/// The least that asking a line can be: one array of carets, read by number or searched by halves.
struct CaretArray {
  static let name = "array of carets"

  private let places: [Double]

  /// Keeps carets that stand from left to right.
  init(_ stops: [CaretStop]) { places = stops.map(\.x) }

  /// The place of a caret.
  func x(_ boundary: Int) -> Double { places[boundary] }

  /// The number of the first caret at or after a place; that of the last one if there is none.
  func boundary(at x: Double) -> Int {
    var (low, high) = (0, places.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < x { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
