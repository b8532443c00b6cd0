#if Shaping
  import CTextHarfBuzz

  /// Answers what HarfBuzz asks about the glyphs of a face, and caches glyphs and advances.
  ///
  /// It belongs to one shaper, so one thread at a time asks it.
  final class GlyphSource {
    private unowned let face: FontFace
    private let hinted: HintedSize?
    /// By code point; 0 where the face has none.
    private(set) var glyphs = PagedTable()
    /// By glyph.
    private(set) var advances = PagedTable()
    /// By code point, for U+FE0E and U+FE0F; 0 where the face has none.
    private var presentations = [PagedTable(), PagedTable()]

    init(_ face: FontFace, hinted: HintedSize?) {
      self.face = face
      self.hinted = hinted
    }

    /// About how many bytes are cached.
    var byteCount: Int {
      presentations.reduce(glyphs.byteCount + advances.byteCount) { $0 + $1.byteCount }
    }

    /// The glyph of a character as a single line shows it: breaks and tabs take a space's place.
    func glyph(for scalar: Unicode.Scalar) -> GlyphID {
      if let known = glyphs[Int(scalar.value)] { return GlyphID(UInt32(known)) }
      let shown: Unicode.Scalar =
        switch ScalarRole(scalar) {
        case .newline, .tab: " "
        default: scalar
        }
      let glyph = face.glyph(for: shown) ?? .notdef
      glyphs.set(Int(scalar.value), Int32(glyph.rawValue))
      return glyph
    }

    func variationGlyph(for scalar: Unicode.Scalar, _ selector: Unicode.Scalar) -> GlyphID? {
      // Those of emoji alone are cached, so that rare selectors need no memory.
      guard selector == "\u{FE0E}" || selector == "\u{FE0F}" else {
        return face.withHandle { $0.variationGlyph(of: scalar, selector: selector) }
      }
      let (table, index) = (Int(selector.value - 0xFE0E), Int(scalar.value))
      if let known = presentations[table][index] {
        return known == 0 ? nil : GlyphID(UInt32(known))
      }
      let glyph = face.withHandle { $0.variationGlyph(of: scalar, selector: selector) }
      presentations[table].set(index, Int32(glyph?.rawValue ?? 0))
      return glyph
    }

    func advance(of glyph: GlyphID) -> Int32 {
      if let known = advances[Int(glyph.rawValue)] { return known }
      let advance = face.withHandle { [hinted] handle in
        hinted.map { handle.hintedAdvance(of: glyph, $0) } ?? handle.advance(of: glyph)
      }
      advances.set(Int(glyph.rawValue), advance)
      return advance
    }

    /// Left, bottom, right and top of a glyph's ink in the font's scale.
    func bounds(of glyph: GlyphID) -> (Int32, Int32, Int32, Int32)? {
      guard let bounds = face.outlineBounds(of: glyph) else {
        // An empty outline has a box of no size at its origin, as HarfBuzz itself reads it.
        return face.kind.isScalable ? (0, 0, 0, 0) : nil
      }
      let scaled: (Int) -> Int32 = { [face, hinted] units in
        guard let hinted else { return Int32(clamping: units) }
        return UnitScale(size: hinted.size, unitsPerEm: face.unitsPerEm)
          .hintedUnits(Int32(clamping: units))
      }
      return (scaled(bounds.left), scaled(bounds.bottom), scaled(bounds.right), scaled(bounds.top))
    }
  }
#endif
