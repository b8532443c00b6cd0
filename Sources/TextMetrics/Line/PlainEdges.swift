/// The edges of plain text: all that a line of it needs until it is drawn.
struct PlainEdges: PlainReading {
  /// Those in front of the characters so far; at last also the one behind.
  private(set) var edges: LineEdges
  /// Where the last one is.
  private var last = 0
  /// Where the pen stands.
  private(set) var pen = 0
  private(set) var glyphCount = 0
  /// Whether an edge lies before the one that is read before it.
  private var goesBack = false

  /// How many characters there are, when it is finished.
  var count: Int { edges.units.count - 1 }

  /// - Parameter count: The most characters that there are.
  init(count: Int) { edges = LineEdges(capacity: count + 1) }

  @inline(__always)
  mutating func add(
    _ slot: PairTable.Slot, of table: PairTable, advance: Int32, move: Int32, offset: Int
  ) {
    pen += Int(move)
    // What the move is more than the advance belongs to the character before.
    let edge = pen - Int(advance)
    if edge < last { goesBack = true }
    last = edge
    edges.append(Double(edge))
    glyphCount += 1
  }

  mutating func replace(_ count: Int, units: Int, by ligatures: ShapedLigatures, offset: Int) {
    pen -= units
    edges.removeLast(count)
    for edge in ligatures.edges { edges.append(Double(pen + edge.cell) + edge.part, edge.kind) }
    if ligatures.goesBack { goesBack = true }
    pen += ligatures.word.units
    last = pen
    glyphCount += ligatures.word.glyphs.count - count
  }

  mutating func replaceWord(by word: ShapedWord, offset: Int) -> Bool { false }

  /// Adds the last edge.
  ///
  /// - Returns: Whether the edges are in order.
  mutating func finish() -> Bool {
    edges.append(Double(pen))
    return !goesBack && pen >= last
  }
}
