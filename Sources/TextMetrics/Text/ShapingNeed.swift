/// Which text glyph-by-glyph shaping gets wrong whatever the font.
enum ShapingNeed {
  /// Whether a text is written from right to left, joins or reorders its letters, places marks, or
  /// makes one sign of several characters.
  static func isPresent(in text: String) -> Bool {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
    return text.unicodeScalars.contains(where: needsShaping)
  }

  private static func needsShaping(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300 else { return false }
    if scripts.contains(where: { $0 ~= scalar.value }) { return true }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return joiners.contains(where: { $0 ~= scalar.value })
    }
  }

  /// The blocks of right-to-left, joining and reordering scripts (Unicode, Blocks.txt).
  private static let scripts: [ClosedRange<UInt32>] = [
    0x0590...0x08FF,  // Hebrew, Arabic, Syriac, Thaana, N'Ko, Samaritan, Mandaic
    0x0900...0x0DFF,  // the scripts of India and Sinhala
    0x0E00...0x109F,  // Thai, Lao, Tibetan, Myanmar
    0x1100...0x11FF,  // Hangul letters that join to syllables
    0x1700...0x18AF,  // the scripts of the Philippines, Khmer, Mongolian
    0x1900...0x1CFF,  // Limbu to Vedic signs
    0xA800...0xA82F, 0xA840...0xA95F, 0xA960...0xA97F, 0xA980...0xAADF, 0xAAE0...0xAAFF,
    0xABC0...0xABFF, 0xD7B0...0xD7FF,
    0xFB1D...0xFDFF, 0xFE70...0xFEFE,  // presentation forms
    0x10800...0x10FFF,  // right-to-left scripts of the supplementary plane
    0x11000...0x11FFF,  // Brahmi and its relatives
    0x16100...0x1613F, 0x1E800...0x1EFFF,
  ]

  /// What joins or changes its neighbours: joiners, direction marks and isolates, variation
  /// selectors, the letters of flags, skin tones, tags.
  private static let joiners: [ClosedRange<UInt32>] = [
    0x200C...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFE00...0xFE0F, 0x1F1E6...0x1F1FF,
    0x1F3FB...0x1F3FF, 0xE0020...0xE007F, 0xE0100...0xE01EF,
  ]
}
