/// A `kern` table of lists of pairs (OpenType, "kern - Kerning", format 0), read strictly.
///
/// Each pair of neighbouring glyphs is kerned by the sum of what the subtables say of it.
package struct KernTable: Sendable {
  /// The glyphs that are in some pair.
  package let glyphs: GlyphSet

  /// - Throws: An error for any other version, format or coverage, for lengths that are not those of
  ///   the pairs, and for pairs that are not in order.
  package init(_ bytes: [UInt8]) throws(LayoutTableError) {
    func word(_ offset: Int) throws(LayoutTableError) -> Int {
      guard offset + 1 < bytes.count else { throw .damaged(offset: offset) }
      return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
    }
    guard try word(0) == 0 else { throw .unsupported(offset: 0) }
    var glyphs = GlyphSet()
    var subtable = 4
    for _ in 0..<(try word(2)) {
      // Horizontal, and neither minimum, cross-stream nor override.
      guard try word(subtable) == 0, try word(subtable + 4) == 0x0001 else {
        throw .unsupported(offset: subtable)
      }
      let count = try word(subtable + 6)
      guard try word(subtable + 2) == 14 + 6 * count else { throw .damaged(offset: subtable + 2) }
      var last = -1
      for pair in 0..<count {
        let pair = subtable + 14 + 6 * pair
        let (left, right) = (try word(pair), try word(pair + 2))
        _ = try word(pair + 4)
        guard left << 16 | right > last else { throw .damaged(offset: pair) }
        last = left << 16 | right
        glyphs.insert(UInt16(left))
        glyphs.insert(UInt16(right))
      }
      subtable += 14 + 6 * count
    }
    self.glyphs = glyphs
  }
}
