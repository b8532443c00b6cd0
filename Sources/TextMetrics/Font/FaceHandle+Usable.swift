extension FaceHandle {
  /// Refuses a face that FreeType opens but that could only be measured as zeros.
  func checkUsable(_ source: FontSource) throws(FontError) {
    guard glyphCount > 0 else { throw FontError(.brokenFont, "\(source) holds no glyphs") }
    guard unitsPerEm > 0 else { throw FontError(.brokenFont, "\(source) has no size") }
    guard verticalTables().longMetricsCount != 0 else {
      throw FontError(
        .brokenFont, "\(source) gives no glyph an advance: numberOfHMetrics of its hhea table is 0")
    }
  }

  /// A height from `OS/2`, else that of a letter's ink; nil if there is neither.
  func height(of letter: Unicode.Scalar, table: Int?) -> Int? {
    if let table, table > 0 { return table }
    return nominalGlyph(of: letter).flatMap { outlineBounds(of: $0) }.map(\.top)
  }
}
