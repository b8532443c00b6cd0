extension LineBuilding {
  /// The edges of all graphemes, in one pass over the glyphs.
  func edges() -> LineEdges {
    var edges = LineEdges(isTracked: font.tracking != 0)
    edges.reserveCapacity(graphemes.count + runs.count)
    for run in runs {
      if run.isRightToLeft || run.isDamaged || font.tracking != 0 {
        appendCells(of: run, to: &edges)
      } else {
        appendAdvances(of: run, to: &edges)
      }
    }
    for run in runs where run.goesBack { edges.order(run) }
    return edges
  }

  /// Appends the edges of a run from left to right without tracking: most cells are one glyph for one
  /// grapheme.
  private func appendAdvances(of run: LineRun, to edges: inout LineEdges) {
    let places = run.shaped.glyphs
    var (place, grapheme, pen) = (places.lowerBound, run.graphemes.lowerBound, 0)
    edges.append(0)
    while grapheme < run.graphemes.upperBound {
      if place + 1 < places.upperBound, glyphs[place + 1].cluster == graphemes.offset(grapheme + 1),
        glyphs[place].cluster < glyphs[place + 1].cluster
      {
        pen += Int(glyphs[place].advance)
        place += 1
        grapheme += 1
      } else {
        let cell = run.cell(
          at: grapheme, after: place - places.lowerBound, glyphs, graphemes)
        let units = max(0, cell.units)
        for (part, kind) in parts(of: cell, units: units, in: run) {
          edges.append(inside: Double(pen) + part, kind)
        }
        pen += units
        place = cell.glyphs.upperBound
        grapheme = cell.graphemes.upperBound
      }
      edges.append(Double(pen))
    }
  }

  private func appendCells(of run: LineRun, to edges: inout LineEdges) {
    let sign = run.isRightToLeft ? -1 : 1
    var pen = run.isRightToLeft ? run.units : 0
    var tracked = run.isRightToLeft ? run.tracked : 0
    edges.append(Double(pen), tracked: tracked)
    run.forEachCell(glyphs, graphemes) { cell in
      let room = room(for: cell, in: run)
      var grapheme = cell.graphemes.lowerBound
      func passGrapheme() {
        if room.tracked > 0 { tracked += sign * trackedCount(grapheme..<grapheme + 1) }
        grapheme += 1
      }
      for (part, kind) in parts(of: cell, units: room.units, in: run) {
        passGrapheme()
        edges.append(inside: Double(pen) + Double(sign) * part, kind, tracked: tracked)
      }
      passGrapheme()
      pen += sign * room.units
      edges.append(Double(pen), tracked: tracked)
    }
  }

  /// The places between the graphemes of a cell, as distances from the edge that is read first.
  private func parts(
    of cell: Cell, units: Int, in run: LineRun
  ) -> [(units: Double, kind: CaretStop.Kind)] {
    let count = cell.graphemes.count
    guard count > 1 else { return [] }
    if let carets = fontCarets(of: cell, in: run) { return carets.map { ($0, .fontCaret) } }
    return (1..<count).map { (Double(units * $0) / Double(count), .interpolated) }
  }

  /// The places between the graphemes of a ligature that its font gives, as distances from the edge
  /// that is read first; nil if it gives none that can be used.
  ///
  /// They can be used if one glyph alone takes up room, and there is one place for each inner
  /// boundary, each further than the one before and all within the ligature.
  private func fontCarets(of cell: Cell, in run: LineRun) -> [Double]? {
    #if Shaping
      let face = font.face(run.shaped.fontIndex)
      guard shaping == .full, face.kind.hasLigatureCarets,
        let spacing = cell.glyphs.first(where: { glyphs[$0].advance != 0 }),
        cell.glyphs.allSatisfy({ $0 == spacing || glyphs[$0].advance == 0 })
      else { return nil }
      let origin = Int(glyphs[spacing].xOffset)
      let found = face.ligatureCarets(of: glyphs[spacing].glyph, ShapingStyle(font))
      guard found.count == cell.graphemes.count - 1 else { return nil }
      let carets = found.map { origin + Int($0) }
      let edges = [0] + carets + [cell.units]
      guard zip(edges, edges.dropFirst()).allSatisfy({ $0 < $1 }) else { return nil }
      return run.isRightToLeft
        ? carets.reversed().map { Double(cell.units - $0) } : carets.map(Double.init)
    #else
      return nil
    #endif
  }
}
