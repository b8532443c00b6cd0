#if Shaping
  import CTextFriBidi

  /// What a character does to the direction of a text (UAX #9, Bidi_Class), as far as is asked here.
  enum BidiClass {
    case leftToRight
    case rightToLeft
    case isolateStart
    case isolateEnd
    /// What goes along with the letters around it.
    case neutral
    case other

    init(_ scalar: Unicode.Scalar) {
      let type = fribidi_get_bidi_type(scalar.value)
      self =
        if cfb_is_left_to_right(type) != 0 {
          .leftToRight
        } else if cfb_is_right_to_left(type) != 0 {
          .rightToLeft
        } else if cfb_opens_isolate(type) != 0 {
          .isolateStart
        } else if cfb_closes_isolate(type) != 0 {
          .isolateEnd
        } else if cfb_goes_along(type) != 0 {
          .neutral
        } else {
          .other
        }
    }
  }

  /// The version of the FriBidi library that this program runs with, such as "1.0.8".
  var friBidiVersion: String {
    // The library's only word about itself is a text that begins "(GNU FriBidi) 1.0.8".
    guard let info = unsafe cfb_version_info() else { return "unknown" }
    let words = unsafe String(cString: info).split(maxSplits: 3, whereSeparator: \.isWhitespace)
    return words.count > 2 ? String(words[2]) : "unknown"
  }
#endif
