/// What is known of plain text that is set glyph by glyph, for each size that hinting makes differ.
struct SimplePairs {
  private var tables: [(hinted: HintedSize?, table: PairTable)] = []

  /// So many sizes are remembered; a program that uses more in turn reads them anew.
  private static let mostSizes = 64

  var byteCount: Int { tables.reduce(0) { $0 + $1.table.byteCount } }

  /// Reads plain text pair by pair.
  ///
  /// - Returns: false if it is not all plain, or the face lacks some of it.
  mutating func readPlain(
    _ text: UnsafeBufferPointer<UInt8>, _ font: Font, limit: Int,
    into reading: inout some PlainReading
  ) -> Bool {
    guard limit > 0 else { return false }
    let index = tableIndex(font.hintedSize)
    var place = PairTable.Place(0)
    while true {
      switch unsafe tables[index].table.read(text, &place, to: text.count, into: &reading) {
      case .end: return true
      case .joined, .unsettled: return false
      case .newCharacter(let scalar):
        guard PlainText.isPlain(scalar) else { return false }
        tables[index].table.add(
          Unicode.Scalar(UInt32(scalar)).flatMap { character($0, font) }, for: scalar,
          limit: limit)
      case .newPair(let before, let slot):
        let glyphs = [before, slot].map { tables[index].table.character($0).glyph }
        let kerning = font.kerningUnits(glyphs[0], glyphs[1], in: font.face)
        tables[index].table.set(.kerning(Int(kerning)), before: before, slot: slot)
      }
    }
  }

  private mutating func tableIndex(_ hinted: HintedSize?) -> Int {
    if let index = tables.firstIndex(where: { $0.hinted == hinted }) { return index }
    if tables.count == Self.mostSizes { tables.removeFirst() }
    tables.append((hinted, PairTable()))
    return tables.count - 1
  }

  private func character(_ scalar: Unicode.Scalar, _ font: Font) -> PairTable.Character? {
    guard font.face.covers(scalar) else { return nil }
    let measured = font.measure(scalar, ScalarRole(scalar), in: font.face)
    return PairTable.Character(
      scalar: scalar, glyph: measured.glyph, advance: measured.advance)
  }
}

extension FontFace {
  /// Reads plain text as it is set glyph by glyph.
  ///
  /// - Returns: false if it is not all plain, or the face lacks some of it.
  func readSimply(
    _ text: UnsafeBufferPointer<UInt8>, _ font: Font, into reading: inout some PlainReading
  ) -> Bool {
    let limit = cacheLimit
    return simplePairs.withItem(for: (), make: { _ in SimplePairs() }) { pairs in
      unsafe pairs.readPlain(text, font, limit: limit, into: &reading)
    }
  }
}
