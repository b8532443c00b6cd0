extension FontFace {
  /// The glyph that the font's character map gives for a character.
  ///
  /// The map is chosen and read as by HarfBuzz: a symbol map first, which answers for U+0020 to U+00FF
  /// too, then those of Unicode, then Mac OS Roman. An OpenType font without these has no glyph for any
  /// character.
  ///
  /// - Returns: nil if the font has no glyph for it; never ``GlyphID/notdef``.
  public func glyph(for scalar: Unicode.Scalar) -> GlyphID? {
    withHandle { $0.nominalGlyph(of: scalar) }
  }

  /// How far the pen moves over a glyph, in font units: never negative.
  ///
  /// A glyph that the face does not have measures as ``GlyphID/notdef``. Where a variable font
  /// brings an advance below 0, it is 0 here, but what it is in a ``ShapedLine``.
  public func advance(of glyph: GlyphID) -> Int {
    max(0, Int(withHandle { $0.advance(of: glyph) }))
  }

  /// What the `kern` table adds between two glyphs, in font units; mostly negative or 0.
  ///
  /// Many fonts have no such table and kern by `GPOS`, which only full shaping applies.
  public func kerning(_ left: GlyphID, _ right: GlyphID) -> Int {
    hasKerning ? Int(withHandle { $0.kerning(left, right) }) : 0
  }

  /// The box around what a glyph draws, in font units.
  ///
  /// It is that of the outline, exact. Of coloured outlines (`COLR`) it is the clip box that the font
  /// gives, else the box around all layers. Of a picture (`CBDT`, `sbix`) it is the box around the
  /// pixels that are not wholly transparent, in the largest strike, rounded outward to whole units;
  /// FreeType decodes the picture for that, if it has libpng. A picture of `SVG` has the box of the
  /// outline in its place.
  ///
  /// - Returns: nil if nothing is drawn, as for a space.
  public func bounds(of glyph: GlyphID) -> GlyphBounds? {
    ink(of: glyph, size: .infinity)?.bounds(unitsPerEm: unitsPerEm)
  }

  /// The same in the units of the strike that a picture of a size is from.
  func ink(of glyph: GlyphID, size: Double) -> GlyphInk? {
    withHandle { $0.ink(of: glyph, size: size) }
  }

  /// The box around a glyph's outline in font units; nil if the outline is empty.
  func outlineBounds(of glyph: GlyphID) -> GlyphBounds? {
    withHandle { $0.outlineBounds(of: glyph) }
  }

  /// The shape of a glyph in font units, y up, from the glyph's origin on the baseline.
  ///
  /// - Returns: nil if nothing is drawn, as for a space, or if the glyph is a picture.
  public func outline(of glyph: GlyphID) -> GlyphOutline? {
    withHandle { $0.outline(of: glyph) }
  }

  /// The vertical measures in font units.
  ///
  /// - Parameter source: The table to read; nil chooses as ``FontMetrics/Source`` is ordered:
  ///   typo if the font sets USE_TYPO_METRICS, else `hhea`, typo, win, bounds, whichever is the
  ///   first with a height. A table without one is passed over.
  public func metrics(source: FontMetrics.Source? = nil) -> FontMetrics {
    guard let source else { return standardMetrics }
    return FontMetrics(
      verticalTables, capHeight: capHeight, xHeight: xHeight, unitsPerEm: unitsPerEm,
      source: source)
  }
}
