#if Shaping
  /// The lookups of a `GSUB` or `GPOS` table, as far as HarfBuzz does not tell of them (OpenType,
  /// "OpenType Layout Common Table Formats").
  ///
  /// What lies outside of the table reads as 0. So does all that is read beyond a measure, since
  /// a damaged table can refer to itself over and over.
  final class LayoutTable {
    /// One lookup: its type, its flags, and where its subtables begin.
    struct Lookup {
      let type: Int
      let flags: Int
      let subtables: [Int]

      /// Whether base glyphs are skipped while it matches.
      var ignoresBaseGlyphs: Bool { flags & 0x0002 != 0 }
      /// Whether nothing but base glyphs is skipped; which way text runs does not matter to that.
      var ignoresBaseGlyphsAlone: Bool { flags & ~0x0001 == 0x0002 }
      /// Whether ligatures are skipped while it matches.
      var ignoresLigatures: Bool { flags & 0x0004 != 0 }
    }

    /// One glyph for several.
    struct Ligature {
      let glyph: GlyphID
      let parts: [GlyphID]
    }

    private let bytes: [UInt8]
    private let extensionType: Int
    private var readCount = 0

    /// Whether more was read than a sound table holds, so that what was read is not to be trusted.
    var isExhausted: Bool { readCount > mostReads }

    private var mostReads: Int { 1_000_000 + 64 * bytes.count }

    func noteReads(_ count: Int) { readCount += count }

    /// - Parameter extensionType: The type of lookups that only point at another: 7 in `GSUB`, 9 in
    ///   `GPOS`.
    init(_ bytes: [UInt8], extensionType: Int) {
      self.bytes = bytes
      self.extensionType = extensionType
    }

    func lookup(_ index: Int) -> Lookup {
      let list = word(8)
      let start = list + word(list + 2 + 2 * index)
      var type = word(start)
      var subtables = (0..<word(start + 4)).map { start + word(start + 6 + 2 * $0) }
      if type == extensionType {
        type = subtables.first.map { word($0 + 2) } ?? 0
        subtables = subtables.map { $0 + word($0 + 4) << 16 + word($0 + 6) }
      }
      return Lookup(type: type, flags: word(start + 2), subtables: subtables)
    }

    /// The ligatures of a subtable.
    func ligatures(_ subtable: Int) -> [Ligature] {
      let starts = coveredGlyphs(subtable)
      return zip(starts, 0..<word(subtable + 4)).flatMap { start, set in
        let set = subtable + word(subtable + 6 + 2 * set)
        return (0..<word(set)).map { ligature in
          let ligature = set + word(set + 2 + 2 * ligature)
          let others = (1..<max(1, word(ligature + 2))).map {
            GlyphID(UInt32(word(ligature + 2 + 2 * $0)))
          }
          return Ligature(glyph: GlyphID(UInt32(word(ligature))), parts: [start] + others)
        }
      }
    }

    /// The number of two bytes at an offset.
    func word(_ offset: Int) -> Int {
      noteReads(1)
      guard !isExhausted, offset >= 0, offset + 1 < bytes.count else { return 0 }
      return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
    }
  }
#endif
