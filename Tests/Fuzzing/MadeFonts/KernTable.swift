/// A random `kern` table (OpenType, "kern — Kerning").
enum KernTable {
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
    let header: TableNode = isApple
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
    let sorted = pairs.sorted { $0.key < $1.key }
    return TableNode(
      [.word(sorted.count), 0, 0, 0] + sorted.flatMap { [.long($0.key), .word($0.value)] }
    ).bytes
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
