/// Ligatures as they were shaped between their neighbours, with the character before them.
///
/// They are an object, so that they leave the cache by one reference.
final class ShapedLigatures: Measurable {
  let word: ShapedWord
  /// Those in front of the characters.
  let edges: [Edge]
  /// Whether some of their advances are below zero.
  let goesBack: Bool

  /// Where a character begins.
  struct Edge {
    /// Where the cell begins that the character belongs to, counted from where the word begins.
    let cell: Int
    /// How far from there.
    let part: Double
    /// How the place was found.
    let kind: CaretStop.Kind
  }

  /// - Parameter carets: The places that the font gives inside a ligature.
  init(_ word: ShapedWord, _ graphemes: Graphemes, carets: (GlyphID) -> [Int32]) {
    self.word = word
    goesBack = word.glyphs.contains { $0.advance < 0 }
    let run = LineRun(plain: word.glyphs.count, graphemes)
    var (edges, pen) = ([Edge](), 0)
    run.forEachCell(word.glyphs, graphemes) { cell in
      let parts = CellParts(
        of: cell, units: max(0, cell.units), in: run, word.glyphs, carets: carets)
      edges.append(Edge(cell: pen, part: 0, kind: .glyphEdge))
      for number in 1..<max(1, cell.graphemes.count) {
        edges.append(Edge(cell: pen, part: parts.distance(number), kind: parts.kind))
      }
      pen += cell.units
    }
    self.edges = edges
  }

  var byteCount: Int { word.byteCount + edges.count * MemoryLayout<Edge>.stride + 80 }
}
