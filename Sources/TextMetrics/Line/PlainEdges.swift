/// The edges of plain text: all that a line of it needs until it is drawn.
@safe
struct PlainEdges: PlainReading {
  /// Those in front of the characters, and at last the one behind.
  ///
  /// They lie in the array that the line keeps, which outlives the reading. One is written for each
  /// character that is read, and one at last, so that there is room.
  private let edges: UnsafeMutableBufferPointer<Double>
  /// What is known besides.
  private(set) var sum = Sum()
  /// Where the last one is.
  private var last = 0
  /// Whether one lies before the one that is read before it.
  private var goesBack = false

  struct Sum {
    /// How many edges there are.
    fileprivate(set) var count = 0
    /// Those inside of ligatures.
    fileprivate(set) var inner: [LineEdges.Inner] = []
    /// Where the pen stands.
    fileprivate(set) var units = 0
    fileprivate(set) var glyphCount = 0
  }

  /// - Parameter edges: Room for one more than there are characters at most.
  init(_ edges: UnsafeMutableBufferPointer<Double>) { unsafe self.edges = edges }

  @inline(__always)
  mutating func add(
    _ slot: PairTable.Slot, of table: PairTable, advance: Int32, move: Int32, offset: Int
  ) {
    sum.units += Int(move)
    // What the move is more than the advance belongs to the character before.
    let edge = sum.units - Int(advance)
    if edge < last { goesBack = true }
    last = edge
    append(Double(edge))
    sum.glyphCount += 1
  }

  mutating func replace(_ count: Int, units: Int, by ligatures: ShapedLigatures, offset: Int) {
    sum.count -= count
    sum.units -= units
    for edge in ligatures.edges {
      if edge.kind != .glyphEdge { sum.inner.append(.init(edge: sum.count, kind: edge.kind)) }
      append(Double(sum.units + edge.cell) + edge.part)
    }
    if ligatures.goesBack { goesBack = true }
    sum.units += ligatures.word.units
    last = sum.units
    sum.glyphCount += ligatures.word.glyphs.count - count
  }

  mutating func replaceWord(by word: ShapedWord, offset: Int) -> Bool { false }

  /// Adds the last edge.
  ///
  /// - Returns: Whether the edges are in order.
  mutating func finish() -> Bool {
    append(Double(sum.units))
    return !goesBack && sum.units >= last
  }

  @inline(__always)
  private mutating func append(_ edge: Double) {
    unsafe edges[sum.count] = edge
    sum.count += 1
  }
}
