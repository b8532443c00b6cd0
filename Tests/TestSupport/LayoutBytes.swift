/// A `GSUB` or `GPOS` table of a few lookups (OpenType, "OpenType Layout Common Table Formats"), which
/// a feature applies in text of any script.
package struct LayoutBytes {
  private var lookups: [[UInt8]] = []

  package init() {}

  /// Adds a lookup of one subtable.
  package mutating func add(type: Int, flags: Int = 0, _ subtable: [UInt8]) {
    lookups.append(Self.bytes([type, flags, 1, 8]) + subtable)
  }

  /// The table of a feature that applies the first lookups.
  package func table(feature: String, lookups count: Int = 1) -> [UInt8] {
    let script = Self.bytes([1]) + Array("DFLT".utf8) + Self.bytes([8, 4, 0, 0, 0xFFFF, 1, 0])
    let features =
      Self.bytes([1]) + Array(feature.utf8) + Self.bytes([8, 0, count] + Array(0..<count))
    let header = [1, 0, 10, 10 + script.count, 10 + script.count + features.count]
    return Self.bytes(header) + script + features + Self.list(lookups)
  }

  /// A chained context of single glyphs, which applies a lookup to the first one of its input.
  package static func context(
    before: [Int], input: [Int], after: [Int], applies lookup: Int
  ) -> [UInt8] {
    // Glyphs before the input are told from the nearest one on.
    let parts = [before.reversed(), input, after]
    let count = parts.reduce(0) { $0 + $1.count }
    var coverage = 2 * (1 + 3 + count + 3)
    var words = [3]
    for part in parts {
      words.append(part.count)
      for _ in part {
        words.append(coverage)
        coverage += 6
      }
    }
    words += [1, 0, lookup]
    for glyph in parts.joined() { words += [1, 1, glyph] }
    return bytes(words)
  }

  /// A context of one glyph over and over, which applies a lookup to the first.
  package static func sequence(of glyph: Int, count: Int, applies lookup: Int) -> [UInt8] {
    let coverage = [1, 1, glyph]
    let rule = [count, 1] + Array(repeating: glyph, count: count - 1) + [0, lookup]
    return bytes([1, 8, 1, 14] + coverage + [1, 4] + rule)
  }

  /// Makes the advance of a glyph greater.
  package static func adjustment(of glyph: Int, by units: Int) -> [UInt8] {
    bytes([1, 8, 4, units, 1, 1, glyph])
  }

  /// Makes another glyph of a glyph.
  package static func substitution(of glyph: Int, by other: Int) -> [UInt8] {
    bytes([2, 8, 1, other, 1, 1, glyph])
  }

  /// Makes one glyph of two.
  package static func ligature(of first: Int, _ second: Int, by other: Int) -> [UInt8] {
    bytes([1, 18, 1, 8, 1, 4, other, 2, second, 1, 1, first])
  }

  private static func list(_ items: [[UInt8]]) -> [UInt8] {
    var offset = 2 + 2 * items.count
    var words = [items.count]
    for item in items {
      words.append(offset)
      offset += item.count
    }
    return bytes(words) + items.joined()
  }

  private static func bytes(_ words: [Int]) -> [UInt8] {
    words.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
  }
}
