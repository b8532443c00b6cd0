#if Shaping
  import CTextHarfBuzz

  /// Shapes runs in one face of a stack by HarfBuzz.
  ///
  /// It caches glyph ids and advances of the face, but nothing of the texts.
  @safe
  final class FaceShaper {
    /// The index of the face in its stack.
    let fontIndex: Int
    /// The stack outlives all uses of the shaper.
    unowned let face: FontFace
    let font: HarfBuzzFont
    private let buffer: HarfBuzzBuffer
    private let language: hb_language_t?
    /// The features of the stack, as far as they apply to whole texts.
    private let features: HarfBuzzFeatures
    private var plannedRuns: [(script: Script, isRightToLeft: Bool)] = []
    private var carets: [GlyphID: [Int32]] = [:]

    init(_ fontIndex: Int, _ stack: FontStack) {
      self.fontIndex = fontIndex
      face = stack.faces[fontIndex]
      let options = stack.options
      font = HarfBuzzFont(face, hinted: options.hinted)
      buffer = HarfBuzzBuffer()
      features = HarfBuzzFeatures(options)
      unsafe language = options.language.flatMap { unsafe hb_language_from_string($0, -1) }
    }

    /// About how many bytes are cached.
    var byteCount: Int { font.glyphs.byteCount + carets.count * 100 }

    /// Shapes a part of a text and adds its glyphs, in visual order, to a sink.
    ///
    /// - Parameters:
    ///   - text: The whole text, which is the context of the part.
    ///   - run: The part, with its script and direction.
    ///   - features: Features with ranges in this text; nil for those of the stack.
    func shape(
      _ text: UnsafeBufferPointer<UInt8>, _ run: TextRun, features: HarfBuzzFeatures? = nil,
      into sink: inout some GlyphSink
    ) {
      notePlan(run)
      guard run.range.count > MarkRunLimit.longest else {
        return unsafe shape(text, run, run.range, features, into: &sink)
      }
      let pieces = unsafe MarkRunLimit.pieces(text, run.range, font.font)
      for piece in run.isRightToLeft ? pieces.reversed() : pieces {
        unsafe shape(text, run, piece, features, into: &sink)
      }
    }

    private func shape(
      _ text: UnsafeBufferPointer<UInt8>, _ run: TextRun, _ range: Range<Int>,
      _ features: HarfBuzzFeatures?, into sink: inout some GlyphSink
    ) {
      unsafe buffer.fill(text, range, properties(run))
      buffer.shape(font, (features ?? self.features).list)
      buffer.read(into: &sink)
    }

    private func properties(_ run: TextRun) -> hb_segment_properties_t {
      var properties = unsafe hb_segment_properties_t()
      unsafe properties.direction = run.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR
      unsafe properties.script = run.script.tag
      unsafe properties.language = language
      return unsafe properties
    }

    /// HarfBuzz makes a plan for each script and direction, and for those with ranges of features.
    private func notePlan(_ run: TextRun) {
      if plannedRuns.contains(where: { $0 == (run.script, run.isRightToLeft) }) { return }
      plannedRuns.append((run.script, run.isRightToLeft))
      font.face.notePlan()
    }

    /// What the face does to text of a script and direction.
    ///
    /// - Parameter includesFractions: Whether features that apply around U+2044 alone count.
    func plan(_ run: TextRun, includesFractions: Bool) -> HarfBuzzPlan {
      var list = features.list
      if !includesFractions { list += HarfBuzzFeatures.noFractions }
      return unsafe HarfBuzzPlan(font, properties(run), list)
    }

    /// The caret positions that the font gives inside a ligature, from its left edge.
    func ligatureCarets(of glyph: GlyphID) -> [Int32] {
      guard face.kind.hasLigatureCarets else { return [] }
      if let known = carets[glyph] { return known }
      let found = font.ligatureCarets(of: glyph)
      carets[glyph] = found
      return found
    }
  }

  /// The one owner of a HarfBuzz buffer.
  @safe
  private struct HarfBuzzBuffer: ~Copyable {
    private let buffer: OpaquePointer?

    init() { unsafe buffer = hb_buffer_create() }

    deinit { unsafe hb_buffer_destroy(buffer) }

    /// Sets a part of a text with the text around it as context.
    func fill(
      _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>,
      _ properties: hb_segment_properties_t
    ) {
      unsafe hb_buffer_clear_contents(buffer)
      let start = unsafe UnsafeRawPointer(text.baseAddress)?.assumingMemoryBound(to: CChar.self)
      unsafe hb_buffer_add_utf8(
        buffer, start, Int32(text.count), UInt32(range.lowerBound), Int32(range.count))
      var properties = unsafe properties
      unsafe hb_buffer_set_segment_properties(buffer, &properties)
      // HarfBuzz is not told that a text begins (HB_BUFFER_FLAG_BOT), so that only the scripts with
      // syllables put a dotted circle under a mark without a letter.
      unsafe hb_buffer_set_flags(buffer, HB_BUFFER_FLAG_DEFAULT)
    }

    func shape(_ font: borrowing HarfBuzzFont, _ features: [hb_feature_t]) {
      _ = unsafe chb_shape(font.font, buffer, features, UInt32(features.count))
    }

    func read(into sink: inout some GlyphSink) {
      var count: UInt32 = 0
      guard let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count),
        let positions = unsafe hb_buffer_get_glyph_positions(buffer, &count)
      else { return }
      for index in 0..<Int(count) {
        let (info, position) = unsafe (infos[index], positions[index])
        sink.add(
          ShapedGlyph(
            glyph: GlyphID(info.codepoint), cluster: Int32(info.cluster),
            advance: position.x_advance, xOffset: position.x_offset, yOffset: position.y_offset))
      }
    }
  }
#endif
