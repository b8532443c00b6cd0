/// Glyphs that were shaped together and do not depend on their neighbours.
final class ShapedSegment: Sendable {
  /// In visual order; clusters count from the beginning of the segment.
  let glyphs: [ShapedGlyph]
  /// The sum of the advances.
  let units: Int
  /// Whether the face lacks a glyph for some of the text.
  let lacksGlyphs: Bool
  /// The leading edges of the graphemes; empty unless they were asked for.
  let edges: [Edge]

  /// The leading edge of a grapheme of a segment that is read from left to right.
  struct Edge {
    /// The left edge of its cluster.
    let cluster: Int
    /// The distance from there.
    let distance: Double
    let kind: CaretSource
  }

  /// Whether each cluster has one glyph, at its edge and of no negative advance.
  let hasGlyphPerCluster: Bool

  init(_ glyphs: some Sequence<ShapedGlyph>, start: Int) {
    self.glyphs = glyphs.map { $0.moved(by: Int32(-start)) }
    units = self.glyphs.reduce(0) { $0 + Int($1.advance) }
    lacksGlyphs = self.glyphs.contains { $0.glyph == .notdef }
    edges = []
    hasGlyphPerCluster = false
  }

  /// Makes a segment that is read from left to right, with the edges of its graphemes.
  ///
  /// - Parameter carets: The positions that the font gives inside a ligature.
  init(
    _ glyphs: [ShapedGlyph], start: Int, _ graphemes: Graphemes, carets: (GlyphID) -> [Int32]
  ) {
    let moved = glyphs.map { $0.moved(by: Int32(-start)) }
    let run = ShapedRun(
      range: 0..<graphemes.offset(graphemes.count), level: 0, fontIndex: 0, glyphs: moved.indices)
    var (edges, pen) = ([Edge](), 0)
    run.forEachCluster(of: 0..<graphemes.count, moved, graphemes) { cluster in
      let inner = ClusterCarets(
        of: cluster, units: max(0, cluster.units), isRightToLeft: false, moved, carets: carets)
      edges.append(Edge(cluster: pen, distance: 0, kind: .glyphEdge))
      for number in 1..<max(1, cluster.graphemes.count) {
        edges.append(Edge(cluster: pen, distance: inner.distance(number), kind: inner.kind))
      }
      pen += cluster.units
    }
    self.glyphs = moved
    units = moved.reduce(0) { $0 + Int($1.advance) }
    lacksGlyphs = moved.contains { $0.glyph == .notdef }
    self.edges = edges
    hasGlyphPerCluster =
      moved.allSatisfy {
        $0.xOffset == 0 && $0.yOffset == 0 && $0.advance >= 0 && $0.glyph.rawValue < UInt16.max
      } && edges.count { $0.kind == .glyphEdge } == moved.count
  }

  /// About how many bytes it takes in a cache, with its key.
  var byteCount: Int {
    240 + glyphs.count * MemoryLayout<ShapedGlyph>.stride + edges.count * MemoryLayout<Edge>.stride
  }
}
