/// A shaped run at its place on a line.
struct LineRun: Sendable {
  let shaped: ShapedRun
  /// The graphemes of the run.
  let graphemes: Range<Int>
  /// Which of the line's scales it counts in.
  let scale: Int
  /// Where its edges begin among those of the line.
  let edges: Int
  /// Its place in the order of the text.
  let index: Int
  /// What stands left of the run in its own scale.
  var unitsBefore = 0
  /// How many graphemes left of the run tracking is added after.
  var trackedBefore = 0
  /// The advances of its glyphs.
  var units = 0
  /// How many of its graphemes tracking is added after.
  var tracked = 0

  /// Whether some of its advances may be negative.
  var hasNegativeAdvances = false
  /// Whether the sum of its advances is negative, as only in a damaged font: then none of its
  /// clusters has a negative width.
  var isDamaged = false

  var isRightToLeft: Bool { shaped.isRightToLeft }

  /// The edge of a grapheme boundary that lies in the run or at its ends.
  func edge(_ boundary: Int) -> Int { edges + boundary - graphemes.lowerBound }
}

extension LineRun {
  /// The run of a whole text in the first face.
  init(plain glyphCount: Int, _ graphemes: Graphemes, level: UInt8 = 0) {
    let shaped = ShapedRun(
      range: 0..<graphemes.offset(graphemes.count), level: level, fontIndex: 0,
      glyphs: 0..<glyphCount)
    self.init(
      shaped: shaped, graphemes: 0..<graphemes.count, scale: 0, edges: 0, index: 0)
  }
}

extension LineRun {
  /// What a cluster takes up without tracking.
  func units(of cluster: Cluster) -> Int { isDamaged ? max(0, cluster.units) : cluster.units }

  /// Calls with each cluster of the run, in the order of the text.
  func forEachCluster(
    _ glyphs: [ShapedGlyph], _ text: Graphemes, _ body: (Cluster) -> Void
  ) {
    shaped.forEachCluster(of: graphemes, glyphs, text, body)
  }
}
