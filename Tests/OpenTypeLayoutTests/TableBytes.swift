import OpenTypeLayout

/// A table of 16-bit numbers, and of offsets to other tables that come after it.
struct TableBytes: Sendable, ExpressibleByArrayLiteral {
  enum Field: Sendable, ExpressibleByIntegerLiteral {
    case number(Int)
    /// Where another table begins, counted from the beginning of this one.
    indirect case offset(TableBytes)
    /// The same in 32 bits.
    indirect case longOffset(TableBytes)

    init(integerLiteral value: Int) { self = .number(value) }
  }

  var fields: [Field]

  init(arrayLiteral elements: Field...) { fields = elements }

  init(_ numbers: [Int]) { fields = numbers.map(Field.number) }

  var bytes: [UInt8] {
    var size = fields.reduce(0) { if case .longOffset = $1 { $0 + 4 } else { $0 + 2 } }
    var (own, others): ([UInt8], [UInt8]) = ([], [])
    for field in fields {
      var width = 2
      var number: Int
      switch field {
      case .number(let value): number = value
      case .offset(let table), .longOffset(let table):
        number = size
        if case .longOffset = field { width = 4 }
        others += table.bytes
        size += table.bytes.count
      }
      for _ in 0..<width {
        own.append(UInt8(truncatingIfNeeded: number >> (8 * width - 8)))
        number <<= 8
      }
    }
    return own + others
  }

  /// A coverage table of format 1.
  static func coverage(_ glyphs: Int...) -> TableBytes {
    TableBytes([1, glyphs.count] + glyphs)
  }

  /// A coverage table of format 2: first and last glyph, first coverage index.
  static func coverage(ranges: [Int]...) -> TableBytes {
    TableBytes([2, ranges.count] + ranges.joined())
  }

  /// A class definition table of format 2: first and last glyph, class.
  static func classes(_ ranges: [Int]...) -> TableBytes {
    TableBytes([2, ranges.count] + ranges.joined())
  }

  /// A lookup.
  static func lookup(
    _ type: Int, flags: Int = 0, filter: Int? = nil, _ subtables: TableBytes...
  ) -> TableBytes {
    var lookup: TableBytes = [.number(type), .number(flags), .number(subtables.count)]
    lookup.fields += subtables.map(Field.offset)
    if let filter { lookup.fields.append(.number(filter)) }
    return lookup
  }

  /// A whole table of some lookups, of which a feature `test` names those of some indices.
  static func table(_ lookups: [TableBytes], feature: [Int] = [0]) -> TableBytes {
    let tag = Array("test".utf8).map(Int.init)
    let features: TableBytes = [
      1, .number(tag[0] << 8 | tag[1]), .number(tag[2] << 8 | tag[3]),
      .offset(TableBytes([0, feature.count] + feature)),
    ]
    let list = TableBytes([lookups.count]).appending(lookups.map(Field.offset))
    return [1, 0, 0, .offset(features), .offset(list)]
  }

  private func appending(_ others: [Field]) -> TableBytes {
    var table = self
    table.fields += others
    return table
  }
}

/// A subtable of some lookup type that a test reads.
struct Sample: Sendable, CustomStringConvertible {
  let description: String
  let kind: LayoutTable.Kind
  let type: Int
  let subtable: TableBytes

  init(_ description: String, _ kind: LayoutTable.Kind, _ type: Int, _ subtable: TableBytes) {
    self.description = description
    self.kind = kind
    self.type = type
    self.subtable = subtable
  }

  /// The table that holds it in its first lookup.
  ///
  /// The second one is there to be applied by it.
  var bytes: [UInt8] {
    let adjustment: TableBytes = [1, .offset(.coverage(1)), 4, 5]
    let single: TableBytes = [1, .offset(.coverage(1)), 1]
    let other = kind == .substitution ? single : adjustment
    return TableBytes.table([.lookup(1, other), .lookup(type, subtable)]).bytes
  }

  /// The rules that are read from it.
  func rules() throws -> [Rule] {
    var budget = ReadingBudget()
    return try LayoutTable(bytes, kind).lookup(1, &budget).rules
  }
}
