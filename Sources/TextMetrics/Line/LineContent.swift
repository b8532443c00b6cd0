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
  let scales: LineScales
  let missing: [Range<Int>]
  let isRightToLeft: Bool

  init(_ building: LineBuilding, _ shaped: ShapedText) {
    graphemes = building.graphemes
    glyphs = building.glyphs
    runs = building.runs
    visualOrder = building.visualOrder
    edges = building.edges()
    total = building.total
    scales = building.scales
    missing = shaped.missing
    isRightToLeft = building.isRightToLeft
  }
}
