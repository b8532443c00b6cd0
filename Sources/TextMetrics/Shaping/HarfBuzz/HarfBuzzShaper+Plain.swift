#if Shaping
  extension HarfBuzzShaper {
    /// Reads a run if it is plain text.
    ///
    /// - Returns: false if it is not, has to be shaped as a whole, or the face lacks some of it.
    mutating func readPlain(
      _ text: UnsafeBufferPointer<UInt8>, _ run: TextRun, _ style: HarfBuzzStyle, limit: Int,
      into reading: inout some RunReading
    ) -> Bool {
      guard !run.isRightToLeft, run.script == .latin || run.script == .common,
        let plain = unsafe PlainText(UnsafeBufferPointer(rebasing: text[run.range])),
        // Without letters of its own, a run has its script from the text around.
        plain.hasLetters == (run.script == .latin)
      else { return false }
      var glyphs = PlainGlyphs(plain)
      guard unsafe readPlain(text, run.range, plain, style, limit: limit, into: &glyphs)
      else { return false }
      for glyph in glyphs.glyphs { reading.add(glyph) }
      return true
    }

    /// Reads plain text pair by pair, and by ligatures or words where that is not enough.
    ///
    /// - Returns: false if the text has to be shaped as a whole, or the face lacks some of it.
    mutating func readPlain(
      _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ plain: PlainText,
      _ style: HarfBuzzStyle, limit: Int, into reading: inout some PlainReading
    ) -> Bool {
      guard limit > 0, let pairs = style.pairs(plain, face), pairs.independence != nil
      else { return false }
      var place = PairTable.Place(range.lowerBound)
      while true {
        switch unsafe pairs.table.read(text, &place, to: range.upperBound, into: &reading) {
        case .end: return true
        case .newCharacter(let scalar): learn(scalar, pairs, style, limit: limit)
        case .newPair(let before, let slot): learn(before, slot, pairs, style)
        case .joined:
          if unsafe readLigatures(
            text, &place, in: range, pairs, style, limit: limit, into: &reading)
          {
            continue
          }
          fallthrough
        case .unsettled:
          guard
            unsafe readWord(text, &place, in: range, pairs, style, limit: limit, into: &reading)
          else { return false }
        }
      }
    }

    /// Finds out what a character is when it stands alone.
    func learn(_ scalar: Int, _ pairs: HarfBuzzPairs, _ style: HarfBuzzStyle, limit: Int) {
      let character = Unicode.Scalar(UInt32(scalar)).flatMap { scalar -> PairTable.Character? in
        let glyphs = shape([scalar], pairs, style)
        guard glyphs.count == 1, let glyph = glyphs.first, glyph.isUnmoved,
          glyph.glyph != .notdef, pairs.independence?.isFree(glyph.glyph) == true
        else { return nil }
        return PairTable.Character(scalar: scalar, glyph: glyph.glyph, advance: glyph.advance)
      }
      pairs.table.add(character, for: scalar, limit: limit)
    }

    /// Finds out what a character is beside another one.
    func learn(
      _ before: PairTable.Slot, _ slot: PairTable.Slot, _ pairs: HarfBuzzPairs,
      _ style: HarfBuzzStyle
    ) {
      let pair = pair(pairs.table.character(before), pairs.table.character(slot), pairs, style)
      pairs.table.set(pair, before: before, slot: slot)
    }

    private func pair(
      _ first: PairTable.Character, _ second: PairTable.Character, _ pairs: HarfBuzzPairs,
      _ style: HarfBuzzStyle
    ) -> PairTable.Pair {
      if pairs.independence?.areJoined(first.glyph, second.glyph) == true { return .joined }
      let glyphs = shape([first.scalar, second.scalar], pairs, style)
      guard glyphs.count == 2, glyphs.allSatisfy(\.isUnmoved), glyphs[0].glyph == first.glyph,
        glyphs[1].glyph == second.glyph, glyphs[1].advance == second.advance
      else { return .unsettled }
      return .kerning(Int(glyphs[0].advance) - Int(first.advance))
    }

    private func shape(
      _ scalars: [Unicode.Scalar], _ pairs: HarfBuzzPairs, _ style: HarfBuzzStyle
    ) -> [ShapedGlyph] {
      var text = ""
      text.unicodeScalars.append(contentsOf: scalars)
      var glyphs: [ShapedGlyph] = []
      unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
        unsafe shape(bytes, pairs.run(0..<bytes.count), pairs.settings, style, into: &glyphs)
      }
      return glyphs
    }

    /// Reads the whole word at a place as it is shaped between its neighbours.
    ///
    /// - Returns: false if it cannot be shaped apart from them, or the face lacks some of it.
    private mutating func readWord(
      _ text: UnsafeBufferPointer<UInt8>, _ place: inout PairTable.Place, in range: Range<Int>,
      _ pairs: HarfBuzzPairs, _ style: HarfBuzzStyle, limit: Int,
      into reading: inout some PlainReading
    ) -> Bool {
      let start = place.word
      var end = max(place.offset, start + 1)
      while end < range.upperBound, unsafe text[end] != 0x20 { end += 1 }
      let run = pairs.run(range)
      guard let joints = style.joints(run, pairs.settings, face), joints.isEmpty,
        !joints.passesSpaces
      else { return false }
      let word = unsafe word(text, start..<end, run, pairs.settings, style, joints, limit: limit)
      guard !word.lacksGlyphs else { return false }
      reading.replaceWord(by: word, offset: start)
      place = PairTable.Place(end)
      return true
    }
  }

  extension ShapedGlyph {
    /// Whether it stands where the pen is.
    var isUnmoved: Bool { xOffset == 0 && yOffset == 0 }
  }
#endif
