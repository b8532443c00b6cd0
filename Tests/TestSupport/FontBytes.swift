import Foundation

/// A bundled font as bytes that a test may damage.
///
/// Checksums are left as they are.
package struct FontBytes {
  package private(set) var bytes: [UInt8]

  /// Reads a bundled font.
  package init(_ name: String) throws {
    bytes = [UInt8](try Data(contentsOf: URL(filePath: Fixture.path(name))))
  }

  /// Writes a 16-bit number into a table.
  package mutating func set(_ table: String, _ offset: Int, to value: Int) throws {
    let start = try number(at: record(of: table) + 8) + offset
    bytes[start] = UInt8(truncatingIfNeeded: value >> 8)
    bytes[start + 1] = UInt8(truncatingIfNeeded: value)
  }

  /// Reads an unsigned 16-bit number from a table.
  package func word(_ table: String, _ offset: Int) throws -> Int {
    let start = try number(at: record(of: table) + 8) + offset
    return Int(bytes[start]) << 8 | Int(bytes[start + 1])
  }

  /// Gives each table the bytes of the next one in the directory.
  package mutating func shuffleTables() {
    let count = Int(bytes[4]) << 8 | Int(bytes[5])
    let places = (0..<count).map { Array(bytes[12 + 16 * $0 + 8..<12 + 16 * $0 + 16]) }
    for (table, place) in zip(0..<count, places[1...] + places[..<1]) {
      bytes.replaceSubrange(12 + 16 * table + 8..<12 + 16 * table + 16, with: place)
    }
  }

  /// Takes a table out of the font's directory.
  package mutating func drop(_ table: String) throws {
    let record = try record(of: table)
    bytes.replaceSubrange(record..<record + 4, with: "none".utf8)
  }

  /// Gives a table other bytes.
  package mutating func replace(_ table: String, with content: [UInt8]) throws {
    let record = try record(of: table)
    bytes += Array(repeating: 0, count: (4 - bytes.count % 4) % 4)
    for (field, number) in [(8, bytes.count), (12, content.count)] {
      for place in 0..<4 {
        bytes[record + field + place] = UInt8(truncatingIfNeeded: number >> (24 - 8 * place))
      }
    }
    bytes += content
  }

  /// Renames every feature of a name in a table of features, `GSUB` or `GPOS`.
  package mutating func renameFeatures(_ name: String, to other: String, in table: String) throws {
    let start = try number(at: record(of: table) + 8)
    // Version, script list; then the feature list: a count, and records of tag and offset.
    let list = start + half(at: start + 6)
    for record in 0..<half(at: list) {
      let tag = list + 2 + 6 * record
      if bytes[tag..<tag + 4].elementsEqual(name.utf8) {
        bytes.replaceSubrange(tag..<tag + 4, with: other.utf8)
      }
    }
  }

  /// Makes a table end earlier than it should.
  package mutating func shorten(_ table: String, to length: Int) throws {
    let field = try record(of: table) + 12
    for place in 0..<4 {
      bytes[field + place] = UInt8(truncatingIfNeeded: length >> (24 - 8 * place))
    }
  }

  /// The bytes of a table; nil if the font has none.
  package func table(_ name: String) -> [UInt8]? {
    guard let record = try? record(of: name) else { return nil }
    let start = number(at: record + 8)
    return Array(bytes[start..<start + number(at: record + 12)])
  }

  /// How many bytes a table has.
  package func length(of table: String) throws -> Int { try number(at: record(of: table) + 12) }

  /// Cuts the file off.
  package mutating func truncate(to count: Int) { bytes.removeSubrange(count...) }

  /// Where a table's entry in the directory begins: tag, checksum, offset, length.
  private func record(of table: String) throws -> Int {
    let records = stride(from: 12, to: 12 + 16 * half(at: 4), by: 16)
    guard let record = records.first(where: { bytes[$0..<$0 + 4].elementsEqual(table.utf8) }) else {
      throw NoTable(name: table)
    }
    return record
  }

  private func half(at offset: Int) -> Int { Int(bytes[offset]) << 8 | Int(bytes[offset + 1]) }

  private func number(at offset: Int) -> Int {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  private struct NoTable: Error { let name: String }
}
