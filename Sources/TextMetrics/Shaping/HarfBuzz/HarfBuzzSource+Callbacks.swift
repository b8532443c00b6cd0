#if Shaping
  import CHarfBuzz

  // HarfBuzz hands each callback the source that its font was made with. The font's owner keeps the
  // source alive, so nothing is retained here.

  extension HarfBuzzSource {
    /// A HarfBuzz face whose tables are read through a source when they are first needed.
    static func makeFace(_ source: Unmanaged<HarfBuzzSource>) -> OpaquePointer? {
      unsafe hb_face_create_for_tables(
        { _, tag, context in
          guard let source = unsafe HarfBuzzSource.of(context) else { return nil }
          let table = source.table(FontTag(rawValue: tag))
          return unsafe table.withUnsafeBytes { bytes in
            unsafe hb_blob_create(
              bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(bytes.count),
              HB_MEMORY_MODE_DUPLICATE, nil, nil)
          }
        }, source.toOpaque(), nil)
    }

    /// The functions that a HarfBuzz font asks a source with.
    static func makeFunctions() -> OpaquePointer? {
      let functions = unsafe hb_font_funcs_create()
      unsafe hb_font_funcs_set_nominal_glyph_func(
        functions,
        { _, context, scalar, glyph, _ in
          guard let source = unsafe HarfBuzzSource.of(context), let scalar = Unicode.Scalar(scalar),
            let found = source.glyph(for: scalar)
          else { return 0 }
          unsafe glyph?.pointee = found.rawValue
          return 1
        }, nil, nil)
      unsafe hb_font_funcs_set_variation_glyph_func(
        functions,
        { _, context, scalar, selector, glyph, _ in
          guard let source = unsafe HarfBuzzSource.of(context), let scalar = Unicode.Scalar(scalar),
            let selector = Unicode.Scalar(selector),
            let found = source.variationGlyph(for: scalar, selector)
          else { return 0 }
          unsafe glyph?.pointee = found.rawValue
          return 1
        }, nil, nil)
      unsafe hb_font_funcs_set_glyph_h_advance_func(
        functions,
        { _, context, glyph, _ in
          unsafe HarfBuzzSource.of(context)?.advance(of: GlyphID(glyph)) ?? 0
        }, nil, nil)
      unsafe hb_font_funcs_set_glyph_extents_func(
        functions,
        { _, context, glyph, extents, _ in
          guard
            let (left, bottom, right, top) = unsafe HarfBuzzSource.of(context)?
              .bounds(of: GlyphID(glyph))
          else { return 0 }
          unsafe extents?.pointee = hb_glyph_extents_t(
            x_bearing: left, y_bearing: top, width: right - left, height: bottom - top)
          return 1
        }, nil, nil)
      return unsafe functions
    }

    private static func of(_ context: UnsafeMutableRawPointer?) -> HarfBuzzSource? {
      unsafe context.map {
        unsafe Unmanaged<HarfBuzzSource>.fromOpaque($0).takeUnretainedValue()
      }
    }
  }
#endif
