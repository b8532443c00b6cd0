/// What becomes of plain text while it is read.
protocol PlainReading {
  /// Adds a character, which also changes the one before it if its move is not its advance.
  mutating func add(
    _ slot: PairTable.Slot, of table: PairTable, advance: Int32, move: Int32, offset: Int)

  /// Puts glyphs that were shaped as a whole in place of the last characters.
  ///
  /// - Parameters:
  ///   - count: How many characters are replaced.
  ///   - units: What they and their kerning add up to.
  mutating func replace(_ count: Int, units: Int, by ligatures: ShapedLigatures, offset: Int)

  /// Puts a word that was shaped as a whole in place of what was added of it.
  ///
  /// - Parameter offset: Where the word begins.
  /// - Returns: false if the reading does not know what that was.
  mutating func replaceWord(by word: ShapedWord, offset: Int) -> Bool
}

/// The width of plain text.
struct PlainWidth: PlainReading {
  private(set) var units = 0

  @inline(__always)
  mutating func add(
    _ slot: PairTable.Slot, of table: PairTable, advance: Int32, move: Int32, offset: Int
  ) {
    units += Int(move)
  }

  mutating func replace(_ count: Int, units: Int, by ligatures: ShapedLigatures, offset: Int) {
    self.units += ligatures.word.units - units
  }

  mutating func replaceWord(by word: ShapedWord, offset: Int) -> Bool { false }
}

/// The glyphs of plain text.
struct PlainGlyphs: PlainReading {
  private(set) var glyphs: [ShapedGlyph] = []

  /// - Parameter count: The most characters that there are.
  init(count: Int) { glyphs.reserveCapacity(count) }

  @inline(__always)
  mutating func add(
    _ slot: PairTable.Slot, of table: PairTable, advance: Int32, move: Int32, offset: Int
  ) {
    kern(move &- advance)
    glyphs.append(
      ShapedGlyph(
        glyph: table.character(slot).glyph, cluster: Int32(offset), advance: advance))
  }

  mutating func replace(_ count: Int, units: Int, by ligatures: ShapedLigatures, offset: Int) {
    glyphs.removeLast(count)
    glyphs.add(ligatures.word, offset: offset)
  }

  mutating func replaceWord(by word: ShapedWord, offset: Int) -> Bool {
    while let last = glyphs.last, last.cluster >= offset { glyphs.removeLast() }
    glyphs.add(word, offset: offset)
    return true
  }

  @inline(__always)
  private mutating func kern(_ units: Int32) {
    if units != 0 { glyphs[glyphs.count - 1].advance &+= units }
  }
}
