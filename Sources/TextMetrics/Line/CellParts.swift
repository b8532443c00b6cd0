/// Where the graphemes of a cell part, as distances from the edge that is read first.
struct CellParts {
  /// The kind of all the places.
  let kind: CaretStop.Kind
  private let cell: Cell
  private let isRightToLeft: Bool
  /// What even parts are parts of.
  private let units: Int
  /// The places that the font gives, from the origin of its ligature.
  private let carets: [Int32]
  /// Where that lies, from the left end of the cell.
  private let origin: Int

  /// - Parameters:
  ///   - units: What the cell takes up on its line.
  ///   - carets: The places that the font gives inside a ligature.
  init(
    of cell: Cell, units: Int, in run: LineRun, _ glyphs: [ShapedGlyph],
    carets: (GlyphID) -> [Int32]
  ) {
    self.cell = cell
    self.units = units
    isRightToLeft = run.isRightToLeft
    (self.carets, origin) = Self.usable(carets, in: cell, glyphs)
    kind = self.carets.isEmpty ? .interpolated : .fontCaret
  }

  /// The place after the n-th grapheme.
  func distance(_ n: Int) -> Double {
    if carets.isEmpty { return Double(units * n) / Double(cell.graphemes.count) }
    return isRightToLeft
      ? Double(cell.units - origin - Int(carets[carets.count - n]))
      : Double(origin + Int(carets[n - 1]))
  }

  /// The places between the graphemes of a ligature that its font gives; none if they cannot be used.
  ///
  /// They can be used if one glyph alone takes up room, and there is one place for each inner
  /// boundary, each further than the one before and all within the ligature.
  private static func usable(
    _ carets: (GlyphID) -> [Int32], in cell: Cell, _ glyphs: [ShapedGlyph]
  ) -> ([Int32], origin: Int) {
    guard cell.graphemes.count > 1,
      let spacing = cell.glyphs.first(where: { glyphs[$0].advance != 0 }),
      cell.glyphs.allSatisfy({ $0 == spacing || glyphs[$0].advance == 0 })
    else { return ([], 0) }
    let (carets, origin) = (carets(glyphs[spacing].glyph), Int(glyphs[spacing].xOffset))
    guard carets.count == cell.graphemes.count - 1 else { return ([], 0) }
    var last = 0
    for caret in carets {
      guard last < origin + Int(caret), origin + Int(caret) < cell.units else { return ([], 0) }
      last = origin + Int(caret)
    }
    return (carets, origin)
  }
}
