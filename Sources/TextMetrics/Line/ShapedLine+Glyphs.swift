extension ShapedLine {
  /// The runs from left to right, with their glyphs.
  ///
  /// Linear in the length of the text.
  public var glyphRuns: [GlyphRun] {
    visualOrder.map { glyphRun(runs[$0]) }
  }

  /// The glyphs from left to right; also those that draw nothing.
  ///
  /// Linear in the length of the text.
  public var glyphs: [PlacedGlyph] { glyphRuns.flatMap(\.glyphs) }

  private func glyphRun(_ run: PlacedRun) -> GlyphRun {
    var cells: [Cell] = []
    run.cells(glyphRecords, graphemes) { cells.append($0) }
    var glyphs: [PlacedGlyph] = []
    glyphs.reserveCapacity(run.shaped.glyphs.count)
    var pen = PlacedAmount.Count()
    for cell in run.shaped.isRightToLeft ? cells.reversed() : cells {
      let range = index(of: cell.graphemes.lowerBound)..<index(of: cell.graphemes.upperBound)
      let tracked = trackedCount(cell.graphemes)
      // Tracking comes after a grapheme in the order of reading.
      if run.shaped.isRightToLeft { pen.tracked += tracked }
      for glyph in cell.glyphs {
        let record = glyphRecords[glyph]
        let isLast =
          run.shaped.isRightToLeft
          ? glyph == cell.glyphs.lowerBound : glyph == cell.glyphs.upperBound - 1
        glyphs.append(
          PlacedGlyph(
            id: record.glyph, fontIndex: run.shaped.fontIndex, range: range,
            x: run.x(Double(pen.units + Int(record.xOffset)), pen.tracked),
            y: 0 - run.scale.points(record.yOffset),
            advance: run.scale.points(record.advance)
              + (isLast && tracked > 0 ? font.tracking * Double(tracked) : 0)))
        pen.units += Int(record.advance)
      }
      if !run.shaped.isRightToLeft { pen.tracked += tracked }
    }
    return GlyphRun(
      range: index(of: run.graphemes.lowerBound)..<index(of: run.graphemes.upperBound),
      fontIndex: run.shaped.fontIndex, level: Int(run.shaped.level), x: run.minX,
      width: run.maxX - run.minX, glyphs: glyphs)
  }

  private func trackedCount(_ range: Range<Int>) -> Int {
    guard font.tracking != 0 else { return 0 }
    return range.count { ShapedText.isTracked(text[utf8: graphemes[$0]]) }
  }
}
