/// Places the runs of a shaped text on a line.
struct LinePlacing {
  let text: String
  let graphemes: Graphemes
  let font: Font
  let shaping: Shaping
  let baseLevel: UInt8
  private(set) var runs: [PlacedRun]
  private(set) var glyphs: [ShapedGlyph]
  private(set) var visualOrder: [Int] = []
  private(set) var width = 0.0

  init(
    _ shaped: ShapedText, text: String, graphemes: Graphemes, font: Font, shaping: Shaping
  ) {
    self.text = text
    self.graphemes = graphemes
    self.font = font
    self.shaping = shaping
    baseLevel = shaped.baseLevel
    glyphs = shaped.glyphs
    let faces = font.faces
    runs = shaped.runs.map { run in
      PlacedRun(
        shaped: run,
        graphemes: graphemes.boundary(
          atOrBefore: run.range.lowerBound)..<graphemes.boundary(atOrBefore: run.range.upperBound),
        scale: font.scale(of: faces[run.fontIndex]), tracking: font.tracking)
    }
    visualOrder = VisualOrder.of(runs.map(\.shaped.level))
    for index in runs.indices {
      runs[index].own.units = glyphs[runs[index].shaped.glyphs].reduce(0) { $0 + Int($1.advance) }
      if font.tracking != 0 {
        runs[index].own.tracked = runs[index].graphemes.count { isTracked($0) }
      }
    }
    if text.utf8.contains(Self.tab) { setTabs() }
    var sum = PlacedSum(tracking: font.tracking)
    for index in visualOrder {
      runs[index].before = sum.amount(in: runs[index].scale)
      sum.add(runs[index].own, runs[index].scale)
    }
    width = max(0, sum.points)  // Tracking may take away more than there is.
  }

  func isTracked(_ grapheme: Int) -> Bool { ShapedText.isTracked(text[utf8: graphemes[grapheme]]) }

  private static let tab = UInt8(ascii: "\t")

  /// Gives each tab what is left to the next stop: eight spaces, from the line's start.
  private mutating func setTabs() {
    let scale = font.scale(of: font.face)
    let stop = 8 * Int(font.units(of: .own, in: font.face))
    guard stop > 0 else { return }
    var sum = PlacedSum(tracking: font.tracking)
    for index in runs.indices {
      runs[index].cells(glyphs, graphemes) { cell in
        var count = PlacedAmount.Count(units: cell.units)
        if font.tracking != 0 { count.tracked = cell.graphemes.count { isTracked($0) } }
        if let glyph = cell.glyphs.first, isTab(glyphs[glyph]) {
          let before = sum.amount(in: scale)
          let points = before.base + font.tracking * Double(before.count.tracked)
          let units = before.count.units + Int((points / scale.points(1)).rounded())
          count.units = stop - units % stop
          glyphs[glyph].advance = Int32(clamping: count.units)
          runs[index].own.units += count.units - cell.units
        }
        sum.add(count, runs[index].scale)
      }
    }
  }

  private func isTab(_ glyph: ShapedGlyph) -> Bool {
    text.utf8[text.utf8.index(text.startIndex, offsetBy: Int(glyph.cluster))] == Self.tab
  }
}
