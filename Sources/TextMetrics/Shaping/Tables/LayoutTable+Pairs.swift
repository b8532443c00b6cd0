#if Shaping
  extension LayoutTable {
    /// Whether a pair adjustment may move the second glyph of a pair (valueFormat2).
    func adjustsSecondGlyph(_ pair: Int) -> Bool { word(pair + 6) != 0 }

    /// Whether a pair adjustment may move a glyph as the second one of a pair.
    ///
    /// - Parameter orFirst: Whether it also counts if the glyph only moves the first one.
    func adjusts(second glyph: GlyphID, _ pair: Int, orFirst: Bool) -> Bool {
      let (first, second) = (valueSize(pair + 4), valueSize(pair + 6))
      let counted = (orFirst ? 0 : first)..<first + second
      guard !counted.isEmpty else { return false }
      guard word(pair) == 2 else {
        return (0..<word(pair + 8)).contains { index in
          let set = pair + word(pair + 10 + 2 * index)
          return (0..<word(set)).contains {
            word(set + 2 + (2 + first + second) * $0) == Int(glyph.rawValue)
          }
        }
      }
      let columns = classes(pair + word(pair + 10), of: glyph)
      return (0..<word(pair + 12)).contains { row in
        columns.contains { column in
          let record = pair + 16 + (row * word(pair + 14) + column) * (first + second)
          return stride(from: counted.lowerBound, to: counted.upperBound, by: 2)
            .contains { word(record + $0) != 0 }
        }
      }
    }

    /// How many bytes the values of a format have.
    private func valueSize(_ format: Int) -> Int { 2 * word(format).nonzeroBitCount }
  }
#endif
