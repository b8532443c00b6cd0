/// What is asked of a code point before it is shaped.
struct CharacterTraits: Sendable {
  let flags: Flags
  #if Shaping
    /// Common if it has none of its own.
    let script: Script
  #endif

  /// What is true of a code point, or of some in a text, or of each.
  struct Flags: OptionSet {
    let rawValue: UInt16

    /// It is neither a line break nor a tab.
    static let isDrawn = Flags(rawValue: 1 << 0)
    /// It is a grapheme of its own between any others that are.
    static let standsAlone = Flags(rawValue: 1 << 1)
    /// Its script is that of the text around.
    static let inheritsScript = Flags(rawValue: 1 << 2)
    /// It is a bracket, or may be.
    static let isMirrored = Flags(rawValue: 1 << 3)
    static let isLeftToRight = Flags(rawValue: 1 << 4)
    static let isRightToLeft = Flags(rawValue: 1 << 5)
    static let opensIsolate = Flags(rawValue: 1 << 6)
    static let closesIsolate = Flags(rawValue: 1 << 7)
    /// It goes along with the letters around it, or from right to left itself.
    static let keepsRightToLeft = Flags(rawValue: 1 << 8)
    /// It goes along with a text from left to right, whatever stands around.
    static let keepsLeftToRight = Flags(rawValue: 1 << 9)
    /// It is not composed of other code points (Unicode, canonical decomposition).
    static let isSimple = Flags(rawValue: 1 << 10)
    /// It is no mark, and nothing that a mark may follow without being seen.
    static let isNoMark = Flags(rawValue: 1 << 11)
    /// All of it is known.
    static let isKnown = Flags(rawValue: 1 << 12)
    /// It is a letter, number, symbol, punctuation or space, and changes no neighbour by nature.
    static let isPrintable = Flags(rawValue: 1 << 13)

    /// Whether a character is one grapheme and one glyph by nature, and keeps to the direction of
    /// a text that is read in one direction throughout.
    func isPlain(isRightToLeft: Bool) -> Bool {
      isSuperset(of: [
        .isDrawn, .standsAlone, .isNoMark, .isPrintable,
        isRightToLeft ? .keepsRightToLeft : .keepsLeftToRight,
      ])
    }
    /// It is neither an emoji nor a selector of its presentation (UTS #51).
    static let hasNoPresentation = Flags(rawValue: 1 << 14)

    /// What the direction of a text is found by (UAX #9, P2).
    static let givesDirection: Flags = [
      .isLeftToRight, .isRightToLeft, .opensIsolate, .closesIsolate,
    ]
  }

  /// What nothing is known of yet.
  static let unknown = CharacterTraits()

  private init() {
    flags = []
    #if Shaping
      script = .common
    #endif
  }

  /// Asks all libraries.
  init(_ scalar: Unicode.Scalar) {
    var flags: Flags = .isKnown
    if ScalarRole.isDrawn(scalar) { flags.insert(.isDrawn) }
    if Self.standsAlone(scalar) { flags.insert(.standsAlone) }
    if Self.isPrintable(scalar) { flags.insert(.isPrintable) }
    if !Presentation.mayDepend(on: scalar) { flags.insert(.hasNoPresentation) }
    #if Shaping
      script = Script(scalar)
      if script.isInherited { flags.insert(.inheritsScript) }
      if scalar.mirrored != scalar { flags.insert(.isMirrored) }
      if scalar.base == nil { flags.insert(.isSimple) }
      if !scalar.isMark, !scalar.properties.isDefaultIgnorableCodePoint {
        flags.insert(.isNoMark)
      }
      switch BidiClass(scalar) {
      case .leftToRight: flags.insert(.isLeftToRight)
      case .rightToLeft: flags.formUnion([.isRightToLeft, .keepsRightToLeft])
      case .isolateStart: flags.insert(.opensIsolate)
      case .isolateEnd: flags.insert(.closesIsolate)
      case .neutral: flags.insert(.keepsRightToLeft)
      case .other: break
      }
      if !Self.mayTurnDirection(scalar) { flags.insert(.keepsLeftToRight) }
    #endif
    self.flags = flags
  }

  /// Whether a code point is a grapheme of its own between any others that are.
  ///
  /// What does not join with itself does not join with any other such code point, by all rules of
  /// UAX #29 but that for CR LF. What joins only beside a mark, a joiner or the like needs one that
  /// does join with itself.
  private static func standsAlone(_ scalar: Unicode.Scalar) -> Bool {
    var pair = String.UnicodeScalarView()
    pair.append(scalar)
    pair.append(scalar)
    return scalar != "\r" && String(pair).count == 2
  }

  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    // The fraction slash makes numbers around it small (hb-ot-shape.cc).
    guard scalar != "\u{2044}", !scalar.properties.isDefaultIgnorableCodePoint else { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .control, .format, .surrogate, .privateUse,
      .unassigned, .lineSeparator, .paragraphSeparator:
      return false
    default: return true
    }
  }

  /// Whether glyph-by-glyph shaping sets the character with no regard to any but the one before.
  var isPlainBySimpleShaping: Bool { flags.isSuperset(of: [.isDrawn, .standsAlone, .isPrintable]) }

  #if Shaping
    /// Whether a character can give itself or others a level that is not 0 in a text from left to
    /// right: one of a right-to-left script, or a formatting character of the algorithm.
    private static func mayTurnDirection(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0..<0x590: false
      case 0x590...0x8FF, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF,
        0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        true
      default: false
      }
    }
  #endif
}

extension Unicode.GeneralCategory {
  /// Whether it is one of the categories L (Unicode, General_Category).
  var isLetter: Bool {
    switch self {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }
}
