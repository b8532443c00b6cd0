extension LinePlacing {
  /// The edges of all graphemes, in one pass over the glyphs.
  func caretTable() -> CaretTable {
    let count = graphemes.count
    let (start, end) = baseLevel == 1 ? (width, 0) : (0, width)
    var downstream = [Double](repeating: end, count: count + 1)
    var upstream = [Double](repeating: start, count: count + 1)
    var kinds: [CaretStop.Kind] = []
    for run in runs {
      var pen = run.shaped.isRightToLeft ? run.own : PlacedAmount.Count()
      run.cells(glyphs, graphemes) { cell in
        let inner = innerCarets(of: cell, in: run)
        let sign = run.shaped.isRightToLeft ? -1 : 1
        let leading = pen
        for grapheme in cell.graphemes {
          downstream[grapheme] =
            grapheme == cell.graphemes.lowerBound ? run.x(leading) : upstream[grapheme]
          let passed = grapheme - cell.graphemes.lowerBound + 1
          if font.tracking != 0, isTracked(grapheme) { pen.tracked += sign }
          if passed == cell.graphemes.count {
            pen.units += sign * cell.units
            upstream[grapheme + 1] = run.x(pen)
          } else {
            let part =
              inner?[passed - 1] ?? Double(cell.units * passed) / Double(cell.graphemes.count)
            upstream[grapheme + 1] = run.x(Double(leading.units) + Double(sign) * part, pen.tracked)
            if kinds.isEmpty { kinds = Array(repeating: .glyphEdge, count: count + 1) }
            kinds[grapheme + 1] = inner == nil ? .interpolated : .fontCaret
          }
        }
      }
    }
    return CaretTable(
      downstream: downstream, upstream: upstream == downstream ? [] : upstream, kinds: kinds)
  }

  /// The places between the graphemes of a ligature that its font gives, as distances from the edge
  /// that is read first; nil if it gives none that can be used.
  ///
  /// They can be used if one glyph alone takes up room, and there is one place for each inner
  /// boundary, each further than the one before and all within the ligature.
  private func innerCarets(of cell: Cell, in run: PlacedRun) -> [Double]? {
    #if Shaping
      guard cell.graphemes.count > 1, shaping == .full,
        let spacing = cell.glyphs.first(where: { glyphs[$0].advance != 0 }),
        cell.glyphs.allSatisfy({ $0 == spacing || glyphs[$0].advance == 0 })
      else { return nil }
      let origin = Int(glyphs[spacing].xOffset)
      let carets = font.faces[run.shaped.fontIndex]
        .ligatureCarets(of: glyphs[spacing].glyph, hinted: font.hintedSize)
        .map { origin + Int($0) }
      let edges = [0] + carets + [cell.units]
      guard carets.count == cell.graphemes.count - 1,
        zip(edges, edges.dropFirst()).allSatisfy({ $0 < $1 })
      else { return nil }
      return run.shaped.isRightToLeft
        ? carets.reversed().map { Double(cell.units - $0) } : carets.map(Double.init)
    #else
      return nil
    #endif
  }
}
