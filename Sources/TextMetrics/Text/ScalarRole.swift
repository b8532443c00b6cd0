/// What a character does to a line besides, or instead of, being drawn.
enum ScalarRole: Hashable {
  /// It is drawn.
  case visible
  /// It breaks lines and shows as one space in a single line.
  case newline
  /// It goes to the next tab stop.
  case tab
  /// It has no width and is never missing: what HarfBuzz takes for default ignorable.
  case ignorable
  /// It is a space, which a font need not have to be given its width.
  case space(SpaceWidth)

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x20...0x7E: self = scalar == " " ? .space(.own) : .visible
    case 0x09: self = .tab
    case _ where ScalarRole.isNewline(scalar): self = .newline
    case 0x7F..<0xA0, 0x00..<0x20: self = .visible
    default:
      if let width = SpaceWidth(scalar) {
        self = .space(width)
      } else {
        self = ScalarRole.isIgnorable(scalar) ? .ignorable : .visible
      }
    }
  }

  /// Whether the code point is default ignorable.
  ///
  /// Those of Unicode but for the Hangul fillers and the shorthand format controls, which HarfBuzz
  /// draws (hb-unicode.hh).
  private static func isIgnorable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x115F, 0x1160, 0x3164, 0xFFA0, 0x1BCA0...0x1BCA3: false
    default: scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  /// Whether lines break at the code point.
  static func isNewline(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether the code point is neither a line break nor a tab.
  static func isDrawn(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "\t" && !isNewline(scalar)
  }

  /// Whether lines break at the character; CR LF is one break.
  static func isNewline(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { isNewline($0) } ?? false
  }
}

/// How wide a space is in a font that has no glyph for it (Unicode, chapter 6, "Space Characters").
enum SpaceWidth: Hashable {
  /// As wide as U+0020.
  case own
  /// An em divided by so much.
  case emOver(Int)
  /// The space of mathematics: four eighteenths of an em.
  case mathematical
  /// As wide as a digit.
  case figure
  /// As wide as a full stop.
  case punctuation
  /// Half as wide as U+0020.
  case narrow

  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x20, 0xA0: self = .own
    case 0x2000, 0x2002: self = .emOver(2)
    case 0x2001, 0x2003, 0x3000: self = .emOver(1)
    case 0x2004: self = .emOver(3)
    case 0x2005: self = .emOver(4)
    case 0x2006: self = .emOver(6)
    case 0x2007: self = .figure
    case 0x2008: self = .punctuation
    case 0x2009: self = .emOver(5)
    case 0x200A: self = .emOver(16)
    case 0x202F: self = .narrow
    case 0x205F: self = .mathematical
    default: return nil
    }
  }
}
