extension ShapedLine {
  /// The runs from left to right, with their glyphs.
  ///
  /// Linear in the length of the text.
  public var glyphRuns: [GlyphRun] {
    let shaped = shapedGlyphs
    return content.visualOrder.runs.map { glyphRun(runs[$0], shaped) }
  }

  /// The glyphs from left to right; also those that draw nothing.
  ///
  /// Linear in the length of the text.
  public var glyphs: [PlacedGlyph] { glyphRuns.flatMap(\.glyphs) }

  /// The glyphs of all runs, which plain text is shaped again for.
  var shapedGlyphs: [ShapedGlyph] {
    content.glyphs ?? shaping.shape(text, font: font, direction: requestedDirection).glyphs
  }

  private func glyphRun(_ run: LineRun, _ shaped: [ShapedGlyph]) -> GlyphRun {
    var glyphs: [PlacedGlyph] = []
    glyphs.reserveCapacity(run.shaped.glyphs.count)
    run.forEachCell(shaped, graphemes) { cell in
      // In the order of reading, so the glyphs of a run from right to left are turned round below.
      let placed = placed(cell, run, shaped)
      glyphs += run.isRightToLeft ? placed.reversed() : placed
    }
    return GlyphRun(
      range: index(of: run.graphemes.lowerBound)..<index(of: run.graphemes.upperBound),
      fontIndex: run.shaped.fontIndex, level: Int(run.shaped.level), x: x(run),
      width: max(0, maxX(run) - x(run)), glyphs: run.isRightToLeft ? glyphs.reversed() : glyphs)
  }

  /// The glyphs of a cell from left to right.
  private func placed(
    _ cell: Cell, _ run: LineRun, _ shaped: [ShapedGlyph]
  ) -> [PlacedGlyph] {
    let (first, last) = (cell.graphemes.lowerBound, cell.graphemes.upperBound)
    let left = run.edge(run.isRightToLeft ? last : first)
    let edges = content.edges
    let right = run.edge(run.isRightToLeft ? first : last)
    // Tracking comes after the glyphs in the direction of the line.
    let (before, beyond) =
      edges.tracked.isEmpty ? (0, 0) : (Int(edges.tracked[left]), Int(edges.tracked[right]))
    let tracked = content.isRightToLeft ? beyond : before
    let lastRead =
      content.isRightToLeft ? cell.glyphs.lowerBound : cell.glyphs.upperBound - 1
    // What tracking took away beyond the advances.
    let lost = edges.pen(right) - edges.pen(left) - Double(cell.units)
    var pen = edges.pen(left)
    return cell.glyphs.map { glyph in
      let record = shaped[glyph]
      defer { pen += Double(record.advance) }
      return PlacedGlyph(
        id: record.glyph, fontIndex: run.shaped.fontIndex,
        range: index(of: first)..<index(of: last),
        x: x(run, units: pen + Double(record.xOffset), tracked: tracked),
        y: 0 - points(Double(record.yOffset), scale: run.scale),
        advance: glyph == lastRead
          ? points(Double(record.advance) + lost, scale: run.scale)
            + points(tracked: beyond - before)
          : points(Double(record.advance), scale: run.scale))
    }
  }
}
