/// What cannot be parted when glyphs are told from each other: one or more graphemes, and all the
/// glyphs that stand for them.
struct Cell {
  var graphemes: Range<Int>
  /// Where its glyphs stand among those of the line; they are in visual order.
  var glyphs: Range<Int>
  /// The advances of its glyphs.
  var units: Int
}

extension LineRun {
  /// What a cell takes up without tracking.
  func units(of cell: Cell) -> Int { isDamaged ? max(0, cell.units) : cell.units }

  /// Calls with each cell of the run, in the order of the text.
  func forEachCell(_ records: [ShapedGlyph], _ text: Graphemes, _ body: (Cell) -> Void) {
    var (start, taken) = (graphemes.lowerBound, 0)
    while start < graphemes.upperBound {
      let cell = cell(at: start, after: taken, records, text)
      body(cell)
      start = cell.graphemes.upperBound
      taken += cell.glyphs.count
    }
  }

  /// The cell that begins with a grapheme, after the cells that some of the glyphs belong to.
  func cell(
    at start: Int, after first: Int, _ records: [ShapedGlyph], _ text: Graphemes
  ) -> Cell {
    let range = shaped.glyphs
    /// The place of the n-th glyph in the order of the text.
    func place(_ n: Int) -> Int {
      isRightToLeft ? range.upperBound - 1 - n : range.lowerBound + n
    }
    var (taken, units) = (first, 0)
    while taken < range.count, records[place(taken)].cluster < text.offset(start + 1) {
      units += Int(records[place(taken)].advance)
      taken += 1
    }
    var end = graphemes.upperBound
    if taken < range.count {
      end = start + 1
      while text.offset(end + 1) <= records[place(taken)].cluster { end += 1 }
    }
    let glyphs =
      isRightToLeft
      ? range.upperBound - taken..<range.upperBound - first
      : range.lowerBound + first..<range.lowerBound + taken
    return Cell(graphemes: start..<end, glyphs: glyphs, units: units)
  }
}
