#if Shaping
  import CTextHarfBuzz

  /// The least that a program does with HarfBuzz: one font, one buffer, and a sum of advances.
  ///
  /// It reads glyphs and advances by HarfBuzz's own functions, in font units, and is told the runs of
  /// a text: finding them costs it nothing.
  @safe
  final class BareHarfBuzz {
    static let name = "bare HarfBuzz"

    private let fonts: [BareFont]
    private let buffer: OpaquePointer?

    init(_ sample: SampleFont) {
      fonts = [BareFont(sample.path)] + sample.fallbacks.map { BareFont($0.path) }
      unsafe buffer = hb_buffer_create()
    }

    deinit { unsafe hb_buffer_destroy(buffer) }

    /// Of the first face.
    var unitsPerEm: Int { fonts[0].unitsPerEm }

    /// The width of a text in font units, of whatever face.
    func units(_ text: SampleText) -> Int {
      text.runs.reduce(0) { $0 + units(text.string, $1) }
    }

    /// The width of a text at a size.
    func width(_ text: SampleText, size: Double) -> Double {
      fonts.indices.reduce(0) { sum, face in
        let sumOfFace = text.runs.reduce(0) {
          $1.face == face ? $0 + units(text.string, $1) : $0
        }
        return sum + Double(sumOfFace) * size / Double(fonts[face].unitsPerEm)
      }
    }

    private func units(_ text: String, _ run: SampleText.Run) -> Int {
      unsafe hb_buffer_clear_contents(buffer)
      unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
        let start = unsafe UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self)
        unsafe hb_buffer_add_utf8(
          buffer, start, Int32(bytes.count), UInt32(run.range.lowerBound), Int32(run.range.count))
      }
      unsafe hb_buffer_set_direction(
        buffer, run.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
      unsafe hb_buffer_set_script(buffer, run.system.script)
      unsafe hb_buffer_set_language(buffer, nil)
      unsafe chb_shape(fonts[run.face].pointer, buffer, nil, 0)
      var count: UInt32 = 0
      guard let positions = unsafe hb_buffer_get_glyph_positions(buffer, &count) else { return 0 }
      var sum = 0
      for index in 0..<Int(count) { sum += unsafe Int(positions[index].x_advance) }
      return sum
    }
  }

  @safe
  private final class BareFont {
    let unitsPerEm: Int
    let pointer: OpaquePointer?

    init(_ path: String) {
      let file = unsafe hb_blob_create_from_file(path)
      let face = unsafe hb_face_create(file, 0)
      let font = unsafe hb_font_create(face)
      let unitsPerEm = unsafe Int32(hb_face_get_upem(face))
      unsafe hb_font_set_scale(font, unitsPerEm, unitsPerEm)
      unsafe hb_ot_font_set_funcs(font)
      unsafe hb_face_destroy(face)
      unsafe hb_blob_destroy(file)
      self.unitsPerEm = Int(unitsPerEm)
      unsafe pointer = font
    }

    deinit { unsafe hb_font_destroy(pointer) }
  }

  extension WritingSystem {
    fileprivate var script: hb_script_t {
      switch self {
      case .latin, .vietnamese: HB_SCRIPT_LATIN
      case .cyrillic: HB_SCRIPT_CYRILLIC
      case .greek: HB_SCRIPT_GREEK
      case .arabic: HB_SCRIPT_ARABIC
      case .hebrew: HB_SCRIPT_HEBREW
      case .devanagari: HB_SCRIPT_DEVANAGARI
      case .thai: HB_SCRIPT_THAI
      case .chinese, .kanji: HB_SCRIPT_HAN
      case .hiragana: HB_SCRIPT_HIRAGANA
      case .katakana: HB_SCRIPT_KATAKANA
      case .korean: HB_SCRIPT_HANGUL
      case .emoji: HB_SCRIPT_COMMON
      }
    }
  }
#endif
