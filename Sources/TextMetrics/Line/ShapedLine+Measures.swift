extension ShapedLine {
  /// The vertical measures of the line: those of the font's own face, whatever the text is.
  public var metrics: FontMetrics { font.metrics }

  /// The width of the white space at the end of the text, in points; part of ``width``.
  ///
  /// White space is what Unicode calls so (White_Space), line breaks and no-break spaces included.
  public var trailingWhitespaceWidth: Double {
    var boundary = graphemes.count
    for character in text.reversed() {
      guard character.isWhitespace else { break }
      boundary -= 1
    }
    return visualWidth(boundary..<graphemes.count)
  }

  /// The parts of the text that no face of the font has a glyph for, in order.
  ///
  /// They show as ``GlyphID/notdef`` of the first face. Characters that show nothing by nature are
  /// never missing.
  public var missing: [Range<String.Index>] {
    layout.missing.map { text.index(utf8: $0.lowerBound)..<text.index(utf8: $0.upperBound) }
  }

  /// Whether the text is wrong when it is set glyph by glyph and the line was set that way.
  ///
  /// True for text from right to left, of scripts that join or reorder their letters, with marks to
  /// place, or with signs of several characters; always false for full shaping. Linear in the
  /// length of the text.
  public var needsShaping: Bool { shaping == .simple && ShapingNeed.isPresent(in: text) }

  /// The width in font units; nil unless one unhinted face without tracking set the whole line.
  public var unitWidth: Int? {
    guard font.hinting == .none, font.tracking == 0 else { return nil }
    guard let first = runs.first else { return 0 }
    guard runs.allSatisfy({ $0.shaped.fontIndex == first.shaped.fontIndex }) else { return nil }
    return runs.reduce(0) { $0 + $1.units }
  }

  /// How many font units make an em in the face that ``unitWidth`` counts in.
  public var unitsPerEm: Int { font.faces[runs.first?.shaped.fontIndex ?? 0].unitsPerEm }

  /// The sum of the widths of some graphemes, wherever they stand.
  private func visualWidth(_ range: Range<Int>) -> Double {
    intervals(range).reduce(0) { $0 + $1.width }
  }
}
