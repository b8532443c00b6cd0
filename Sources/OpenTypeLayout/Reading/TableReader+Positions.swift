extension TableReader {
  /// Reads a subtable of `GPOS` (OpenType, "GPOS — Glyph Positioning Table").
  mutating func readPositioning(
    _ subtable: Int, type: Int, into rules: inout [Rule]
  ) throws(LayoutTableError) {
    switch type {
    case 1: rules.append(try adjustment(subtable))
    case 2: rules.append(try pair(subtable))
    case 3: rules.append(try cursive(subtable))
    case 4, 5, 6: rules.append(try attachment(subtable, toLigatures: type == 5))
    case 7: try readSequences(subtable, isChained: false, into: &rules)
    case 8: try readSequences(subtable, isChained: true, into: &rules)
    default: throw .unsupported(offset: subtable)
    }
  }

  private mutating func adjustment(_ subtable: Int) throws(LayoutTableError) -> Rule {
    let glyphs = try coverage(of: subtable)
    let size = try valueSize(subtable + 4)
    switch try word(subtable) {
    case 1: _ = try words(subtable + 6, count: size)
    case 2:
      let count = try word(subtable + 6)
      guard count == glyphs.count else { throw .damaged(offset: subtable + 6) }
      _ = try words(subtable + 8, count: count * size)
    default: throw .unsupported(offset: subtable)
    }
    return try keep(.adjustment(glyphs))
  }

  private mutating func pair(_ subtable: Int) throws(LayoutTableError) -> Rule {
    let first = try coverage(of: subtable)
    let (size, secondSize) = try (valueSize(subtable + 4), valueSize(subtable + 6))
    let second: GlyphSet
    switch try word(subtable) {
    case 1: second = try seconds(ofSets: subtable, count: first.count, size: size + secondSize)
    case 2: second = try seconds(ofClasses: subtable, size: size + secondSize)
    default: throw .unsupported(offset: subtable)
    }
    try budget.spend(bytes: second.byteCount)
    return try keep(.pair(PairRule(first: first, second: second, movesSecond: secondSize > 0)))
  }

  /// The glyphs that the pair sets of a subtable move something for.
  private mutating func seconds(
    ofSets subtable: Int, count: Int, size: Int
  ) throws(LayoutTableError) -> GlyphSet {
    let offsets = try array(subtable + 8)
    guard offsets.count == count else { throw .damaged(offset: subtable + 8) }
    var second = GlyphSet()
    for offset in Set(offsets).sorted() {
      let set = try place(offset, from: subtable)
      let numbers = try words(set + 2, count: word(set) * (1 + size))
      var last = -1
      for record in stride(from: 0, to: numbers.count, by: 1 + size) {
        let glyph = numbers[record]
        guard Int(glyph) > last else { throw .damaged(offset: set + 2 + 2 * record) }
        last = Int(glyph)
        if numbers[record + 1..<record + 1 + size].contains(where: { $0 != 0 }) {
          second.insert(glyph)
        }
      }
    }
    return second
  }

  /// The glyphs of the classes that a subtable moves something for.
  private mutating func seconds(
    ofClasses subtable: Int, size: Int
  ) throws(LayoutTableError) -> GlyphSet {
    let firstClasses = try classDefinition(word(subtable + 8), from: subtable)
    let secondClasses = try classDefinition(word(subtable + 10), from: subtable)
    let (rows, columns) = try (word(subtable + 12), word(subtable + 14))
    guard firstClasses.largestClass < rows, secondClasses.largestClass < columns
    else { throw .damaged(offset: subtable + 12) }
    let values = try words(subtable + 16, count: rows * columns * size)
    guard size > 0 else { return GlyphSet() }
    var moving: Set<Int> = []
    for (index, value) in values.enumerated() where value != 0 {
      moving.insert(index / size % columns)
    }
    var second = GlyphSet()
    for column in moving.sorted() {
      let glyphs = secondClasses.glyphs(UInt16(column))
      try budget.spend(reads: second.pageCount + glyphs.pageCount)
      second.formUnion(glyphs)
    }
    return second
  }

  /// How many numbers the value records of a format have (OpenType, "Value Record").
  private mutating func valueSize(_ offset: Int) throws(LayoutTableError) -> Int {
    let format = try word(offset)
    // The upper bits are reserved.
    guard format <= 0xFF else { throw .unsupported(offset: offset) }
    return format.nonzeroBitCount
  }

  private mutating func cursive(_ subtable: Int) throws(LayoutTableError) -> Rule {
    guard try word(subtable) == 1 else { throw .unsupported(offset: subtable) }
    let glyphs = try coverage(of: subtable)
    let count = try word(subtable + 4)
    guard count == glyphs.count else { throw .damaged(offset: subtable + 4) }
    try checkAnchors(words(subtable + 6, count: 2 * count), from: subtable)
    return try keep(.cursive(glyphs))
  }

  private mutating func attachment(
    _ subtable: Int, toLigatures: Bool
  ) throws(LayoutTableError) -> Rule {
    guard try word(subtable) == 1 else { throw .unsupported(offset: subtable) }
    let marks = try coverage(of: subtable)
    let bases = try coverage(UInt16(word(subtable + 4)), from: subtable)
    let classCount = try word(subtable + 6)
    let markArray = try place(UInt16(word(subtable + 8)), from: subtable)
    let markCount = try word(markArray)
    let records = try words(markArray + 2, count: 2 * markCount)
    guard markCount == marks.count else { throw .damaged(offset: markArray) }
    var anchors: [UInt16] = []
    for record in stride(from: 0, to: records.count, by: 2) {
      guard records[record] < classCount else { throw .damaged(offset: markArray + 2 + 2 * record) }
      anchors.append(records[record + 1])
    }
    try checkAnchors(anchors, from: markArray)
    let baseArray = try place(UInt16(word(subtable + 10)), from: subtable)
    let baseCount = try word(baseArray)
    guard baseCount == bases.count else { throw .damaged(offset: baseArray) }
    if toLigatures {
      for ligature in try words(baseArray + 2, count: baseCount) {
        let ligature = try place(ligature, from: baseArray)
        let count = try word(ligature) * classCount
        try checkAnchors(words(ligature + 2, count: count), from: ligature)
      }
    } else {
      try checkAnchors(words(baseArray + 2, count: baseCount * classCount), from: baseArray)
    }
    return try keep(.attachment(marks: marks, bases: bases))
  }

  /// Reads the anchors at some offsets; without an offset there is none (OpenType, "Anchor Table").
  private mutating func checkAnchors(
    _ offsets: [UInt16], from table: Int
  ) throws(LayoutTableError) {
    for offset in offsets where offset != 0 {
      let anchor = table + Int(offset)
      let format = try word(anchor)
      guard 1...3 ~= format else { throw .unsupported(offset: anchor) }
      _ = try words(anchor + 2, count: format == 1 ? 2 : format == 2 ? 3 : 4)
    }
  }
}
