/// A random `kern` table (OpenType, "kern — Kerning").
package enum KernTable {
  /// A table that changes the distance of some pairs of glyphs.
  package static func pairs(_ pairs: [(first: Int, second: Int, units: Int)]) -> [UInt8] {
    let sorted = pairs.map { ($0.first << 16 | $0.second, $0.units) }.sorted { $0.0 < $1.0 }
    let body = Self.body(sorted)
    let header: TableNode = [0, 1, 0, .word(6 + body.count), 1]
    return header.bytes + body
  }

  /// Format 0 without search hints, which HarfBuzz does not read.
  private static func body(_ pairs: [(Int, Int)]) -> [UInt8] {
    TableNode(
      [.word(pairs.count), 0, 0, 0] + pairs.flatMap { [.long($0.0), .word($0.1)] }
    ).bytes
  }

  static func random(_ subset: FontSubset, _ choices: inout Choices) -> [UInt8] {
    let isApple = choices.percent(20)
    let subtables = (0..<choices.number(1...2)).map { _ in
      subtable(subset, isApple: isApple, &choices)
    }
    let header: TableNode =
      isApple ? [.long(0x0001_0000), .long(subtables.count)] : [0, .word(subtables.count)]
    return header.bytes + subtables.joined()
      + Array(repeating: 0, count: choices.percent(20) ? choices.number(1...8) : 0)
  }

  private static func subtable(
    _ subset: FontSubset, isApple: Bool, _ choices: inout Choices
  ) -> [UInt8] {
    let format = choices.percent(75) ? 0 : 2
    let body = format == 0 ? pairs(subset, &choices) : classes(subset, isApple ? 8 : 6, &choices)
    // Horizontal; now and then minimum values, cross-stream or overriding.
    let flags = choices.percent(80) ? 1 : choices.number(0...15)
    let size = body.count + (isApple ? 8 : 6) + (choices.percent(10) ? choices.number(-4...4) : 0)
    let header: TableNode =
      isApple
      ? [.long(size), .word((choices.percent(85) ? 0 : 0x4000) | format), 0]
      : [0, .word(size), .word(format << 8 | flags)]
    return header.bytes + body
  }

  private static func pairs(_ subset: FontSubset, _ choices: inout Choices) -> [UInt8] {
    var pairs: [Int: Int] = [:]
    for _ in 0..<choices.number(1...8) {
      let pair = choices.element(subset.glyphs) << 16 | choices.element(subset.glyphs)
      pairs[pair] = choices.number(-200...200)
    }
    return body(pairs.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
  }

  /// Classes of a first and a second glyph, and a value for each pair of classes.
  private static func classes(
    _ subset: FontSubset, _ headerSize: Int, _ choices: inout Choices
  ) -> [UInt8] {
    let (rows, columns) = (2, 3)
    let first = subset.glyphs.min() ?? 0
    let count = (subset.glyphs.max() ?? 0) - first + 1
    let left = headerSize + 8
    let right = left + 4 + 2 * count
    let array = right + 4 + 2 * count
    var words = [2 * columns, left, right, array, first, count]
    words += (0..<count).map { _ in array + 2 * columns * choices.number(0...rows - 1) }
    words += [first, count] + (0..<count).map { _ in 2 * choices.number(0...columns - 1) }
    words += (0..<rows * columns).map { $0 % columns == 0 ? 0 : choices.number(-200...200) }
    return TableNode(TableNode.words(words)).bytes
  }
}
