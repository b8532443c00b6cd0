extension ShapedLine {
  /// The box around all that the line draws, in points, y down, from the baseline's left end.
  ///
  /// It holds the unhinted outlines, the layers of coloured ones, and the pixels of pictures that are
  /// not wholly transparent, each as ``Font/inkBounds(of:)`` says. nil if the line draws nothing.
  /// Linear in the length of the text; each different picture is decoded once.
  public var inkBounds: InkBounds? {
    let faces = font.faces
    var found: [Key: GlyphInk?] = [:]
    return glyphs.reduce(nil) { ink, glyph in
      let key = Key(id: glyph.id, fontIndex: glyph.fontIndex)
      let own = found[key] ?? faces[glyph.fontIndex].ink(of: glyph.id, size: font.size)
      found[key] = .some(own)
      guard let own else { return ink }
      let box = font.inkBounds(own, x: glyph.x, y: glyph.y)
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
