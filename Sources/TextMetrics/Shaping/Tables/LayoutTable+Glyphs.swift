#if Shaping
  extension LayoutTable {
    /// The glyphs that a subtable of any but a contextual lookup is for.
    func coveredGlyphs(_ subtable: Int) -> [GlyphID] {
      glyphs(inCoverage: subtable + word(subtable + 2))
    }

    /// The glyphs of a coverage table.
    func glyphs(inCoverage offset: Int) -> [GlyphID] {
      let count = word(offset + 2)
      if word(offset) == 1 {
        return (0..<count).map { GlyphID(UInt32(word(offset + 4 + 2 * $0))) }
      }
      return (0..<count).flatMap { glyphs(inRange: offset + 4 + 6 * $0) }
    }

    /// The glyphs that a class table names, each with its class; all others are of class 0.
    func classes(_ offset: Int) -> [GlyphID: Int] {
      var classes: [GlyphID: Int] = [:]
      if word(offset) == 1 {
        for index in 0..<word(offset + 4) {
          classes[GlyphID(UInt32(word(offset + 2) + index))] = word(offset + 6 + 2 * index)
        }
      } else {
        for range in 0..<word(offset + 2) {
          let range = offset + 4 + 6 * range
          for glyph in glyphs(inRange: range) { classes[glyph] = word(range + 4) }
        }
      }
      return classes
    }

    /// The glyphs of a range record: its first and its last glyph stand at the offset.
    private func glyphs(inRange offset: Int) -> [GlyphID] {
      let (first, last) = (word(offset), word(offset + 2))
      guard first <= last else { return [] }
      noteReads(last - first)
      return isExhausted ? [] : (first...last).map { GlyphID(UInt32($0)) }
    }
  }
#endif
