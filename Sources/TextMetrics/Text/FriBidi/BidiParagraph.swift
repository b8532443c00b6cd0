#if Shaping
  import CTextFriBidi

  /// The bidi levels of a text (UAX #9), by FriBidi.
  @safe
  struct BidiParagraph {
    /// One level for each scalar; odd means from right to left.
    let levels: [UInt8]

    /// Finds the levels of a text that is read in a direction as a whole.
    init(_ scalars: [UInt32], isRightToLeft: Bool) {
      let base: UInt8 = isRightToLeft ? 1 : 0
      let count = scalars.count
      var types = [FriBidiCharType](repeating: FriBidiCharType(0), count: count)
      var brackets = [FriBidiBracketType](repeating: 0, count: count)
      var levels = [FriBidiLevel](repeating: 0, count: count)
      var paragraph =
        isRightToLeft ? cfb_paragraph_right_to_left : cfb_paragraph_left_to_right
      unsafe fribidi_get_bidi_types(scalars, FriBidiStrIndex(count), &types)
      Self.limitIsolates(&types)
      unsafe fribidi_get_bracket_types(scalars, FriBidiStrIndex(count), types, &brackets)
      Self.limitBrackets(&brackets, types)
      let highest = unsafe fribidi_get_par_embedding_levels_ex(
        types, brackets, FriBidiStrIndex(count), &paragraph, &levels)
      // 0 says that memory ran out; the text then stands in the order it was given.
      guard highest > 0 else {
        self.levels = Array(repeating: base, count: count)
        return
      }
      // FriBidi leaves the end of the line to whoever breaks lines.
      for index in stride(from: count - 1, through: 0, by: -1) {
        guard cfb_trails(types[index]) != 0 else { break }
        levels[index] = FriBidiLevel(base)
      }
      self.levels = levels.map { UInt8(clamping: $0) }
    }
  }
#endif
