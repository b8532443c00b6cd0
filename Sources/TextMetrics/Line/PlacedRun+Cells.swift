/// What cannot be parted when glyphs are told from each other: one or more graphemes, and all the
/// glyphs that stand for them.
struct Cell {
  var graphemes: Range<Int>
  /// Where its glyphs stand among those of the line; they are in visual order.
  var glyphs: Range<Int>
  /// The advances of its glyphs, in the units of its run.
  var units: Int
}

extension PlacedRun {
  /// Calls with each cell of the run, in the order of the text.
  func cells(_ records: [ShapedGlyph], _ graphemes: Graphemes, _ body: (Cell) -> Void) {
    let range = shaped.glyphs
    /// The place of the n-th glyph in the order of the text.
    func place(_ n: Int) -> Int {
      shaped.isRightToLeft ? range.upperBound - 1 - n : range.lowerBound + n
    }
    var start = self.graphemes.lowerBound
    var taken = 0
    while start < self.graphemes.upperBound {
      let first = taken
      var units = 0
      while taken < range.count, records[place(taken)].cluster < graphemes.boundaries[start + 1] {
        units += Int(records[place(taken)].advance)
        taken += 1
      }
      var end = start + 1
      if taken < range.count {
        let cluster = records[place(taken)].cluster
        while graphemes.boundaries[end + 1] <= cluster { end += 1 }
      } else {
        end = self.graphemes.upperBound
      }
      let glyphs =
        shaped.isRightToLeft
        ? range.upperBound - taken..<range.upperBound - first
        : range.lowerBound + first..<range.lowerBound + taken
      body(Cell(graphemes: start..<end, glyphs: glyphs, units: units))
      start = end
    }
  }
}
