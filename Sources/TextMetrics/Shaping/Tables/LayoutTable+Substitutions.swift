#if Shaping
  extension LayoutTable {
    /// What becomes of some glyphs.
    struct Substitution {
      let from: [GlyphID]
      let to: [GlyphID]
    }

    /// What a subtable of a lookup of type 1 to 4 of `GSUB` makes of glyphs.
    func substitutions(_ subtable: Int, type: Int) -> [Substitution] {
      if type == 4 {
        return ligatures(subtable).map { Substitution(from: $0.parts, to: [$0.glyph]) }
      }
      return coveredGlyphs(subtable).enumerated().map { index, glyph in
        let value = word(subtable + 6 + 2 * index)
        if type == 1 {
          let isDelta = word(subtable) == 1
          let other = isDelta ? (Int(glyph.rawValue) + word(subtable + 4)) & 0xFFFF : value
          return Substitution(from: [glyph], to: [GlyphID(UInt32(other))])
        }
        let others = subtable + value
        return Substitution(
          from: [glyph],
          to: (0..<word(others)).map { GlyphID(UInt32(word(others + 2 + 2 * $0))) })
      }
    }

    /// The names of the features that apply a lookup; none if these vary with the font.
    func features(of lookup: Int) -> Set<String> {
      guard word(2) == 0 || word(10) == 0 && word(12) == 0 else { return [] }
      let list = word(6)
      let records = (0..<word(list)).map { list + 2 + 6 * $0 }
      let own = records.filter { record in
        let feature = list + word(record + 4)
        return (0..<word(feature + 2)).contains { word(feature + 4 + 2 * $0) == lookup }
      }
      return Set(own.map { FontTag(rawValue: UInt32(word($0)) << 16 | UInt32(word($0 + 2))).name })
    }
  }
#endif
