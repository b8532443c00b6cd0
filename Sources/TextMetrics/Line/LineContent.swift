/// What a line is made of, in the integers that it was shaped in: the same for every size.
///
/// Places become points when a ``ShapedLine`` is asked, by one multiplication each. No rounding
/// adds up along the line.
final class LineContent: Sendable {
  let graphemes: Graphemes
  let glyphs: [ShapedGlyph]
  /// The runs in the order of the text.
  let runs: [LineRun]
  let visualOrder: VisualOrder
  /// The edges of the graphemes, run after run and in the order of the text: one more a run than it
  /// has graphemes.
  let edges: LineEdges
  /// What stands on the whole line.
  let total: LineAmount
  /// What stands left of each run; empty if all count in one scale.
  let before: [LineAmount]
  let scales: LineScales
  let missing: [Range<Int>]
  let isRightToLeft: Bool

  /// Whether a face set the whole line, so that it depends on no other one.
  var isOfFirstFace: Bool {
    missing.isEmpty && runs.allSatisfy { $0.shaped.fontIndex == 0 }
  }

  init(_ building: consuming LineBuilding, missing: [Range<Int>]) {
    graphemes = building.graphemes
    glyphs = building.glyphs
    runs = building.runs
    visualOrder = building.visualOrder
    edges = building.edges()
    total = building.total
    scales = building.scales
    before = building.before
    self.missing = missing
    isRightToLeft = building.isRightToLeft
  }

  /// About how much memory it takes, in bytes.
  var byteCount: Int {
    400 + glyphs.count * MemoryLayout<ShapedGlyph>.stride + edges.byteCount + graphemes.byteCount
      + runs.count * MemoryLayout<LineRun>.stride
  }
}
