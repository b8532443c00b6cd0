extension LineBuilding {
  /// The edges of all graphemes, in one pass over the glyphs.
  func edges() -> LineEdges {
    var edges = LineEdges()
    edges.reserveCapacity(graphemes.count + runs.count)
    for run in runs {
      if run.isOneToOne(glyphs, graphemes), font.tracking == 0 {
        appendAdvances(of: run, to: &edges)
      } else {
        appendCells(of: run, to: &edges)
      }
    }
    return edges
  }

  private func appendAdvances(of run: LineRun, to edges: inout LineEdges) {
    var pen = 0
    edges.append(0, tracked: nil)
    for glyph in run.shaped.glyphs {
      pen += max(0, Int(glyphs[glyph].advance))
      edges.append(Double(pen), tracked: nil)
    }
  }

  private func appendCells(of run: LineRun, to edges: inout LineEdges) {
    let isTracked = font.tracking != 0
    let sign = run.isRightToLeft ? -1 : 1
    var pen = run.isRightToLeft ? run.units : 0
    var tracked = run.isRightToLeft ? run.tracked : 0
    edges.append(Double(pen), tracked: isTracked ? tracked : nil)
    run.forEachCell(glyphs, graphemes) { cell in
      let count = cell.graphemes.count
      let room = room(for: cell, scale: run.scale)
      let carets = count > 1 ? fontCarets(of: cell, in: run) : nil
      for (passed, grapheme) in zip(1..., cell.graphemes) {
        if room.tracked > 0 { tracked += sign * trackedCount(grapheme..<grapheme + 1) }
        guard passed < count else { break }
        let part = carets?[passed - 1] ?? Double(room.units * passed) / Double(count)
        edges.append(
          inside: Double(pen) + Double(sign) * part, carets == nil ? .interpolated : .fontCaret,
          tracked: isTracked ? tracked : nil)
      }
      pen += sign * room.units
      edges.append(Double(pen), tracked: isTracked ? tracked : nil)
    }
  }

  /// The places between the graphemes of a ligature that its font gives, as distances from the edge
  /// that is read first; nil if it gives none that can be used.
  ///
  /// They can be used if one glyph alone takes up room, and there is one place for each inner
  /// boundary, each further than the one before and all within the ligature.
  private func fontCarets(of cell: Cell, in run: LineRun) -> [Double]? {
    #if Shaping
      guard shaping == .full, let spacing = cell.glyphs.first(where: { glyphs[$0].advance != 0 }),
        cell.glyphs.allSatisfy({ $0 == spacing || glyphs[$0].advance == 0 })
      else { return nil }
      let origin = Int(glyphs[spacing].xOffset)
      let carets = font.face(run.shaped.fontIndex)
        .ligatureCarets(of: glyphs[spacing].glyph, ShapingStyle(font))
        .map { origin + Int($0) }
      let edges = [0] + carets + [cell.units]
      guard carets.count == cell.graphemes.count - 1,
        zip(edges, edges.dropFirst()).allSatisfy({ $0 < $1 })
      else { return nil }
      return run.isRightToLeft
        ? carets.reversed().map { Double(cell.units - $0) } : carets.map(Double.init)
    #else
      return nil
    #endif
  }
}
