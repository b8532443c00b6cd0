extension ShapedLine {
  /// The box around all that the line draws, in points, y down, from the baseline's left end.
  ///
  /// It is that of the unhinted outlines. nil if the line draws nothing, or pictures alone. Linear
  /// in the length of the text.
  public var inkBounds: InkBounds? {
    let faces = font.faces
    var found: [Key: GlyphBounds?] = [:]
    return glyphs.reduce(nil) { ink, glyph in
      let key = Key(id: glyph.id, fontIndex: glyph.fontIndex)
      let face = faces[glyph.fontIndex]
      let bounds = found[key] ?? face.bounds(of: glyph.id)
      found[key] = .some(bounds)
      guard let bounds else { return ink }
      let box = font.emScale(of: face).ink(bounds, x: glyph.x, y: glyph.y)
      return ink?.union(box) ?? box
    }
  }

  /// The shape of a glyph of this line at its place, in points, y down, from the baseline's left end.
  ///
  /// - Returns: nil if the glyph draws nothing, or is a picture.
  public func outline(of glyph: PlacedGlyph) -> GlyphOutline? {
    let face = font.faces[glyph.fontIndex]
    let scale = font.emScale(of: face)
    return face.outline(of: glyph.id)?.mapped { point in
      GlyphOutline.Point(x: glyph.x + scale.points(point.x), y: glyph.y - scale.points(point.y))
    }
  }

  private struct Key: Hashable {
    let id: GlyphID
    let fontIndex: Int
  }
}
