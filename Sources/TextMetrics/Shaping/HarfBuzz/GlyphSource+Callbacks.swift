#if Shaping
  import CTextHarfBuzz

  // HarfBuzz hands each callback the source that its font was made with. The font's owner keeps the
  // source alive, so nothing is retained here.

  extension GlyphSource {
    /// The functions that a HarfBuzz font asks a source with.
    static func makeFunctions() -> OpaquePointer? {
      let functions = unsafe hb_font_funcs_create()
      unsafe hb_font_funcs_set_nominal_glyph_func(
        functions,
        { _, context, scalar, glyph, _ in
          let found = Unicode.Scalar(scalar).flatMap { scalar in
            unsafe GlyphSource.of(context) { $0.glyph(for: scalar) }
          }
          unsafe glyph?.pointee = found?.rawValue ?? 0
          return found == nil || found == .notdef ? 0 : 1
        }, nil, nil)
      unsafe hb_font_funcs_set_nominal_glyphs_func(
        functions,
        { _, context, count, scalar, scalarStride, glyph, glyphStride, _ in
          guard let source = unsafe GlyphSource.of(context) else { return 0 }
          var scalars = unsafe UnsafeRawPointer(scalar)
          var glyphs = UnsafeMutableRawPointer(glyph)
          let known = source.glyphs
          for index in 0..<count {
            guard let scalar = unsafe scalars?.load(as: UInt32.self) else { return index }
            let found =
              known[Int(scalar)].map { UInt32($0) }
              ?? Unicode.Scalar(scalar).map { source.glyph(for: $0).rawValue } ?? 0
            guard found != 0 else { return index }
            unsafe glyphs?.storeBytes(of: found, as: UInt32.self)
            unsafe scalars = scalars?.advanced(by: Int(scalarStride))
            unsafe glyphs = glyphs?.advanced(by: Int(glyphStride))
          }
          return count
        }, nil, nil)
      unsafe hb_font_funcs_set_variation_glyph_func(
        functions,
        { _, context, scalar, selector, glyph, _ in
          guard let scalar = Unicode.Scalar(scalar), let selector = Unicode.Scalar(selector),
            let found = unsafe GlyphSource.of(
              context, { $0.variationGlyph(for: scalar, selector) })?.rawValue
          else { return 0 }
          unsafe glyph?.pointee = found
          return 1
        }, nil, nil)
      unsafe hb_font_funcs_set_glyph_h_advances_func(
        functions,
        { _, context, count, glyph, glyphStride, advance, advanceStride, _ in
          guard let source = unsafe GlyphSource.of(context) else { return }
          var glyphs = unsafe UnsafeRawPointer(glyph)
          var advances = UnsafeMutableRawPointer(advance)
          let known = source.advances
          for _ in 0..<count {
            guard let glyph = unsafe glyphs?.load(as: UInt32.self) else { return }
            let found = known[Int(glyph)] ?? source.advance(of: GlyphID(glyph))
            unsafe advances?.storeBytes(of: found, as: Int32.self)
            unsafe glyphs = glyphs?.advanced(by: Int(glyphStride))
            unsafe advances = advances?.advanced(by: Int(advanceStride))
          }
        }, nil, nil)
      unsafe hb_font_funcs_set_glyph_extents_func(
        functions,
        { _, context, glyph, extents, _ in
          guard
            let (left, bottom, right, top) = unsafe GlyphSource.of(context)?
              .bounds(of: GlyphID(glyph))
          else { return 0 }
          unsafe extents?.pointee = hb_glyph_extents_t(
            x_bearing: left, y_bearing: top, width: right - left, height: bottom - top)
          return 1
        }, nil, nil)
      return unsafe functions
    }

    /// Asks a source without counting a reference to it.
    private static func of<Answer>(
      _ context: UnsafeMutableRawPointer?, _ ask: (GlyphSource) -> Answer?
    ) -> Answer? {
      unsafe context.flatMap {
        unsafe Unmanaged<GlyphSource>.fromOpaque($0)._withUnsafeGuaranteedRef(ask)
      }
    }

    private static func of(_ context: UnsafeMutableRawPointer?) -> GlyphSource? {
      unsafe context.map {
        unsafe Unmanaged<GlyphSource>.fromOpaque($0).takeUnretainedValue()
      }
    }
  }
#endif
