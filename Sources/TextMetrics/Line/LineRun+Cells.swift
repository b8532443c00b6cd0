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
  /// Whether each grapheme of a run from left to right has one glyph of its own.
  func isOneToOne(_ records: [ShapedGlyph], _ text: Graphemes) -> Bool {
    let range = shaped.glyphs
    guard !isRightToLeft, range.count == graphemes.count else { return false }
    return range.indices.allSatisfy {
      records[$0].cluster == text.offset(graphemes.lowerBound + $0 - range.lowerBound)
    }
  }

  /// Calls with each cell of the run, in the order of the text.
  func forEachCell(_ records: [ShapedGlyph], _ text: Graphemes, _ body: (Cell) -> Void) {
    let range = shaped.glyphs
    /// The place of the n-th glyph in the order of the text.
    func place(_ n: Int) -> Int {
      isRightToLeft ? range.upperBound - 1 - n : range.lowerBound + n
    }
    var start = graphemes.lowerBound
    var taken = 0
    while start < graphemes.upperBound {
      let first = taken
      var units = 0
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
      body(Cell(graphemes: start..<end, glyphs: glyphs, units: units))
      start = end
    }
  }
}
