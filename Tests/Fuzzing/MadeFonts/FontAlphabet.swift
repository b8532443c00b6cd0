/// The characters of made fonts, and their glyphs.
///
/// Glyph 0 is .notdef and glyph 1 the space; then comes a glyph for each character, and then some
/// that only substitutions give.
package enum FontAlphabet {
  struct Writing {
    /// The tags that scripts of a layout table may have for it.
    let tags: [String]
    let letters: [Unicode.Scalar]
    let marks: [Unicode.Scalar]
  }

  static let writings = [
    Writing(
      tags: ["latn"], letters: Array("abcdefghijABCDEé\u{EA}ế\u{1EB}\u{1ED}".unicodeScalars),
      marks: latinMarks),
    Writing(tags: ["cyrl"], letters: Array("абвгий".unicodeScalars), marks: latinMarks),
    Writing(tags: ["grek"], letters: Array("αβγά".unicodeScalars), marks: latinMarks),
    Writing(
      tags: ["hebr"], letters: Array("אבגש\u{FB2A}".unicodeScalars), marks: scalars(0x5B8, 0x5C1)),
    Writing(
      tags: ["arab"], letters: Array("ابلم\u{622}".unicodeScalars), marks: scalars(0x64E, 0x653)),
    Writing(
      tags: ["java"], letters: scalars(0xA98F, 0xA992, 0xA9A0),
      marks: scalars(0xA982, 0xA9B6, 0xA9BA, 0xA9C0)),
    Writing(
      tags: ["deva", "dev2"], letters: scalars(0x915, 0x916, 0x930, 0x928, 0x929),
      marks: scalars(0x93F, 0x940, 0x902, 0x94D, 0x93C)),
    Writing(tags: ["hani"], letters: Array("一丁七".unicodeScalars), marks: scalars(0x302A)),
    Writing(tags: ["kana"], letters: Array("かがアイ".unicodeScalars), marks: scalars(0x3099)),
    Writing(
      tags: ["hang"], letters: scalars(0xAC00, 0xAC01, 0x1100, 0x1161, 0x11A8),
      marks: scalars(0x302E)),
    Writing(tags: ["thai"], letters: scalars(0xE01, 0xE32, 0xE33), marks: scalars(0xE34, 0xE48)),
  ]

  private static let latinMarks = scalars(0x300, 0x301, 0x302, 0x303, 0x304, 0x306, 0x323, 0x328)

  static let digits = Array("0123".unicodeScalars)
  static let punctuation = Array(".,-/()’".unicodeScalars)
  /// What shaping treats in a way of its own.
  static let specials = scalars(
    0x2044, 0xA0, 0x2003, 0x2009, 0x2010, 0x2011, 0xAD, 0x200C, 0x200D, 0x34F, 0xFE0F, 0x200B,
    0x3000, 0x180E, 0x202F, 0x640, 0x9, 0xA)

  static let characters: [Unicode.Scalar] =
    ([" "] + writings.flatMap(\.letters) + writings.flatMap(\.marks) + digits + punctuation
    + specials).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }

  package static let alternates = Array(characters.count + 1..<characters.count + 13)
  package static let glyphCount = characters.count + 13

  /// The glyph of each character.
  package static let glyphs = Dictionary(uniqueKeysWithValues: zip(characters, 1...))

  package static func glyph(_ character: Unicode.Scalar) -> Int { glyphs[character] ?? 0 }

  package static let marks = Set(writings.flatMap(\.marks)).map(glyph).sorted()

  private static func scalars(_ values: UInt32...) -> [Unicode.Scalar] {
    values.compactMap(Unicode.Scalar.init)
  }
}
