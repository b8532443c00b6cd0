/// How a font's character map is asked for a Unicode character: as HarfBuzz does.
enum CharacterMap {
  /// By code point.
  case unicode
  /// By code point, else where the map has the characters of a keyboard: U+0020 to U+00FF at U+F020
  /// to U+F0FF (OpenType, `cmap`, platform 3, encoding 0).
  case symbol
  /// By code point, else by the places of a page of Windows 3.1.
  case arabic(ArabicFontPage)
  /// By the codes of Mac OS Roman (`cmap`, platform 1, encoding 0).
  case macRoman
  /// A map of which ASCII alone is known.
  case ascii

  /// The codes to look a character up by, the second if the first gives nothing.
  func codes(of scalar: Unicode.Scalar) -> (UInt32?, UInt32?) {
    let value = scalar.value
    return switch self {
    case .unicode: (value, nil)
    case .symbol: (value, value <= 0xFF ? 0xF000 + value : nil)
    case .arabic(let page): (value, page.code(of: scalar))
    case .macRoman: (scalar.isASCII ? value : nil, Self.macRomanCodes[scalar])
    case .ascii: (scalar.isASCII ? value : nil, nil)
    }
  }

  private static let macRomanCodes = Dictionary(
    zip(macRomanCharacters.unicodeScalars, 0x80...0xFF as ClosedRange<UInt32>),
    uniquingKeysWith: { first, _ in first })

  /// What Mac OS Roman has from 0x80 to 0xFF.
  private static let macRomanCharacters =
    "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø"
    + "¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ"
}
