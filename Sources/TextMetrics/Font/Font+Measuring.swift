extension Font {
  /// The glyph that the face's character map gives for a character; nil if it has none.
  public func glyph(for scalar: Unicode.Scalar) -> GlyphID? { face.glyph(for: scalar) }

  /// How far the pen moves over a glyph of ``face``, in points: never negative.
  public func advance(of glyph: GlyphID) -> Double {
    scale(of: face).points(max(0, stack.units(of: glyph, in: face)))
  }

  /// What the `kern` table adds between two glyphs of ``face``, in points.
  public func kerning(_ left: GlyphID, _ right: GlyphID) -> Double {
    scale(of: face).points(stack.kerningUnits(left, right, in: face))
  }

  /// The box around a glyph's ink in points, y down, from the glyph's origin on the baseline.
  ///
  /// It is the box of the unhinted outline, of all layers of a coloured one, or of the pixels of a
  /// picture that are not wholly transparent; see ``FontFace/bounds(of:)``. A picture is scaled from
  /// the smallest strike that is as large as the font, else from the largest. nil if nothing is drawn.
  public func inkBounds(of glyph: GlyphID) -> InkBounds? {
    face.ink(of: glyph, size: size).map { inkBounds($0, x: 0, y: 0) }
  }

  /// The box of a glyph whose origin stands at a place.
  func inkBounds(_ ink: GlyphInk, x: Double, y: Double) -> InkBounds {
    UnitScale(size: size, unitsPerEm: ink.unitsPerEm).ink(ink.bounds, x: x, y: y)
  }

  /// The vertical measures of ``face`` in points, from the tables that the font prefers.
  public var metrics: FontMetrics { face.standardMetrics.scaled(by: emScale(of: face)) }

  /// The vertical measures of ``face`` in points, from the tables asked for.
  ///
  /// - Parameter source: See ``FontFace/metrics(source:)``.
  public func metrics(source: FontMetrics.Source?) -> FontMetrics {
    face.metrics(source: source).scaled(by: emScale(of: face))
  }
}

extension FontStack {
  /// An advance in the integers of ``scale(of:)``.
  func units(of glyph: GlyphID, in face: FontFace) -> Int32 {
    face.withHandle { handle in
      options.hinted.map { handle.hintedAdvance(of: glyph, $0) } ?? handle.advance(of: glyph)
    }
  }

  /// A kerning in the integers of ``scale(of:)``; never fitted to the pixel grid.
  func kerningUnits(_ left: GlyphID, _ right: GlyphID, in face: FontFace) -> Int32 {
    let units = Int32(clamping: face.kerning(left, right))
    guard let hinted = options.hinted else { return units }
    return hinted.emScale(of: face).hintedUnits(units)
  }
}
