/// Places the runs of a shaped text on a line.
struct LineBuilding: ~Copyable {
  let text: String
  let graphemes: Graphemes
  let font: Font
  private let request: ShapingRequest
  private let shaper: TextShaper
  let isRightToLeft: Bool
  private(set) var runs: [LineRun] = []
  private(set) var glyphs: [ShapedGlyph]
  private(set) var visualOrder: VisualOrder
  private(set) var scales = LineScales()
  private(set) var total = LineAmount()
  /// What stands left of each run, if the runs count in several scales.
  private(set) var before: [LineAmount] = []
  private var tracked = TrackedGraphemes()

  init(
    _ shaped: ShapedText, text: String, _ font: Font, _ request: ShapingRequest,
    _ shaper: TextShaper
  ) {
    self.text = text
    graphemes = shaped.graphemes
    self.font = font
    self.request = request
    self.shaper = shaper
    isRightToLeft = shaped.baseLevel == 1
    visualOrder = VisualOrder(shaped.runs)
    glyphs = shaped.glyphs
    runs.reserveCapacity(shaped.runs.count)
    var edges = 0
    for run in shaped.runs {
      let range = graphemes.boundaries(of: run.range)
      let scale = scales.scale(
        unitsPerEm: font.stack.unitsPerEm(of: font.stack.faces[run.fontIndex]))
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
        text[utf8: graphemes[$0]].unicodeScalars, joinsLetters: request.shaping != .simple)
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
      (run.units, run.hasNegativeAdvances) = (units, least < 0)
      return
    }
    var (units, tracked) = (0, 0)
    run.forEachCluster(glyphs, graphemes) { cluster in
      let room = room(for: cluster, in: run)
      units += room.units
      tracked += room.tracked
    }
    (run.units, run.tracked, run.hasNegativeAdvances) = (units, tracked, true)
  }

  /// How much a cluster takes up: its advances, and how many of its graphemes tracking is added after.
  ///
  /// It takes up nothing where tracking would take away more than there is, so that no caret stands
  /// before the one that is read before it.
  func room(for cluster: Cluster, in run: LineRun) -> (units: Int, tracked: Int) {
    let units = run.units(of: cluster)
    let tracked = trackedCount(cluster.graphemes)
    guard tracked > 0, font.tracking < 0 else { return (units, tracked) }
    let width = Double(units) * font.unitSize / Double(scales[run.scale])
    return width + font.tracking * Double(tracked) < 0 ? (min(0, units), 0) : (units, tracked)
  }

  /// How many of some graphemes tracking is added after.
  func trackedCount(_ range: Range<Int>) -> Int { tracked.count(range) }

  /// The caret positions that the font gives inside a ligature.
  func carets(of glyph: GlyphID, in run: LineRun) -> [Int32] {
    request.shaping == .simple
      ? [] : shaper.ligatureCarets(of: glyph, fontIndex: run.shaped.fontIndex, font.stack)
  }

  private static let tab = UInt8(ascii: "\t")

  /// Gives each tab what is left to the next stop of eight spaces from the line's start that is at
  /// least half a "0" away (CSS Text 3, "tab-size").
  private mutating func setTabs() {
    let stop = 8 * Int(font.stack.units(of: .own, in: font.face))
    guard stop > 0 else { return }
    let least = leastTab
    let units = Double(font.stack.unitsPerEm(of: font.face))
    let tracking = font.tracking * units / font.unitSize
    var before = LineAmount()
    let untabbed = glyphs  // Read from here, so that writing copies the glyphs once at most.
    for index in runs.indices {
      runs[index].forEachCluster(untabbed, graphemes) { cluster in
        var cluster = cluster
        if let glyph = cluster.glyphs.first, isTab(glyphs[glyph]) {
          // In the units of the first face, rounded only where others stand before the tab.
          let passed = (0..<scales.count).reduce(tracking * Double(before.tracked)) {
            $0 + Double(before.units($1)) * units / Double(scales[$1])
          }
          // Tracking at a size of next to nothing is more than an integer holds, or infinite.
          let over = passed.truncatingRemainder(dividingBy: Double(stop))
          let rest = over.isFinite ? Double(stop) - over : Double(stop)
          let missed = max(0, ((least - rest) / Double(stop)).rounded(.up))
          let advance = Int32(clamping: Int((rest + missed * Double(stop)).rounded()))
          cluster.units += Int(advance - glyphs[glyph].advance)
          glyphs[glyph].advance = advance
        }
        let room = room(for: cluster, in: runs[index])
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
      return Double(font.stack.unitsPerEm(of: font.face)) * font.size / font.unitSize / 4
    }
    return Double(font.stack.units(of: zero, in: font.face)) / 2
  }

  private func isTab(_ glyph: ShapedGlyph) -> Bool {
    text.utf8[text.index(utf8: Int(glyph.cluster))] == Self.tab
  }
}
