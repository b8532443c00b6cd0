/// The edges of plain text: all that a line of it needs until it is drawn.
struct PlainEdges: PlainReading {
  /// Those in front of the characters so far.
  private var edges: LineEdges
  /// Where the last one is.
  private var last = 0
  /// Where the pen stands.
  private(set) var pen = 0
  private(set) var glyphCount = 0
  /// Whether an edge lies before the one that is read before it.
  private var goesBack = false

  /// - Parameter count: The most characters that there are.
  init(count: Int) { edges = LineEdges(capacity: count + 1) }

  @inline(__always)
  mutating func add(_ slot: PairTable.Slot, of table: PairTable, move: Int32, offset: Int) {
    pen += Int(move)
    // What the move is more than the advance belongs to the character before.
    let edge = pen - table.advance(slot)
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

  /// All edges, when the text is read; nil if they are not in order.
  consuming func finished() -> LineEdges? {
    guard !goesBack, pen >= last else { return nil }
    edges.append(Double(pen))
    return edges
  }
}
