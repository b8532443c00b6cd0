import TextMetrics

/// A long line from left to right, made already, and random places on it.
struct LinePlaces {
  let line: ShapedLine
  let carets: CaretArray
  /// Some boundaries by number, the same as indices, and places near them, in points.
  private(set) var boundaries: [Int] = []
  private(set) var indices: [String.Index] = []
  private(set) var xs: [Double] = []

  private let stops: [CaretStop]
  private var random = SplitMix64(seed: 60)

  /// The line remembers; the carets that it is compared with are those of a line that does not.
  init(_ length: Int) throws {
    var texts = LongTexts(length, .latin, of: Benchmark.naturalLatin(seed: 61))
    let text = texts.next().string
    line = try ShapedLine.remembered(text, font: SampleFont.dejaVuSans.open())
    let plain = try ShapedLine(text, font: SampleFont.dejaVuSans.openUncached())
    stops = plain.caretStops
    carets = CaretArray(stops)
  }

  mutating func draw(_ count: Int) {
    boundaries = (0..<count).map { _ in random.number(in: 0...stops.count - 1) }
    indices = boundaries.map { stops[$0].index }
    xs = boundaries.map { stops[$0].x + Double(random.number(in: 0...100)) / 16 }
  }

  /// A caret that is not where the plain line has it.
  var caretDifference: String? {
    for (boundary, index) in zip(boundaries, indices) {
      let x = line.x(at: TextPosition(index))
      guard x == stops[boundary].x else {
        return "caret \(boundary) stands at \(x), not \(stops[boundary].x)"
      }
    }
    return nil
  }

  /// A hit that is not the nearer edge of what the place lies on.
  var hitDifference: String? {
    for x in xs {
      let hit = line.position(at: x).index
      let after = carets.boundary(at: x)
      let nearest = stops[max(0, after - 1)...after].map { abs($0.x - x) }.min() ?? 0
      guard abs(line.x(at: TextPosition(hit)) - x) == nearest || x >= line.width else {
        return "a hit at \(x) is not the nearest caret"
      }
    }
    return nil
  }
}
