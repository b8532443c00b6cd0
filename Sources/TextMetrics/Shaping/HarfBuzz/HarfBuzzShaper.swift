#if Shaping
  import CHarfBuzz

  /// What shapes for one face: its font, and the buffer that text goes in and glyphs come out of.
  @safe
  struct HarfBuzzShaper: ~Copyable {
    let font: HarfBuzzFont
    private let buffer: OpaquePointer?

    init(_ face: FontFace) {
      font = HarfBuzzFont(face)
      unsafe buffer = hb_buffer_create()
    }

    deinit { unsafe hb_buffer_destroy(buffer) }

    /// Shapes a run, the whole text around it as its context, and adds its glyphs to others.
    func shape(
      _ text: String, _ run: TextRun, _ settings: HarfBuzzSettings,
      with font: borrowing HarfBuzzFont, into glyphs: inout [ShapedGlyph]
    ) {
      unsafe hb_buffer_clear_contents(buffer)
      unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
        let start = unsafe UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self)
        unsafe hb_buffer_add_utf8(
          buffer, start, Int32(bytes.count), UInt32(run.range.lowerBound), Int32(run.range.count))
      }
      unsafe hb_buffer_set_direction(
        buffer, run.level & 1 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
      unsafe hb_buffer_set_script(buffer, run.script.tag)
      unsafe hb_buffer_set_language(buffer, settings.language)
      // A text is measured as it is: no circle is put under a mark that stands alone.
      unsafe hb_buffer_set_flags(buffer, HB_BUFFER_FLAG_DO_NOT_INSERT_DOTTED_CIRCLE)
      unsafe hb_shape(font.font, buffer, settings.features, UInt32(settings.features.count))
      append(to: &glyphs)
    }

    private func append(to glyphs: inout [ShapedGlyph]) {
      var count: UInt32 = 0
      guard let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count),
        let positions = unsafe hb_buffer_get_glyph_positions(buffer, &count)
      else { return }
      glyphs.reserveCapacity(glyphs.count + Int(count))
      for index in 0..<Int(count) {
        let (info, position) = unsafe (infos[index], positions[index])
        glyphs.append(
          ShapedGlyph(
            glyph: GlyphID(info.codepoint), cluster: Int32(info.cluster),
            advance: position.x_advance, xOffset: position.x_offset, yOffset: position.y_offset))
      }
    }
  }
#endif
