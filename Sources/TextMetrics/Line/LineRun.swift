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

  /// Whether some of its advances may be below zero.
  var goesBack = false
  /// Whether its advances come to less than nothing, as only those of a damaged font do: then no
  /// cell of it takes up less than nothing.
  var isDamaged = false

  var isRightToLeft: Bool { shaped.isRightToLeft }

  /// The edge of a grapheme boundary that lies in the run or at its ends.
  func edge(_ boundary: Int) -> Int { edges + boundary - graphemes.lowerBound }
}

extension LineRun {
  /// The run of a whole text from left to right in the first face.
  init(plain glyphCount: Int, _ graphemes: Graphemes) {
    self.init(
      shaped: ShapedRun(plain: glyphCount, graphemes), graphemes: 0..<graphemes.count, scale: 0,
      edges: 0, index: 0)
  }
}
