/// What a character is set in where each stands for itself: no kerning, no ligature, no other form.
struct NominalGlyph {
  let glyph: GlyphID
  /// Its advance in the integers of the font's scale.
  let units: Int32
}

extension Font {
  /// What a face sets a character in that does something to a line.
  func nominalGlyph(
    of scalar: Unicode.Scalar, _ role: ScalarRole, in face: FontFace
  ) -> NominalGlyph {
    let own = face.glyph(for: scalar)
    switch role {
    case .visible, .newline:
      let glyph = own ?? .notdef
      return NominalGlyph(glyph: glyph, units: units(of: glyph, in: face))
    case .tab:
      // The line knows where the next stop is.
      return NominalGlyph(glyph: face.glyph(for: " ") ?? .notdef, units: 0)
    case .ignorable:
      return NominalGlyph(glyph: own ?? face.glyph(for: " ") ?? .notdef, units: 0)
    case .space(let width):
      if let own { return NominalGlyph(glyph: own, units: units(of: own, in: face)) }
      return NominalGlyph(
        glyph: face.glyph(for: " ") ?? .notdef, units: units(of: width, in: face))
    }
  }

  /// What a face sets the characters of a grapheme in, one after another; a line break as one space.
  func nominalGlyphs(of grapheme: Substring, in face: FontFace) -> [NominalGlyph] {
    let scalars = grapheme.unicodeScalars
    guard let first = scalars.first, ScalarRole(first) == .newline else {
      return scalars.map { nominalGlyph(of: $0, ScalarRole($0), in: face) }
    }
    return [nominalGlyph(of: " ", .space(.own), in: face)]
  }
}
