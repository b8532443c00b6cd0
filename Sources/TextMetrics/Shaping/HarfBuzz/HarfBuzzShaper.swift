#if Shaping
  import CTextHarfBuzz

  /// What shapes for one face, one text at a time: its font, a buffer, and what it remembers.
  @safe
  struct HarfBuzzShaper: ~Copyable {
    private let font: HarfBuzzFont
    unowned let face: FontFace
    private let buffer: OpaquePointer?
    private var styles: [HarfBuzzStyle] = []
    /// Of the styles, for plain text of a script each.
    var pairs: [HarfBuzzPairs] = []
    /// Of the styles, for text of an East Asian script each.
    var inert: [InertCharacters] = []

    /// So many styles are remembered; a program that uses more in turn makes them anew.
    private static let mostStyles = 64

    init(_ face: FontFace) {
      self.face = face
      font = HarfBuzzFont(face)
      unsafe buffer = hb_buffer_create()
    }

    deinit { unsafe hb_buffer_destroy(buffer) }

    /// About how many bytes are remembered.
    var byteCount: Int {
      styles.reduce(0) { $0 + $1.byteCount } + pairs.reduce(0) { $0 + $1.byteCount }
        + inert.reduce(0) { $0 + $1.byteCount }
    }

    /// What is known of a style.
    mutating func style(_ style: ShapingStyle) -> HarfBuzzStyle {
      if let known = styles.first(where: { $0.style === style || $0.style == style }) {
        return known
      }
      if styles.count == Self.mostStyles {
        let oldest = styles.removeFirst()
        pairs.removeAll { $0.style === oldest }
        inert.removeAll { $0.style === oldest }
      }
      let new = HarfBuzzStyle(font, face, style)
      styles.append(new)
      return new
    }

    /// Shapes a part of a text, the whole text around it as its context, and adds its glyphs to
    /// others.
    func shape(
      _ text: UnsafeBufferPointer<UInt8>, _ run: TextRun, _ settings: HarfBuzzSettings,
      _ style: HarfBuzzStyle, into reading: inout some RunReading
    ) {
      guard run.range.count > MarkStretches.longest else {
        return unsafe shape(text, run.range, run, settings, style, into: &reading)
      }
      let pieces = unsafe MarkStretches.pieces(text, run.range, style.font.font)
      for piece in run.isRightToLeft ? pieces.reversed() : pieces {
        unsafe shape(text, piece, run, settings, style, into: &reading)
      }
    }

    private func shape(
      _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ run: TextRun,
      _ settings: HarfBuzzSettings, _ style: HarfBuzzStyle, into reading: inout some RunReading
    ) {
      unsafe hb_buffer_clear_contents(buffer)
      let start = unsafe UnsafeRawPointer(text.baseAddress)?.assumingMemoryBound(to: CChar.self)
      unsafe hb_buffer_add_utf8(
        buffer, start, Int32(text.count), UInt32(range.lowerBound), Int32(range.count))
      var properties = unsafe hb_segment_properties_t(run, settings)
      unsafe hb_buffer_set_segment_properties(buffer, &properties)
      // HarfBuzz is not told that a text begins (HB_BUFFER_FLAG_BOT), so that only the scripts with
      // syllables put a dotted circle under a mark without a letter.
      unsafe hb_buffer_set_flags(buffer, HB_BUFFER_FLAG_DEFAULT)
      // The list names a shaper that each build has, so this fails only where memory runs out.
      guard
        unsafe hb_shape_full(
          style.font.font, buffer, settings.features, UInt32(settings.features.count),
          chb_shapers()) != 0
      else { return }
      read(into: &reading)
    }

    private func read(into reading: inout some RunReading) {
      var count: UInt32 = 0
      guard let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count),
        let positions = unsafe hb_buffer_get_glyph_positions(buffer, &count)
      else { return }
      for index in 0..<Int(count) {
        let (info, position) = unsafe (infos[index], positions[index])
        reading.add(
          ShapedGlyph(
            glyph: GlyphID(info.codepoint), cluster: Int32(info.cluster),
            advance: position.x_advance, xOffset: position.x_offset, yOffset: position.y_offset))
      }
    }
  }

  extension hb_segment_properties_t {
    init(_ run: TextRun, _ settings: HarfBuzzSettings) {
      unsafe self.init()
      unsafe direction = run.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR
      unsafe script = run.script.tag
      unsafe language = settings.language
    }
  }
#endif
