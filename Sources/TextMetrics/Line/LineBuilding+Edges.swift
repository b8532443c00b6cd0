extension LineBuilding {
  /// The edges of all graphemes, in one pass over the glyphs.
  func edges() -> LineEdges {
    var edges = LineEdges(count: graphemes.count + runs.count, isTracked: font.tracking != 0)
    for run in runs {
      if run.isRightToLeft || run.isDamaged || font.tracking != 0 {
        setCells(of: run, in: &edges)
      } else {
        edges.setAdvances(of: run, glyphs, graphemes, carets: { carets(of: $0, in: run) })
      }
    }
    for run in runs where run.goesBack { edges.order(run) }
    return edges
  }

  private func setCells(of run: LineRun, in edges: inout LineEdges) {
    let sign = run.isRightToLeft ? -1 : 1
    var pen = run.isRightToLeft ? run.units : 0
    var tracked = run.isRightToLeft ? run.tracked : 0
    edges.set(run.edge(run.graphemes.lowerBound), Double(pen), tracked: tracked)
    run.forEachCell(glyphs, graphemes) { cell in
      let room = room(for: cell, in: run)
      let parts = CellParts(
        of: cell, units: room.units, in: run, glyphs, carets: { carets(of: $0, in: run) })
      let first = cell.graphemes.lowerBound
      for number in 1...cell.graphemes.count {
        if room.tracked > 0 { tracked += sign * trackedCount(first + number - 1..<first + number) }
        if number < cell.graphemes.count {
          edges.set(
            run.edge(first + number), inside: Double(pen) + Double(sign) * parts.distance(number),
            parts.kind, tracked: tracked)
        }
      }
      pen += sign * room.units
      edges.set(run.edge(cell.graphemes.upperBound), Double(pen), tracked: tracked)
    }
  }

  /// The places that the font gives for carets inside a ligature.
  private func carets(of glyph: GlyphID, in run: LineRun) -> [Int32] {
    #if Shaping
      guard shaping == .full else { return [] }
      return font.face(run.shaped.fontIndex).ligatureCarets(of: glyph, font.style)
    #else
      return []
    #endif
  }
}
