/// Places the runs of a shaped text on a line.
struct LineBuilding: ~Copyable {
  let text: String
  let graphemes: Graphemes
  let font: Font
  let shaping: Shaping
  let isRightToLeft: Bool
  private(set) var runs: [LineRun] = []
  private(set) var glyphs: [ShapedGlyph]
  private(set) var visualOrder: VisualOrder
  private(set) var scales = LineScales()
  private(set) var total = LineAmount()
  /// What stands left of each run, if the runs count in several scales.
  private(set) var before: [LineAmount] = []
  private var tracked = TrackedGraphemes()

  init(_ shaped: ShapedText, text: String, font: Font, shaping: Shaping) {
    self.text = text
    graphemes = shaped.graphemes
    self.font = font
    self.shaping = shaping
    isRightToLeft = shaped.baseLevel == 1
    visualOrder = VisualOrder(shaped.runs)
    glyphs = shaped.glyphs
    runs.reserveCapacity(shaped.runs.count)
    var edges = 0
    for run in shaped.runs {
      let range = graphemes.boundaries(of: run.range)
      let scale = scales.scale(unitsPerEm: font.unitsPerEm(of: font.face(run.fontIndex)))
      runs.append(
        LineRun(shaped: run, graphemes: range, scale: scale, edges: edges, index: runs.count))
      edges += range.count + 1
    }
    if font.tracking != 0 { findTracked() }
    for index in runs.indices {
      var run = runs[index]
      measure(&run)
      if run.units < 0 {
        run.isDamaged = true
        measure(&run)
      }
      runs[index] = run
    }
    if shaped.hasTabs { setTabs() }
    if scales.count > 1 { before = Array(repeating: LineAmount(), count: runs.count) }
    for index in visualOrder.runs {
      if scales.count > 1 { before[index] = total }
      runs[index].unitsBefore = total.units(runs[index].scale)
      runs[index].trackedBefore = total.tracked
      total.add(runs[index].units, scale: runs[index].scale)
      total.tracked += runs[index].tracked
    }
  }

  private mutating func findTracked() {
    let kinds = (0..<graphemes.count).map {
      TrackedGraphemes.Kind(
        text[utf8: graphemes[$0]].unicodeScalars, joinsLetters: shaping != .simple)
    }
    tracked = TrackedGraphemes(
      runs, visualOrder, glyphs, graphemes, kinds: kinds, placement: font.trackingPlacement,
      isRightToLeft: isRightToLeft)
  }

  private func measure(_ run: inout LineRun) {
    (run.units, run.tracked) = (0, 0)
    guard font.tracking != 0 || run.isDamaged else {
      var (units, least) = (0, 0)
      for glyph in run.shaped.glyphs {
        let advance = Int(glyphs[glyph].advance)
        units += advance
        least = min(least, advance)
      }
      (run.units, run.goesBack) = (units, least < 0)
      return
    }
    var (units, tracked) = (0, 0)
    run.forEachCell(glyphs, graphemes) { cell in
      let room = room(for: cell, in: run)
      units += room.units
      tracked += room.tracked
    }
    (run.units, run.tracked, run.goesBack) = (units, tracked, true)
  }

  /// How much a cell takes up: its advances, and how many of its graphemes tracking is added after.
  ///
  /// It takes up nothing where tracking would take away more than there is, so that no caret stands
  /// before the one that is read before it.
  func room(for cell: Cell, in run: LineRun) -> (units: Int, tracked: Int) {
    let units = run.units(of: cell)
    let tracked = trackedCount(cell.graphemes)
    guard tracked > 0, font.tracking < 0 else { return (units, tracked) }
    let width = Double(units) * font.unitSize / Double(scales[run.scale])
    return width + font.tracking * Double(tracked) < 0 ? (min(0, units), 0) : (units, tracked)
  }

  /// How many of some graphemes tracking is added after.
  func trackedCount(_ range: Range<Int>) -> Int { tracked.count(range) }

  private static let tab = UInt8(ascii: "\t")

  /// Gives each tab what is left to the next stop of eight spaces from the line's start that is at
  /// least half a "0" away (CSS Text 3, "tab-size").
  private mutating func setTabs() {
    let stop = 8 * Int(font.units(of: .own, in: font.face))
    guard stop > 0 else { return }
    let least = leastTab
    let units = Double(font.unitsPerEm(of: font.face))
    let tracking = font.tracking * units / font.unitSize
    var before = LineAmount()
    let untabbed = glyphs  // Read from here, so that writing copies the glyphs once at most.
    for index in runs.indices {
      runs[index].forEachCell(untabbed, graphemes) { cell in
        var cell = cell
        if let glyph = cell.glyphs.first, isTab(glyphs[glyph]) {
          // In the units of the first face, rounded only where others stand before the tab.
          let passed = (0..<scales.count).reduce(tracking * Double(before.tracked)) {
            $0 + Double(before.units($1)) * units / Double(scales[$1])
          }
          // Tracking at a size of next to nothing is more than an integer holds, or infinite.
          let over = passed.truncatingRemainder(dividingBy: Double(stop))
          let rest = over.isFinite ? Double(stop) - over : Double(stop)
          let missed = max(0, ((least - rest) / Double(stop)).rounded(.up))
          let advance = Int32(clamping: Int((rest + missed * Double(stop)).rounded()))
          cell.units += Int(advance - glyphs[glyph].advance)
          glyphs[glyph].advance = advance
        }
        let room = room(for: cell, in: runs[index])
        before.add(room.units, scale: runs[index].scale)
        before.tracked += room.tracked
      }
      var run = runs[index]
      measure(&run)
      runs[index] = run
    }
  }

  /// Half of a "0"; half of half an em in a font that has none (CSS Values 4, "ch").
  private var leastTab: Double {
    guard let zero = font.face.glyph(for: "0") else {
      return Double(font.unitsPerEm(of: font.face)) * font.size / font.unitSize / 4
    }
    return Double(font.units(of: zero, in: font.face)) / 2
  }

  private func isTab(_ glyph: ShapedGlyph) -> Bool {
    text.utf8[text.index(utf8: Int(glyph.cluster))] == Self.tab
  }
}
