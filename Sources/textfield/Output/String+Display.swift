extension String {
  /// How many columns of a terminal the text takes: two for a Chinese character or an emoji.
  var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }

  /// The text with each control character as its picture, so that it cannot disturb a terminal.
  var printable: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          guard scalar.properties.generalCategory == .control else { return scalar }
          return scalar.value < 0x20
            ? Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
            : scalar == "\u{7F}" ? "\u{2421}" : "\u{FFFD}"
        }))
  }
}

extension String {
  /// The text, followed by the numbers of those of its code points that do not show.
  var named: String {
    let hidden = unicodeScalars.filter { !$0.isShown }.map(\.codePoint)
    return ([self] + hidden).joined(separator: " ")
  }
}

extension Unicode.Scalar {
  /// The number as Unicode writes it, such as U+00E9.
  fileprivate var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  fileprivate var isShown: Bool {
    switch properties.generalCategory {
    case .control, .format, .privateUse, .unassigned, .surrogate, .lineSeparator,
      .paragraphSeparator:
      false
    default: !properties.isDefaultIgnorableCodePoint
    }
  }
}

extension Character {
  fileprivate var displayWidth: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if unicodeScalars.contains(where: { $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" }) {
      return 2
    }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return Self.wide.contains { $0 ~= first.value } ? 2 : 1
    }
  }

  /// The blocks of wide and fullwidth characters (UAX #11, East_Asian_Width W and F).
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
    0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1B000...0x1B2FF,
    0x20000...0x3FFFD,
  ]
}
