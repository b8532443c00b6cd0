#if Shaping
  extension HarfBuzzShaper {
    /// Reads the characters at a place that may become ligatures, between the character before and
    /// the one after, which may be kerned with these.
    ///
    /// - Returns: false if that is not enough to know their glyphs.
    mutating func readLigatures(
      _ text: UnsafeBufferPointer<UInt8>, _ place: inout PairTable.Place, in range: Range<Int>,
      _ index: Int, limit: Int, into reading: inout some PlainReading
    ) -> Bool {
      guard place.before != 0 else { return false }
      let first = pairs[index].table.character(place.before)
      guard first.scalar != " ",
        let after = unsafe characterAfterLigatures(
          text, place, to: range.upperBound, index, limit: limit)
      else { return false }
      let before = place.secondBefore == 0 ? nil : pairs[index].table.character(place.secondBefore)
      let start = place.offset - first.byteCount - (before?.byteCount ?? 0)
      guard before != nil || start == range.lowerBound,
        let ligatures = unsafe ligatures(text, start, before, after, index, limit: limit)
      else { return false }
      reading.replace(
        before == nil ? 1 : 2,
        units: pairs[index].table.move(place.secondBefore, place.before)
          + Int(before?.advance ?? 0),
        by: ligatures, offset: start)
      place.offset = after.offset
      place.before = 0
      place.secondBefore = 0
      return true
    }

    /// What stands after some ligatures.
    private struct After {
      let offset: Int
      /// nil at the end of the text.
      let character: PairTable.Character?
      /// The slots of the ligatures and of the characters before and after them.
      var key: LigatureKey
    }

    /// What stands after the characters that are joined to the one before a place or to each other.
    ///
    /// - Returns: nil if one of them does not go by pairs, or is a space.
    private mutating func characterAfterLigatures(
      _ text: UnsafeBufferPointer<UInt8>, _ place: PairTable.Place, to end: Int, _ index: Int,
      limit: Int
    ) -> After? {
      var key = LigatureKey()
      key.append(place.secondBefore)
      key.append(place.before)
      var offset = place.offset
      guard var last = unsafe slot(text, &offset, index, limit: limit) else { return nil }
      while pairs[index].table.character(last).scalar != " " {
        key.append(last)
        guard offset < end else {
          key.append(0)
          return After(offset: end, character: nil, key: key)
        }
        let start = offset
        guard let next = unsafe slot(text, &offset, index, limit: limit) else { return nil }
        var isJoined = areJoined(last, next, index)
        // What begins another ligature is not yet the glyph that the last one is kerned with.
        var following = offset
        if !isJoined, offset < end,
          let second = unsafe slot(text, &following, index, limit: limit)
        {
          isJoined = areJoined(next, second, index)
        }
        guard isJoined else {
          key.append(next)
          return After(offset: start, character: pairs[index].table.character(next), key: key)
        }
        last = next
      }
      return nil
    }

    /// The slot of the character at an offset, which is moved behind it; nil if it does not go by
    /// pairs.
    private mutating func slot(
      _ text: UnsafeBufferPointer<UInt8>, _ offset: inout Int, _ index: Int, limit: Int
    ) -> PairTable.Slot? {
      let scalar = unsafe PlainText.scalar(in: text, at: &offset)
      if pairs[index].table.slot(scalar) == 0 {
        guard PlainText.isPlain(scalar) else { return nil }
        learn(scalar, index, limit: limit)
      }
      let slot = pairs[index].table.slot(scalar)
      return slot == PairTable.unsettledSlot ? nil : slot
    }

    private mutating func areJoined(
      _ first: PairTable.Slot, _ second: PairTable.Slot, _ index: Int
    ) -> Bool {
      if pairs[index].table.move(first, second) == Int(PairTable.unknown) {
        learn(first, second, index)
      }
      return pairs[index].table.move(first, second) == Int(PairTable.joined)
    }

    /// The glyphs of some ligatures and of the character before them.
    private mutating func ligatures(
      _ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ before: PairTable.Character?,
      _ after: After, _ index: Int, limit: Int
    ) -> ShapedLigatures? {
      if let known = pairs[index].ligatures.value(after.key, limit: limit) { return known }
      let (run, settings, style) = (
        pairs[index].run(start..<after.offset + (after.character?.byteCount ?? 0)),
        pairs[index].settings, pairs[index].style
      )
      var glyphs: [ShapedGlyph] = []
      unsafe shape(text, run, settings, style, into: &glyphs)
      guard
        pairs[index].areSettled(glyphs, before, after.character, afterOffset: after.offset)
      else { return nil }
      if after.character != nil { glyphs.removeLast() }
      let own = unsafe UnsafeBufferPointer(rebasing: text[start..<after.offset])
      let ligatures = unsafe ShapedLigatures(
        ShapedWord(glyphs, start: start), Graphemes(plain: own),
        carets: { style.ligatureCarets(of: $0) })
      if !after.key.isFull { pairs[index].ligatures.keepIfMet(ligatures, after.key, limit: limit) }
      return ligatures
    }
  }

  extension HarfBuzzPairs {
    /// Whether glyphs begin and end with those of two characters, and what stands between does not
    /// go further with these.
    fileprivate func areSettled(
      _ glyphs: [ShapedGlyph], _ before: PairTable.Character?, _ after: PairTable.Character?,
      afterOffset: Int
    ) -> Bool {
      guard let independence,
        glyphs.allSatisfy({ $0.glyph != .notdef && independence.isFree($0.glyph) })
      else { return false }
      let count = glyphs.count
      if let before {
        guard count > 1, glyphs[0].glyph == before.glyph, glyphs[0].isUnmoved,
          !independence.areJoined(before.glyph, glyphs[1].glyph)
        else { return false }
      }
      if let after {
        guard count > 1, let last = glyphs.last, last.glyph == after.glyph, last.isUnmoved,
          last.advance == after.advance, Int(last.cluster) == afterOffset,
          glyphs[count - 2].cluster < last.cluster,
          !independence.areJoined(glyphs[count - 2].glyph, after.glyph)
        else { return false }
      }
      return true
    }
  }

  extension PairTable.Character {
    fileprivate var byteCount: Int { UTF8.width(scalar) }
  }
#endif
