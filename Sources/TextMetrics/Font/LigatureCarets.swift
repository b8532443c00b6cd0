/// The caret positions that a font gives inside its ligatures (OpenType, `GDEF`, LigCaretList).
enum LigatureCarets {
  /// Whether a `GDEF` table points at a list of ligature carets.
  static func isPresent(inGDEF table: [UInt8]) -> Bool {
    // majorVersion, minorVersion, glyphClassDefOffset, attachListOffset, ligCaretListOffset
    table.count >= 10 && (table[8] != 0 || table[9] != 0)
  }
}
