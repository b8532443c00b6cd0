/// The places between graphemes, each counted from the left end of its run in the run's units.
///
/// They are whole numbers but inside of ligatures. Along a run each lies at the one that is read
/// before it or beyond.
struct LineEdges: Sendable {
  private(set) var units: [Double] = []
  /// The tracked graphemes left of each edge within its run; empty on a line without tracking.
  private(set) var tracked: [Int32] = []
  /// Where the pen stood at each edge; empty where it stood at the edge.
  private var pens: [Double] = []
  /// The edges that lie inside ligatures, in order.
  private var inner: [Inner] = []

  struct Inner {
    let edge: Int
    /// How the place was found.
    let kind: CaretSource
  }

  /// All at 0.
  ///
  /// - Parameter count: How many edges there are.
  init(count: Int, isTracked: Bool) {
    units.append(contentsOf: repeatElement(0, count: count))
    if isTracked { tracked = Array(repeating: 0, count: count) }
  }

  /// About how much memory they take.
  var byteCount: Int {
    (units.count + pens.count) * 8 + tracked.count * 4 + inner.count * MemoryLayout<Inner>.stride
  }

  /// Those of a line without tracking, in order.
  init(_ units: [Double], inner: [Inner]) {
    self.units = units
    self.inner = inner
  }

  mutating func set(_ edge: Int, _ units: Double, tracked: Int = 0) {
    self.units[edge] = units
    if !self.tracked.isEmpty { self.tracked[edge] = Int32(tracked) }
  }

  /// Sets an edge inside of a ligature; those of a line are set in order.
  mutating func set(_ edge: Int, inside units: Double, _ kind: CaretSource, tracked: Int = 0) {
    inner.append(Inner(edge: edge, kind: kind))
    set(edge, units, tracked: tracked)
  }

  /// Works on the edges of a line without tracking.
  mutating func withUnits<Answer>(
    _ body: (UnsafeMutableBufferPointer<Double>) -> Answer
  ) -> Answer {
    unsafe units.withUnsafeMutableBufferPointer { unsafe body($0) }
  }

  /// Where the pen stood at an edge.
  func pen(_ edge: Int) -> Double { pens.isEmpty ? units[edge] : pens[edge] }

  /// Keeps the edges of a run in order where the pen goes back over what it passed, because a font
  /// has advances below zero or kerns away more than a letter is wide: an edge waits for the pen.
  mutating func order(_ run: LineRun) {
    let edges = run.edge(run.graphemes.lowerBound)...run.edge(run.graphemes.upperBound)
    let sign: Double = run.isRightToLeft ? -1 : 1
    guard zip(edges, edges.dropFirst()).contains(where: { (units[$1] - units[$0]) * sign < 0 })
    else { return }
    if pens.isEmpty { pens = units }
    let width = Double(max(0, run.units))
    var passed = 0.0
    for edge in edges {
      passed = min(max(passed, run.isRightToLeft ? width - pens[edge] : pens[edge]), width)
      units[edge] = run.isRightToLeft ? width - passed : passed
    }
  }

  /// How the place of an edge was found.
  func kind(_ edge: Int) -> CaretSource {
    var (low, high) = (0, inner.count)
    while low < high {
      let middle = (low + high) / 2
      if inner[middle].edge < edge { low = middle + 1 } else { high = middle }
    }
    return low < inner.count && inner[low].edge == edge ? inner[low].kind : .glyphEdge
  }

  /// How the places of edges were found that are asked for in order.
  var kinds: Kinds { Kinds(rest: inner[...]) }

  struct Kinds {
    fileprivate var rest: ArraySlice<Inner>

    /// The kind of an edge that lies behind the last one.
    mutating func kind(_ edge: Int) -> CaretSource {
      guard let next = rest.first, next.edge == edge else { return .glyphEdge }
      rest.removeFirst()
      return next.kind
    }
  }
}
