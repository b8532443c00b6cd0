/// A `GSUB` or `GPOS` table (OpenType, "OpenType Layout Common Table Formats"), read strictly.
///
/// What is not well-formed throws, even where HarfBuzz would go on with less: it drops offsets that
/// lead out of a table and finds glyphs by binary search, so that such a table may read otherwise
/// there. Device tables are not read, as they only change a value that counts as not zero anyway.
/// The script list and feature variations choose lookups and are the caller's concern.
package struct LayoutTable: Sendable {
  package enum Kind: Sendable {
    /// `GSUB`
    case substitution
    /// `GPOS`
    case positioning
  }

  private let bytes: [UInt8]
  private let kind: Kind
  /// Where the lookups begin.
  private let lookups: [Int]
  /// The tags of all features of the table, whatever script or language has them.
  package let featureTags: Set<UInt32>

  package var lookupCount: Int { lookups.count }

  /// Reads the header, the feature list and the lookup list of a table.
  package init(_ bytes: [UInt8], _ kind: Kind) throws(LayoutTableError) {
    self.bytes = bytes
    self.kind = kind
    var reader = TableReader(bytes, ReadingBudget())
    guard try reader.word(0) == 1, try reader.word(2) <= 1 else { throw .unsupported(offset: 0) }
    lookups = try reader.lookupOffsets(list: reader.word(8))
    featureTags = try reader.featureTags(list: reader.word(6), lookupCount: lookups.count)
  }

  /// Reads a lookup.
  ///
  /// - Parameter budget: What may be spent on it, which is less afterwards, even if this throws.
  package func lookup(
    _ index: Int, _ budget: inout ReadingBudget
  ) throws(LayoutTableError) -> Lookup {
    guard lookups.indices.contains(index) else { throw .damaged(offset: 0) }
    var reader = TableReader(bytes, budget)
    reader.lookupCount = lookups.count
    defer { budget = reader.budget }
    return try reader.lookup(lookups[index], kind)
  }
}

extension TableReader {
  /// Where the lookups of a list begin.
  fileprivate mutating func lookupOffsets(list: Int) throws(LayoutTableError) -> [Int] {
    guard list != 0 else { return [] }
    var lookups: [Int] = []
    for offset in try array(list) { lookups.append(try place(offset, from: list)) }
    return lookups
  }

  /// The tags of the features of a list, all of whose lookups there are.
  fileprivate mutating func featureTags(
    list: Int, lookupCount: Int
  ) throws(LayoutTableError) -> Set<UInt32> {
    guard list != 0 else { return [] }
    var tags: Set<UInt32> = []
    for record in 0..<(try word(list)) {
      let record = list + 2 + 6 * record
      tags.insert(UInt32(try word(record)) << 16 | UInt32(try word(record + 2)))
      let feature = try place(UInt16(word(record + 4)), from: list)
      guard try array(feature + 2).allSatisfy({ $0 < lookupCount })
      else { throw .damaged(offset: feature) }
    }
    return tags
  }

  fileprivate mutating func lookup(
    _ offset: Int, _ kind: LayoutTable.Kind
  ) throws(LayoutTableError) -> Lookup {
    let bits = UInt16(try word(offset + 2))
    let offsets = try array(offset + 4)
    // Bits 5 to 7 are reserved.
    guard bits & 0x00E0 == 0 else { throw .unsupported(offset: offset + 2) }
    let flags = LookupFlags(
      rawValue: bits,
      markFilteringSet: bits & 0x0010 == 0
        ? nil : UInt16(try word(offset + 6 + 2 * offsets.count)))
    var type = try word(offset)
    var subtables: [Int] = []
    for subtable in offsets { subtables.append(try place(subtable, from: offset)) }
    if type == kind.extensionType, let first = subtables.first {
      type = try word(first + 2)
      guard type != kind.extensionType else { throw .damaged(offset: first + 2) }
      for index in subtables.indices {
        subtables[index] = try extended(subtables[index], type: type)
      }
    }
    var rules: [Rule] = []
    for subtable in subtables {
      switch kind {
      case .substitution: try readSubstitution(subtable, type: type, into: &rules)
      case .positioning: try readPositioning(subtable, type: type, into: &rules)
      }
    }
    return Lookup(type: UInt16(type), flags: flags, rules: rules)
  }

  /// Where the subtable is that an extension subtable stands for, which has to be of a type.
  private mutating func extended(_ offset: Int, type: Int) throws(LayoutTableError) -> Int {
    guard try word(offset) == 1 else { throw .unsupported(offset: offset) }
    guard try word(offset + 2) == type else { throw .damaged(offset: offset + 2) }
    let distance = try word(offset + 4) << 16 | word(offset + 6)
    guard distance != 0 else { throw .damaged(offset: offset + 4) }
    return offset + distance
  }
}

extension LayoutTable.Kind {
  /// The type of lookups whose subtables only say where the real ones are.
  fileprivate var extensionType: Int {
    switch self {
    case .substitution: 7
    case .positioning: 9
    }
  }
}
