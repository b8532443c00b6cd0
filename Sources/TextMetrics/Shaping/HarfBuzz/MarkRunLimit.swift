#if Shaping
  import CTextHarfBuzz

  /// Where a run is cut so that the time to shape it stays linear in its length.
  ///
  /// HarfBuzz places a mark by looking back over all marks before it, which is quadratic: a hundred
  /// thousand marks took minutes (HarfBuzz 6.0). No language needs more than 30 of them on one letter
  /// (UAX #15, Stream-Safe Text Format), so a longer stretch is shaped in pieces. The marks of
  /// each but the first are not placed on the letter, and Arabic letters do not join across them.
  enum MarkRunLimit {
    /// The longest stretch that is shaped at once, in characters.
    static let longest = 256

    /// The parts of a run in the order of the text; mostly the run alone.
    static func pieces(
      _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ font: OpaquePointer?
    ) -> [Range<Int>] {
      var pieces: [Range<Int>] = []
      var start = range.lowerBound
      var place = range.lowerBound
      var count = 0
      var decoder = UTF8()
      var bytes = unsafe text[range].makeIterator()
      while case .scalarValue(let scalar) = unsafe decoder.decode(&bytes) {
        count = unsafe isMark(scalar, font) ? count + 1 : 0
        if count > longest {
          pieces.append(start..<place)
          start = place
          count = 1
        }
        place += UTF8.width(scalar)
      }
      return pieces + [start..<range.upperBound]
    }

    /// Whether a character attaches to what stands before it, by nature or in a font's opinion.
    private static func isMark(_ scalar: Unicode.Scalar, _ font: OpaquePointer?) -> Bool {
      switch unsafe hb_unicode_general_category(hb_unicode_funcs_get_default(), scalar.value) {
      case HB_UNICODE_GENERAL_CATEGORY_NON_SPACING_MARK, HB_UNICODE_GENERAL_CATEGORY_SPACING_MARK,
        HB_UNICODE_GENERAL_CATEGORY_ENCLOSING_MARK, HB_UNICODE_GENERAL_CATEGORY_FORMAT:
        return true
      default:
        var glyph: hb_codepoint_t = 0
        return unsafe hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0
          && hb_ot_layout_get_glyph_class(hb_font_get_face(font), glyph)
            == HB_OT_LAYOUT_GLYPH_CLASS_MARK
      }
    }
  }
#endif
