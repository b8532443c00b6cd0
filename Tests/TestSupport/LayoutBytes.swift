/// A `GSUB` or `GPOS` table of a few lookups (OpenType, "OpenType Layout Common Table Formats"), which
/// a feature applies in text of any script.
package struct LayoutBytes {
  private var lookups: [[UInt8]] = []

  package init() {}

  /// Adds a lookup of some subtables.
  package mutating func add(type: Int, flags: Int = 0, _ subtables: [UInt8]...) {
    var offset = 6 + 2 * subtables.count
    var words = [type, flags, subtables.count]
    for subtable in subtables {
      words.append(offset)
      offset += subtable.count
    }
    lookups.append(Self.bytes(words) + subtables.joined())
  }

  /// The table of a feature that applies the first lookups.
  package func table(feature: String, lookups count: Int = 1) -> [UInt8] {
    let script = Self.bytes([1]) + Array("DFLT".utf8) + Self.bytes([8, 4, 0, 0, 0xFFFF, 1, 0])
    let features =
      Self.bytes([1]) + Array(feature.utf8) + Self.bytes([8, 0, count] + Array(0..<count))
    let header = [1, 0, 10, 10 + script.count, 10 + script.count + features.count]
    return Self.bytes(header) + script + features + Self.list(lookups)
  }

  /// A chained context of single glyphs, which applies lookups to the first one of its input.
  package static func context(
    before: [Int], input: [Int], after: [Int], applies lookups: Int...
  ) -> [UInt8] {
    // Glyphs before the input are told from the nearest one on.
    let parts = [before.reversed(), input, after]
    let count = parts.reduce(0) { $0 + $1.count }
    var coverage = 2 * (1 + 3 + count + 1 + 2 * lookups.count)
    var words = [3]
    for part in parts {
      words.append(part.count)
      for _ in part {
        words.append(coverage)
        coverage += 6
      }
    }
    words += [lookups.count] + lookups.flatMap { [0, $0] }
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

  /// Makes two glyphs of a glyph, or any other number.
  package static func sequence(of glyph: Int, by others: [Int]) -> [UInt8] {
    bytes([1, 8, 1, 14, 1, 1, glyph, others.count] + others)
  }

  /// Changes the advance of the first of two glyphs, and that of the second one as well if asked.
  package static func pair(
    of first: Int, _ second: Int, by units: Int, secondBy secondUnits: Int? = nil
  ) -> [UInt8] {
    let values = [units] + (secondUnits.map { [$0] } ?? [])
    let formats = [4, secondUnits == nil ? 0 : 4]
    return bytes([1, 12] + formats + [1, 18] + [1, 1, first] + [1, second] + values)
  }

  /// A `GDEF` table that gives classes to glyphs: 1 for bases, 2 for ligatures, 3 for marks.
  package static func glyphClasses(_ classes: [Int: Int]) -> [UInt8] {
    let ranges = classes.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.key, $0.value] }
    return bytes([1, 0, 12, 0, 0, 0, 2, classes.count] + ranges)
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
