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

    /// Whether a coverage table names a glyph.
    func covers(_ offset: Int, _ glyph: GlyphID) -> Bool {
      let number = Int(glyph.rawValue)
      return (0..<word(offset + 2)).contains {
        word(offset) == 1
          ? word(offset + 4 + 2 * $0) == number : range(offset + 4 + 6 * $0, has: number)
      }
    }

    /// The class of a glyph, or the classes that a damaged class table names it in.
    func classes(_ offset: Int, of glyph: GlyphID) -> Set<Int> {
      let number = Int(glyph.rawValue)
      if word(offset) == 1 {
        let place = number - word(offset + 2)
        return [0..<word(offset + 4) ~= place ? word(offset + 6 + 2 * place) : 0]
      }
      let ranges = (0..<word(offset + 2)).lazy.map { offset + 4 + 6 * $0 }
      let named = ranges.filter { self.range($0, has: number) }.map { self.word($0 + 4) }
      // Ranges out of order may not be found.
      return named.count == 1 ? Set(named) : Set(named).union([0])
    }

    private func range(_ offset: Int, has glyph: Int) -> Bool {
      word(offset) <= glyph && glyph <= word(offset + 2)
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
