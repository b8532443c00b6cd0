/// What a line is made of, in the integers that it was shaped in: the same for every size.
///
/// Places become points when a ``ShapedLine`` is asked, by one multiplication each. No rounding
/// adds up along the line.
final class LineContent: Sendable {
  let graphemes: Graphemes
  let glyphs: [ShapedGlyph]
  /// The runs in the order of the text.
  let runs: LineRuns
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
    runs = LineRuns(building.runs)
    visualOrder = building.visualOrder
    edges = building.edges()
    total = building.total
    scales = building.scales
    before = building.before
    self.missing = missing
    isRightToLeft = building.isRightToLeft
  }

  /// What a line of plain text without tracking is made of.
  ///
  /// - Returns: nil if some of its advances are below zero.
  init?(plain glyphs: [ShapedGlyph], _ graphemes: Graphemes, _ font: Font, _ shaping: Shaping) {
    var scales = LineScales()
    let scale = scales.scale(unitsPerEm: font.unitsPerEm(of: font.face))
    var run = LineRun(
      shaped: ShapedRun(plain: glyphs, graphemes), graphemes: 0..<graphemes.count, scale: scale,
      edges: 0, index: 0)
    var edges = LineEdges(count: graphemes.count + 1, isTracked: false)
    let (units, goesBack) = edges.setAdvances(of: run, glyphs, graphemes, font, shaping)
    guard !goesBack else { return nil }
    run.units = units
    var total = LineAmount()
    total.add(units, scale: scale)
    self.graphemes = graphemes
    self.glyphs = glyphs
    runs = LineRuns(run)
    visualOrder = VisualOrder(count: 1)
    self.edges = edges
    self.total = total
    self.scales = scales
    before = []
    missing = []
    isRightToLeft = false
  }

  /// About how much memory it takes, in bytes.
  var byteCount: Int {
    400 + glyphs.count * MemoryLayout<ShapedGlyph>.stride + edges.byteCount + graphemes.byteCount
      + runs.count * MemoryLayout<LineRun>.stride
  }
}

extension LineContent {
  /// Shapes a text, which must be contiguous, and places it.
  static func make(
    _ text: String, _ font: Font, _ shaping: Shaping, _ direction: WritingDirection
  ) -> LineContent {
    let shaped: ShapedText
    if let plain = shaping.shapePlain(text, font: font, direction: direction) {
      if font.tracking == 0,
        let content = LineContent(plain: plain.glyphs, plain.graphemes, font, shaping)
      {
        return content
      }
      shaped = ShapedText(plain: plain.glyphs, plain.graphemes)
    } else {
      shaped = shaping.shape(text, font: font, direction: direction)
    }
    return LineContent(
      LineBuilding(shaped, text: text, font: font, shaping: shaping), missing: shaped.missing)
  }
}
