extension FaceHandle {
  /// Refuses a face that FreeType opens but that could only be measured as zeros.
  mutating func checkUsable(_ source: FontSource) throws(FontError) {
    guard glyphCount > 0 else { throw FontError(.brokenFont, "\(source) holds no glyphs") }
    guard unitsPerEm > 0 else { throw FontError(.brokenFont, "\(source) has no size") }
    guard strike == nil, let declared = verticalTables().longMetricsCount else { return }
    guard declared > 0 else {
      throw FontError(
        .brokenFont, "\(source) gives no glyph an advance: numberOfHMetrics of its hhea table is 0")
    }
    // An advance and a side bearing of two bytes each (OpenType, `hmtx`).
    let present = (tableLength(.hmtx) ?? 0) / 4
    guard present > 0 else {
      throw FontError(.brokenFont, "\(source) gives no glyph an advance: its hmtx table is empty")
    }
    longMetricsCount = UInt32(min(present, declared))
    if present < declared { lastAdvance = UInt32(present - 1) }
  }

  /// A height from `OS/2`, else that of a letter's ink; nil if there is neither.
  func height(of letter: Unicode.Scalar, table: Int?) -> Int? {
    if let table, table > 0 { return table }
    return nominalGlyph(of: letter).flatMap { outlineBounds(of: $0) }.map(\.top)
  }
}
