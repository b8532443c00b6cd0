#if Shaping
  /// The characters of each glyph of a face, made when it is first asked.
  final class ReverseCharacterMap {
    private let shaper: FaceShaper
    /// Glyphs in the high half and characters in the low one, in rising order.
    private lazy var entries: [UInt64] = makeEntries()

    init(_ shaper: FaceShaper) { self.shaper = shaper }

    /// Whether a glyph is that of some character for which something holds.
    func contains(_ glyph: UInt16, where holds: (Unicode.Scalar) -> Bool) -> Bool {
      let start = UInt64(glyph) << 32
      var (low, high) = (0, entries.count)
      while low < high {
        let middle = (low + high) / 2
        if entries[middle] < start { low = middle + 1 } else { high = middle }
      }
      return entries[low...].prefix { $0 >> 32 == UInt64(glyph) }.contains { entry in
        Unicode.Scalar(UInt32(truncatingIfNeeded: entry)).map(holds) ?? false
      }
    }

    private func makeEntries() -> [UInt64] {
      // A symbol map is asked by other characters than those that it lists, all of which are here.
      let others = (0x20...0x6FF).compactMap { Unicode.Scalar(UInt32($0)) }
      let characters = shaper.font.characters + others
      let glyphs = shaper.face.withHandle { handle in
        characters.map { handle.nominalGlyph(of: $0)?.rawValue ?? 0 }
      }
      return zip(characters, glyphs).filter { $0.1 != 0 }
        .map { UInt64($0.1) << 32 | UInt64($0.0.value) }.sorted()
    }
  }
#endif
