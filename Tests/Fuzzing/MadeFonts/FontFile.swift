/// A font of the characters of ``FontAlphabet``.
///
/// It has no outlines, and each of its glyphs has an advance of its own, so that a wrong glyph is
/// a wrong width.
package struct FontFile {
  private let characters: [Unicode.Scalar: Int]
  private let tables: [String: [UInt8]]

  /// - Parameters:
  ///   - characters: The character map.
  ///   - tables: The tables besides those that any font has.
  package init(
    _ characters: [Unicode.Scalar: Int] = FontAlphabet.glyphs, _ tables: [String: [UInt8]]
  ) {
    self.characters = characters
    self.tables = tables
  }

  /// The file.
  ///
  /// - Parameter change: What is done to the bytes of each table.
  package func bytes(_ change: (String, inout [UInt8]) -> Void = { _, _ in }) -> [UInt8] {
    let all = tables.merging([
      "head": Self.head.bytes, "hhea": Self.horizontalHeader.bytes, "maxp": Self.profile.bytes,
      "hmtx": Self.metrics.bytes, "cmap": characterMap.bytes, "glyf": [0, 0],
      "loca": Array(repeating: 0, count: 2 * FontAlphabet.glyphCount + 2),
    ]) { own, _ in own }
    let names = all.keys.sorted()
    var header = TableNode([.long(0x0001_0000), .word(names.count), 0, 0, 0]).bytes
    var content: [UInt8] = []
    let start = 12 + 16 * names.count
    for name in names {
      var table = all[name] ?? []
      change(name, &table)
      let entry: TableNode = [
        .tag(name), .long(0), .long(start + content.count), .long(table.count),
      ]
      header += entry.bytes
      content += table + Array(repeating: 0, count: (4 - table.count % 4) % 4)
    }
    return header + content
  }

  private var characterMap: TableNode {
    let sorted = characters.sorted { $0.key < $1.key }
    let groups = sorted.flatMap { scalar, glyph -> [TableNode.Item] in
      [.long(Int(scalar.value)), .long(Int(scalar.value)), .long(glyph)]
    }
    let format = TableNode(
      [12, 0, .long(16 + 12 * sorted.count), .long(0), .long(sorted.count)] + groups)
    return [0, 1, 3, 10, .longOffset(format)]
  }

  private static let head: TableNode = [
    .long(0x0001_0000), .long(0), .long(0), .long(0x5F0F_3CF5), 0, 1000, .long(0), .long(0),
    .long(0), .long(0), 0, 0, 1000, 1000, 0, 8, 2, 0, 0,
  ]
  private static let horizontalHeader = TableNode(
    [.long(0x0001_0000), 800, .word(-200), 0, 2000, 0, 0, 1000, 1, 0, 0, 0, 0, 0, 0, 0]
      + [.word(FontAlphabet.glyphCount)])
  private static let profile = TableNode(
    [.long(0x0001_0000), .word(FontAlphabet.glyphCount)]
      + TableNode.words(Array(repeating: 0, count: 13)))
  private static let metrics = TableNode(
    TableNode.words(
      (0..<FontAlphabet.glyphCount).flatMap {
        [FontAlphabet.marks.contains($0) && $0 % 3 != 0 ? 0 : 300 + 7 * $0, 0]
      }))
}
