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
        plain.hasLetters == (run.script == .latin), limit > 0,
        let pairs = pairs(of: plain, style, count: run.range.count)
      else { return false }
      var glyphs = PlainGlyphs(count: run.range.count)
      guard unsafe readPlain(text, run.range, pairs, limit: limit, into: &glyphs)
      else { return false }
      for glyph in glyphs.glyphs { reading.add(glyph) }
      return true
    }

    /// Reads plain text in the style of a font.
    ///
    /// - Returns: false if it is not all plain, has to be shaped as a whole, or the face lacks some of
    ///   it.
    mutating func readPlain(
      _ text: UnsafeBufferPointer<UInt8>, _ plain: PlainText, _ font: Font, limit: Int,
      into reading: inout some PlainReading
    ) -> Bool {
      guard limit > 0 else { return false }
      // Mostly the same object, for which no reference has to be counted.
      let known = pairs.indices.first {
        pairs[$0].style.style === font.style && pairs[$0].hasLetters == plain.hasLetters
      }
      guard
        let pairs = known ?? pairs(of: plain, style(font.style), count: text.count),
        self.pairs[pairs].independence != nil
      else { return false }
      return unsafe readPlain(text, 0..<text.count, pairs, limit: limit, into: &reading)
    }

    /// Where the pairs of plain text stand; nil if nothing goes by pairs, and for the first few words.
    ///
    /// - Parameter count: How many bytes of the style are set now.
    private mutating func pairs(
      of plain: PlainText, _ style: HarfBuzzStyle, count: Int
    ) -> Int? {
      for index in pairs.indices
      where pairs[index].style === style && pairs[index].hasLetters == plain.hasLetters {
        return pairs[index].independence == nil ? nil : index
      }
      guard style.paysForPairs(count) else { return nil }
      pairs.append(HarfBuzzPairs(hasLetters: plain.hasLetters, style, face))
      return pairs[pairs.count - 1].independence == nil ? nil : pairs.count - 1
    }

    /// Reads plain text pair by pair, and by ligatures or words where that is not enough.
    private mutating func readPlain(
      _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ index: Int, limit: Int,
      into reading: inout some PlainReading
    ) -> Bool {
      var place = PairTable.Place(range.lowerBound)
      while true {
        switch unsafe pairs[index].table.read(text, &place, to: range.upperBound, into: &reading) {
        case .end: return true
        case .newCharacter(let scalar):
          guard PlainText.isPlain(scalar) else { return false }
          learn(scalar, index, limit: limit)
        case .newPair(let before, let slot): learn(before, slot, index)
        case .joined:
          if unsafe readLigatures(text, &place, in: range, index, limit: limit, into: &reading) {
            continue
          }
          fallthrough
        case .unsettled:
          guard unsafe readWord(text, &place, in: range, index, limit: limit, into: &reading)
          else { return false }
        }
      }
    }

    /// Finds out what a character is when it stands alone.
    mutating func learn(_ scalar: Int, _ index: Int, limit: Int) {
      let character = Unicode.Scalar(UInt32(scalar)).flatMap { scalar -> PairTable.Character? in
        let glyphs = shape([scalar], pairs[index])
        // Rules for the character's own glyph come before what makes another one of it.
        guard glyphs.count == 1, let glyph = glyphs.first, glyph.isUnmoved,
          glyph.glyph == face.glyph(for: scalar) ?? glyph.glyph, glyph.glyph != .notdef,
          pairs[index].independence?.isFree(glyph.glyph) == true
        else { return nil }
        return PairTable.Character(scalar: scalar, glyph: glyph.glyph, advance: glyph.advance)
      }
      pairs[index].table.add(character, for: scalar, limit: limit)
    }

    /// Finds out what a character is beside another one.
    mutating func learn(_ before: PairTable.Slot, _ slot: PairTable.Slot, _ index: Int) {
      let table = pairs[index].table
      let pair = pair(table.character(before), table.character(slot), pairs[index])
      pairs[index].table.set(pair, before: before, slot: slot)
    }

    private func pair(
      _ first: PairTable.Character, _ second: PairTable.Character, _ pairs: HarfBuzzPairs
    ) -> PairTable.Pair {
      if pairs.independence?.areJoined(first.glyph, second.glyph) == true { return .joined }
      let glyphs = shape([first.scalar, second.scalar], pairs)
      guard glyphs.count == 2, glyphs.allSatisfy(\.isUnmoved), glyphs[0].glyph == first.glyph,
        glyphs[1].glyph == second.glyph, glyphs[1].advance == second.advance
      else { return .unsettled }
      return .kerning(Int(glyphs[0].advance) - Int(first.advance))
    }

    private func shape(_ scalars: [Unicode.Scalar], _ pairs: HarfBuzzPairs) -> [ShapedGlyph] {
      var text = ""
      text.unicodeScalars.append(contentsOf: scalars)
      var glyphs: [ShapedGlyph] = []
      unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
        unsafe shape(
          bytes, pairs.run(0..<bytes.count), pairs.settings, pairs.style, into: &glyphs)
      }
      return glyphs
    }

    /// Reads the whole word at a place, with the space before it, as it is shaped between its
    /// neighbours.
    ///
    /// - Returns: false if it cannot be shaped apart from them, is not all plain, or the face lacks
    ///   some of it.
    private mutating func readWord(
      _ text: UnsafeBufferPointer<UInt8>, _ place: inout PairTable.Place, in range: Range<Int>,
      _ index: Int, limit: Int, into reading: inout some PlainReading
    ) -> Bool {
      var start = max(place.offset - 1, place.settled)
      while start > place.settled, unsafe text[start] != 0x20 { start -= 1 }
      var end = max(place.offset, start + 1)
      while end < range.upperBound, unsafe text[end] != 0x20 { end += 1 }
      let (run, settings, style) = (
        pairs[index].run(range), pairs[index].settings, pairs[index].style
      )
      guard unsafe PlainText.isAll(of: UnsafeBufferPointer(rebasing: text[start..<end])),
        let joints = style.joints(run, settings, face), joints.isEmpty, !joints.passesSpaces
      else { return false }
      let word = unsafe word(text, start..<end, run, settings, style, joints, limit: limit)
      guard !word.lacksGlyphs, reading.replaceWord(by: word, offset: start) else { return false }
      place = PairTable.Place(end)
      return true
    }
  }

  extension ShapedGlyph {
    /// Whether it stands where the pen is.
    var isUnmoved: Bool { xOffset == 0 && yOffset == 0 }
  }
#endif
