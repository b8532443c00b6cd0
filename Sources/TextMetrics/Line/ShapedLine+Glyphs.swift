extension ShapedLine {
  /// The runs from left to right, with their glyphs.
  ///
  /// Linear in the length of the text.
  public var glyphRuns: [GlyphRun] {
    let shaped = layout.glyphs
    return layout.visualOrder.runs.map { glyphRun(runs[$0], shaped) }
  }

  /// The glyphs from left to right; also those that draw nothing.
  ///
  /// Linear in the length of the text.
  public var glyphs: [PlacedGlyph] { glyphRuns.flatMap(\.glyphs) }

  private func glyphRun(_ run: LineRun, _ shaped: [ShapedGlyph]) -> GlyphRun {
    var glyphs: [PlacedGlyph] = []
    glyphs.reserveCapacity(run.shaped.glyphs.count)
    run.forEachCluster(shaped, graphemes) { cluster in
      // In the order of reading, so the glyphs of a run from right to left are turned round below.
      let placed = placed(cluster, run, shaped)
      glyphs += run.isRightToLeft ? placed.reversed() : placed
    }
    return GlyphRun(
      range: index(of: run.graphemes.lowerBound)..<index(of: run.graphemes.upperBound),
      fontIndex: run.shaped.fontIndex, level: Int(run.shaped.level), x: x(run),
      width: max(0, maxX(run) - x(run)), glyphs: run.isRightToLeft ? glyphs.reversed() : glyphs)
  }

  /// The glyphs of a cluster from left to right.
  private func placed(
    _ cluster: Cluster, _ run: LineRun, _ shaped: [ShapedGlyph]
  ) -> [PlacedGlyph] {
    let (first, last) = (cluster.graphemes.lowerBound, cluster.graphemes.upperBound)
    let left = run.edge(run.isRightToLeft ? last : first)
    let edges = layout.edges
    let right = run.edge(run.isRightToLeft ? first : last)
    // Tracking comes after the glyphs in the direction of the line.
    let (before, beyond) =
      edges.tracked.isEmpty ? (0, 0) : (Int(edges.tracked[left]), Int(edges.tracked[right]))
    let tracked = layout.isRightToLeft ? beyond : before
    let lastRead =
      layout.isRightToLeft ? cluster.glyphs.lowerBound : cluster.glyphs.upperBound - 1
    // What tracking took away beyond the advances.
    let lost = edges.pen(right) - edges.pen(left) - Double(cluster.units)
    var pen = edges.pen(left)
    return cluster.glyphs.map { glyph in
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
