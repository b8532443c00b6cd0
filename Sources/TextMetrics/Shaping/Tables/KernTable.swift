#if Shaping
  /// The pairs of a `kern` table (OpenType, "kern — Kerning"), of which HarfBuzz does not tell.
  struct KernTable {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Whether a glyph may be one of a pair; also true of a table that is not only lists of pairs.
    func mayKern(_ glyph: GlyphID) -> Bool {
      guard word(0) == 0 else { return true }
      var subtable = 4
      for _ in 0..<word(2) {
        let (format, count) = (word(subtable + 4) >> 8, word(subtable + 6))
        guard format == 0, subtable + 14 + 6 * count <= bytes.count else { return true }
        for pair in 0..<count {
          let pair = subtable + 14 + 6 * pair
          if word(pair) == Int(glyph.rawValue) || word(pair + 2) == Int(glyph.rawValue) {
            return true
          }
        }
        // The length that a subtable says is too short for a great many pairs.
        subtable += 14 + 6 * count
      }
      return false
    }

    private func word(_ offset: Int) -> Int {
      guard offset + 1 < bytes.count else { return 0 }
      return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
    }
  }
#endif
