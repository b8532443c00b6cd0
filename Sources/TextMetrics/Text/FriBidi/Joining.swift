#if Shaping
  import CTextFriBidi

  extension Unicode.Scalar {
    /// Whether the character is a letter of a cursive script, or joins to one as a tatweel does.
    ///
    /// Of such a script also the letters count that do not join, such as hamza (CSS Text 3, "Cursive
    /// Scripts"); its digits do not.
    var isCursiveLetter: Bool {
      // U+200D joins too, but shows nothing.
      guard value >= 0x600, self != "\u{200D}" else { return false }
      if cfb_joins(fribidi_get_joining_type(value)) != 0 { return true }
      switch properties.generalCategory {
      case .modifierLetter, .otherLetter, .lowercaseLetter, .uppercaseLetter:
        return Script(self).isCursive
      default: return false
      }
    }
  }
#endif
