/// What a line is made of, in the integers that it was shaped in: the same for every size.
///
/// Places become points when a ``ShapedLine`` is asked, by one multiplication each. No rounding
/// adds up along the line.
final class LineContent: Sendable {
  let graphemes: Graphemes
  /// nil for plain text, of which they are found again when it is drawn.
  let glyphs: [ShapedGlyph]?
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
  /// Whether some of the text may be an emoji, so that all faces decide which one sets it.
  let mayHavePresentation: Bool

  /// Whether a face set the whole line, so that it depends on no other one.
  var isOfFirstFace: Bool {
    missing.isEmpty && runs.allSatisfy { $0.shaped.fontIndex == 0 }
  }

  init(
    _ building: consuming LineBuilding, missing: [Range<Int>], mayHavePresentation: Bool
  ) {
    graphemes = building.graphemes
    glyphs = building.glyphs
    runs = LineRuns(building.runs)
    visualOrder = building.visualOrder
    edges = building.edges()
    total = building.total
    scales = building.scales
    before = building.before
    self.missing = missing
    self.mayHavePresentation = mayHavePresentation
    isRightToLeft = building.isRightToLeft
  }

  /// What a line of plain text is made of.
  init(plain graphemes: Graphemes, _ edges: LineEdges, _ sum: PlainEdges.Sum, _ font: Font) {
    var (scales, total) = (LineScales(), LineAmount())
    var run = LineRun(plain: sum.glyphCount, graphemes)
    run.units = sum.units
    total.add(sum.units, scale: scales.scale(unitsPerEm: font.unitsPerEm(of: font.face)))
    self.graphemes = graphemes
    glyphs = nil
    runs = LineRuns(run)
    visualOrder = VisualOrder(count: 1)
    self.edges = edges
    self.total = total
    self.scales = scales
    before = []
    missing = []
    mayHavePresentation = false
    isRightToLeft = false
  }

  /// About how much memory it takes, in bytes.
  var byteCount: Int {
    400 + (glyphs?.count ?? 0) * MemoryLayout<ShapedGlyph>.stride + edges.byteCount
      + graphemes.byteCount + runs.count * MemoryLayout<LineRun>.stride
  }
}

extension LineContent {
  /// Shapes a text, which must be contiguous, and places it.
  static func make(
    _ text: String, _ font: Font, _ shaping: Shaping, _ direction: WritingDirection
  ) -> LineContent {
    if font.tracking == 0, direction != .rightToLeft, let plain = plain(text, font, shaping) {
      return plain
    }
    let shaped = shaping.shape(text, font: font, direction: direction)
    return LineContent(
      LineBuilding(shaped, text: text, font: font, shaping: shaping), missing: shaped.missing,
      mayHavePresentation: shaped.mayHavePresentation)
  }

  /// Places a text that is plain; nil if that is not known without its glyphs.
  private static func plain(_ text: String, _ font: Font, _ shaping: Shaping) -> LineContent? {
    let content = unsafe text.utf8.withContiguousStorageIfAvailable { text -> LineContent? in
      guard !text.isEmpty, unsafe PlainText(text) != nil else { return nil }
      var edges = LineEdges(count: text.count + 1, isTracked: false)
      guard
        let sum = edges.read({ unsafe shaping.readPlain(text, font, into: &$0) && $0.finish() })
      else { return nil }
      return unsafe LineContent(
        plain: Graphemes(plain: text, count: sum.count - 1), edges, sum, font)
    }
    return content.flatMap { $0 }
  }
}
