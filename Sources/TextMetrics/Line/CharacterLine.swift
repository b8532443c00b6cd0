/// The edges and glyphs of a line of characters with a glyph each.
struct CharacterLine {
  let edges: LineEdges
  /// By grapheme; ``LineLayout/continuation`` inside ligatures.
  let glyphs: [UInt16]
  /// How many graphemes there are.
  let count: Int
  let glyphCount: Int
  let isRightToLeft: Bool
  /// The width.
  let units: Int
  /// The glyphs that are not drawn at the pen, in order; mostly none.
  let offsets: [Offset]

  struct Offset {
    let grapheme: Int
    let units: Int32
  }

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - capacity: The most characters that there can be.
  ///   - read: Returns whether the text is read from right to left; nil if it failed.
  /// - Returns: nil if `read` returns nil, the edges are not in order, or glyphs overlap.
  init?(capacity: Int, _ read: (inout CharacterLineSink) -> Bool?) {
    var result: CharacterLineSink.Result?
    var glyphs: [UInt16] = []
    let units = unsafe [Double](unsafeUninitializedCapacity: capacity + 1) { units, count in
      unsafe glyphs = [UInt16](unsafeUninitializedCapacity: capacity) { glyphs, glyphCount in
        var sink = unsafe CharacterLineSink(units, glyphs)
        guard let isRightToLeft = read(&sink), sink.finish(isRightToLeft: isRightToLeft) else {
          return
        }
        let read = sink.result(isRightToLeft: isRightToLeft)
        (count, glyphCount, result) = (read.count + 1, read.count, read)
      }
    }
    guard let result else { return nil }
    edges = LineEdges(units, inner: result.inner)
    self.glyphs = glyphs
    offsets = result.offsets
    (count, glyphCount, self.units) = (result.count, result.glyphCount, result.units)
    isRightToLeft = result.isRightToLeft
  }
}

/// Writes edges and glyphs where a line keeps them.
@safe
struct CharacterLineSink: CharacterSink {
  /// Room for an edge more than there are characters.
  private let edges: UnsafeMutableBufferPointer<Double>
  private let glyphs: UnsafeMutableBufferPointer<UInt16>
  private var inner: [LineEdges.Inner] = []
  private var offsets: [CharacterLine.Offset] = []
  private var count = 0
  private var glyphCount = 0
  private var units = 0
  /// The last edge.
  private var last = 0
  private var isInOrder = true

  struct Result {
    let count: Int
    let glyphCount: Int
    let units: Int
    let inner: [LineEdges.Inner]
    let offsets: [CharacterLine.Offset]
    let isRightToLeft: Bool
  }

  fileprivate init(
    _ edges: UnsafeMutableBufferPointer<Double>, _ glyphs: UnsafeMutableBufferPointer<UInt16>
  ) {
    unsafe self.edges = edges
    unsafe self.glyphs = glyphs
  }

  @inline(__always)
  mutating func add(_ glyph: UInt16, advance: Int32, move: Int32, moved: Int32, offset: Int) {
    if moved != 0 { offsets.append(.init(grapheme: count, units: moved)) }
    units += Int(move)
    // What the move is more than the advance belongs to the character before.
    let edge = units - Int(advance)
    if edge < last { isInOrder = false }
    last = edge
    append(Double(edge), glyph)
    glyphCount += 1
  }

  mutating func replaceLast(_ count: Int, units: Int, by segment: ShapedSegment, offset: Int) {
    self.count -= count
    self.units -= units
    // Else the line is made of the glyphs.
    if let last = offsets.last, last.grapheme >= self.count { isInOrder = false }
    if !segment.hasGlyphPerCluster { isInOrder = false }
    var next = segment.glyphs.makeIterator()
    for edge in segment.edges {
      let isInner = edge.kind != .glyphEdge
      if isInner { inner.append(.init(edge: self.count, kind: edge.kind)) }
      let glyph = isInner ? nil : next.next()
      append(
        Double(self.units + edge.cluster) + edge.distance,
        glyph.map { UInt16(truncatingIfNeeded: $0.glyph.rawValue) } ?? LineLayout.continuation)
    }
    self.units += segment.units
    last = self.units
    glyphCount += segment.glyphs.count - count
  }

  /// Adds the last edge.
  ///
  /// - Returns: Whether the edges are in order.
  fileprivate mutating func finish(isRightToLeft: Bool) -> Bool {
    unsafe edges[count] = Double(units)
    guard isInOrder, units >= last else { return false }
    if isRightToLeft {
      for index in 0...count { unsafe edges[index] = Double(units) - edges[index] }
    }
    return true
  }

  fileprivate func result(isRightToLeft: Bool) -> Result {
    Result(
      count: count, glyphCount: glyphCount, units: units, inner: inner,
      offsets: offsets, isRightToLeft: isRightToLeft)
  }

  @inline(__always)
  private mutating func append(_ edge: Double, _ glyph: UInt16) {
    unsafe edges[count] = edge
    unsafe glyphs[count] = glyph
    count += 1
  }
}
