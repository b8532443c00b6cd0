/// Reads the numbers of a layout table within a budget, and the coverages and classes they make up.
struct TableReader {
  private let bytes: [UInt8]
  var budget: ReadingBudget
  /// How many lookups the table has, for those that a rule names.
  var lookupCount = 0
  /// The sets that were read, by offset, as subtables and rules share them.
  private var coverages: [Int: Coverage] = [:]
  private var classDefinitions: [Int: ClassDefinition] = [:]
  private var singles: [UInt16: GlyphSet] = [:]

  init(_ bytes: [UInt8], _ budget: ReadingBudget) {
    self.bytes = bytes
    self.budget = budget
  }

  /// The number in the two bytes at an offset.
  mutating func word(_ offset: Int) throws(LayoutTableError) -> Int {
    try budget.spend(reads: 1)
    guard offset + 2 <= bytes.count else { throw .damaged(offset: offset) }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  /// The numbers at an offset.
  mutating func words(_ offset: Int, count: Int) throws(LayoutTableError) -> [UInt16] {
    guard offset + 2 * count <= bytes.count else { throw .damaged(offset: offset) }
    try budget.spend(reads: count)
    return (0..<count).map {
      UInt16(bytes[offset + 2 * $0]) << 8 | UInt16(bytes[offset + 2 * $0 + 1])
    }
  }

  /// The numbers after their count, which is at an offset.
  mutating func array(_ offset: Int) throws(LayoutTableError) -> [UInt16] {
    try words(offset + 2, count: word(offset))
  }

  /// Where an offset from the beginning of a table leads; it has to lead somewhere.
  func place(_ offset: UInt16, from table: Int) throws(LayoutTableError) -> Int {
    guard offset != 0 else { throw .damaged(offset: table) }
    return table + Int(offset)
  }

  /// The glyphs of the coverage whose offset is the second number of a subtable.
  mutating func coverage(of subtable: Int) throws(LayoutTableError) -> GlyphSet {
    try coverage(UInt16(word(subtable + 2)), from: subtable)
  }

  /// The glyphs of a coverage table, which is found by its offset from a subtable.
  ///
  /// Their coverage indices are those of ascending order (OpenType, "Coverage Format 1" and
  /// "Coverage Format 2").
  ///
  /// - Parameter isIndexed: Whether coverage indices count. Where it only matters which glyphs are
  ///   covered, a glyph may be named twice in a row, as in Inter Italic and Noto Sans Arabic: a
  ///   binary search finds it either way.
  mutating func coverage(
    _ offset: UInt16, from subtable: Int, isIndexed: Bool = true
  ) throws(LayoutTableError) -> GlyphSet {
    let offset = try place(offset, from: subtable)
    let coverage = if let known = coverages[offset] { known } else { try readCoverage(offset) }
    guard !isIndexed || !coverage.hasRepeats else { throw .damaged(offset: offset) }
    return coverage.glyphs
  }

  private mutating func readCoverage(_ offset: Int) throws(LayoutTableError) -> Coverage {
    var glyphs = GlyphSet()
    var count = 0
    switch try word(offset) {
    case 1:
      var last: UInt16 = 0
      for glyph in try array(offset + 2) {
        guard glyph >= last else { throw .damaged(offset: offset) }
        last = glyph
        count += 1
        glyphs.insert(glyph)
      }
    case 2:
      try readRanges(offset, mayTouch: true) {
        reader, range, startIndex throws(LayoutTableError) in
        guard Int(startIndex) == count else { throw .damaged(offset: offset) }
        count += range.count
        try reader.spendPages(range)
        glyphs.insert(range)
      }
    default: throw .unsupported(offset: offset)
    }
    let coverage = Coverage(glyphs: glyphs, hasRepeats: count != glyphs.count)
    try budget.spend(bytes: Self.entrySize + glyphs.byteCount)
    coverages[offset] = coverage
    return coverage
  }

  /// The classes of a class definition table, which is found by its offset from a subtable.
  ///
  /// Without one, all glyphs are of class 0 (OpenType, "Class Definition Table Format 1" and "Class
  /// Definition Table Format 2").
  mutating func classDefinition(
    _ offset: Int, from subtable: Int
  ) throws(LayoutTableError) -> ClassDefinition {
    guard offset != 0 else { return ClassDefinition() }
    let offset = subtable + offset
    if let known = classDefinitions[offset] { return known }
    var definition = ClassDefinition()
    switch try word(offset) {
    case 1:
      let start = try word(offset + 2)
      let classes = try array(offset + 4)
      guard start + classes.count <= 0x10000 else { throw .damaged(offset: offset) }
      for (index, glyphClass) in classes.enumerated() {
        let glyph = UInt16(start + index)
        try insert(glyph...glyph, glyphClass, into: &definition)
      }
    case 2:
      try readRanges(offset, mayTouch: false) {
        reader, glyphs, glyphClass throws(LayoutTableError) in
        try reader.insert(glyphs, glyphClass, into: &definition)
      }
    default: throw .unsupported(offset: offset)
    }
    classDefinitions[offset] = definition
    return definition
  }

  /// A set of one glyph.
  mutating func single(_ glyph: UInt16) throws(LayoutTableError) -> GlyphSet {
    if let known = singles[glyph] { return known }
    let set = GlyphSet(CollectionOfOne(glyph))
    try budget.spend(bytes: Self.entrySize + set.byteCount)
    singles[glyph] = set
    return set
  }

  private mutating func insert(
    _ glyphs: ClosedRange<UInt16>, _ glyphClass: UInt16, into definition: inout ClassDefinition
  ) throws(LayoutTableError) {
    try spendPages(glyphs)
    let before = definition.byteCount(of: glyphClass)
    definition.insert(glyphs, glyphClass)
    let after = definition.byteCount(of: glyphClass)
    try budget.spend(bytes: after - before + (before == 0 ? Self.entrySize : 0))
  }

  /// Reads the range records of a table, which have to be in order and apart from each other.
  ///
  /// - Parameter mayTouch: Whether a range may begin with the last glyph of the one before.
  private mutating func readRanges(
    _ table: Int, mayTouch: Bool,
    _ read: (inout TableReader, ClosedRange<UInt16>, UInt16) throws(LayoutTableError) -> Void
  ) throws(LayoutTableError) {
    let numbers = try words(table + 4, count: 3 * word(table + 2))
    var last = -1
    for record in stride(from: 0, to: numbers.count, by: 3) {
      let (start, end) = (numbers[record], numbers[record + 1])
      guard mayTouch ? Int(start) >= last : Int(start) > last, start <= end else {
        throw .damaged(offset: table + 4 + 2 * record)
      }
      last = Int(end)
      try read(&self, start...end, numbers[record + 2])
    }
  }

  private mutating func spendPages(_ glyphs: ClosedRange<UInt16>) throws(LayoutTableError) {
    try budget.spend(reads: Int(glyphs.upperBound / 64 - glyphs.lowerBound / 64))
  }

  /// About how many bytes a dictionary takes for a set besides its pages.
  private static let entrySize = 48
}

/// The glyphs of a coverage table.
private struct Coverage {
  let glyphs: GlyphSet
  /// Whether the table names some glyph more than once.
  let hasRepeats: Bool
}

/// The classes of glyphs.
struct ClassDefinition {
  private var classes: [UInt16: GlyphSet] = [:]
  /// The glyphs of all classes but class 0.
  private var named = GlyphSet()
  private(set) var largestClass: UInt16 = 0

  /// The glyphs of a class; of class 0, those that are of no other class.
  func glyphs(_ glyphClass: UInt16) -> GlyphSet {
    glyphClass == 0 ? named.complement : classes[glyphClass] ?? GlyphSet()
  }

  mutating func insert(_ glyphs: ClosedRange<UInt16>, _ glyphClass: UInt16) {
    guard glyphClass != 0 else { return }
    classes[glyphClass, default: GlyphSet()].insert(glyphs)
    named.insert(glyphs)
    largestClass = max(largestClass, glyphClass)
  }

  /// About how many bytes the glyphs of a class take.
  func byteCount(of glyphClass: UInt16) -> Int { classes[glyphClass]?.byteCount ?? 0 }
}
