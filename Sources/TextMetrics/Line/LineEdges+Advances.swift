extension LineEdges {
  /// Sets the edges of a run from left to right without tracking.
  ///
  /// - Parameter carets: The places that the font gives inside a ligature.
  mutating func setAdvances(
    of run: LineRun, _ glyphs: [ShapedGlyph], _ graphemes: Graphemes,
    carets: (GlyphID) -> [Int32]
  ) {
    var place = run.shaped.glyphs.lowerBound
    var (grapheme, pen) = (run.graphemes.lowerBound, 0)
    while true {
      pass(glyphs, graphemes, of: run, &place, &grapheme, &pen)
      guard grapheme < run.graphemes.upperBound else { return }
      let cluster = run.shaped.cluster(
        grapheme..<run.graphemes.upperBound, after: place - run.shaped.glyphs.lowerBound, glyphs,
        graphemes)
      let parts = ClusterCarets(
        of: cluster, units: max(0, cluster.units), isRightToLeft: false, glyphs, carets: carets)
      for number in 1..<max(1, cluster.graphemes.count) {
        set(run.edge(grapheme + number), inside: Double(pen) + parts.distance(number), parts.kind)
      }
      pen += cluster.units
      place = cluster.glyphs.upperBound
      grapheme = cluster.graphemes.upperBound
      set(run.edge(grapheme), Double(pen))
    }
  }

  /// Passes graphemes that have one glyph each, as most have.
  ///
  /// - Parameters:
  ///   - place: The first grapheme's glyph; it becomes the first one that is not passed.
  ///   - grapheme: The first grapheme; it becomes the first one that is not passed.
  ///   - pen: Where the first one begins; it becomes where the last one ends.
  private mutating func pass(
    _ glyphs: [ShapedGlyph], _ graphemes: Graphemes, of run: LineRun, _ place: inout Int,
    _ grapheme: inout Int, _ pen: inout Int
  ) {
    unsafe withUnits { units in
      unsafe glyphs.withUnsafeBufferPointer { glyphs in
        let (end, last) = (run.shaped.glyphs.upperBound, Int32(run.shaped.range.upperBound))
        while place < end {
          let next = unsafe place + 1 < end ? glyphs[place + 1].cluster : last
          guard unsafe glyphs[place].cluster < next, next == graphemes.offset(grapheme + 1)
          else { return }
          unsafe pen += Int(glyphs[place].advance)
          place += 1
          grapheme += 1
          unsafe units[run.edge(grapheme)] = Double(pen)
        }
      }
    }
  }
}
