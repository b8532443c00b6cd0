#if Shaping
  extension ScriptContext {
    /// Reads text by pairs, and by ligatures between their neighbours.
    ///
    /// - Parameter limit: The most bytes that the context may use.
    /// - Returns: false if it has to be shaped otherwise; the sink then holds a part of it.
    @inline(__always)
    func read(
      _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ reach: PairReach, limit: Int,
      into sink: inout some CharacterSink
    ) -> Bool {
      var position = PairTable.Position(range.lowerBound)
      while true {
        switch unsafe pairs.read(text, &position, to: range.upperBound, into: &sink) {
        case .end: return true
        case .unknownCharacter(let scalar):
          guard byteCount < limit else { return false }
          learn(scalar, reach)
        case .unknownPair(let before, let slot): learn(before, slot, reach)
        case .joined:
          guard
            unsafe readLigatures(text, &position, in: range, reach, limit: limit, into: &sink)
          else { return false }
        case .other: return false
        }
      }
    }

    /// Reads characters that may become ligatures, shaped with the character before them and the one
    /// after, which may be kerned with them.
    ///
    /// - Returns: false if that is not enough to know their glyphs.
    @inline(never)
    private func readLigatures(
      _ text: UnsafeBufferPointer<UInt8>, _ position: inout PairTable.Position,
      in range: Range<Int>, _ reach: PairReach, limit: Int, into sink: inout some CharacterSink
    ) -> Bool {
      guard position.before != 0,
        let after = unsafe findEnd(text, position, to: range.upperBound, reach)
      else { return false }
      let first = pairs.character(position.before)
      let before = position.secondBefore == 0 ? nil : pairs.character(position.secondBefore)
      let start = position.offset - first.byteCount - (before?.byteCount ?? 0)
      // Without a row, the character before does not matter, unless there is none.
      guard
        let segment = unsafe ligatures(text, start, before, after, reach, limit: limit)
      else { return false }
      sink.replaceLast(
        before == nil ? 1 : 2,
        units: pairs.move(position.secondBefore, position.before) + Int(before?.advance ?? 0),
        by: segment, offset: start)
      position = PairTable.Position(after.offset)
      return true
    }

    /// What follows some ligatures.
    private struct Follower {
      let offset: Int
      /// nil at the end of the text, and if it does not matter.
      let character: PairTable.Character?
      /// The slots of the characters that are joined, of the one before and the one after.
      let key: LigatureKey
    }

    /// Finds where the characters end that are joined to each other.
    ///
    /// - Returns: nil if one of them cannot be read by pairs.
    private func findEnd(
      _ text: UnsafeBufferPointer<UInt8>, _ position: PairTable.Position, to end: Int,
      _ reach: PairReach
    ) -> Follower? {
      var key = LigatureKey()
      key.append(position.secondBefore)
      key.append(position.before)
      var reader = unsafe ScalarReader(text, at: position.offset)
      guard let first = reader.next(), var last = row(first, reach), last != 0 else { return nil }
      while true {
        key.append(last)
        let offset = reader.offset
        guard offset < end, let scalar = reader.next() else {
          return Follower(offset: end, character: nil, key: key)
        }
        guard let next = row(scalar, reach), let relation = relation(last, next, reach)
        else { return nil }
        var isJoined = relation == .joined
        // What begins another ligature is not yet the glyph that the last one is kerned with.
        if !isJoined, reader.offset < end {
          var following = reader
          guard let scalar = following.next(), let second = row(scalar, reach),
            let relation = self.relation(next, second, reach)
          else { return nil }
          isJoined = relation == .joined
        }
        guard isJoined else {
          key.append(next)
          return Follower(
            offset: offset, character: next == 0 ? nil : pairs.character(next), key: key)
        }
        last = next
      }
    }

    /// The row of a character: 0 if no rule concerns it, nil if it cannot be read by pairs.
    private func row(_ scalar: Unicode.Scalar, _ reach: PairReach) -> PairTable.Slot? {
      if !pairs.isKnown(scalar) { learn(scalar, reach) }
      return pairs.row(scalar)
    }

    /// What two neighbouring characters do to each other; nil if the table cannot tell.
    private func relation(
      _ first: PairTable.Slot, _ second: PairTable.Slot, _ reach: PairReach
    ) -> PairTable.Relation? {
      guard first != 0, second != 0 else { return .separate }
      if pairs.relation(first, second) == nil { learn(first, second, reach) }
      let relation = pairs.relation(first, second)
      return relation == .other ? nil : relation
    }

    /// The glyphs of some ligatures and of the character before them.
    private func ligatures(
      _ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ before: PairTable.Character?,
      _ after: Follower, _ reach: PairReach, limit: Int
    ) -> ShapedSegment? {
      if let known = ligatures.value(after.key, byteCount: \.byteCount, limit: limit / 4) {
        return known
      }
      var glyphs: [ShapedGlyph] = []
      let end = after.offset + (after.character?.byteCount ?? 0)
      unsafe shaper.shape(text, run(start..<end), into: &glyphs)
      guard areIndependent(glyphs, before, after, reach) else { return nil }
      if after.character != nil { glyphs.removeLast() }
      let own = unsafe UnsafeBufferPointer(rebasing: text[start..<after.offset])
      let segment = unsafe ShapedSegment(
        glyphs, start: start, Graphemes(plain: own), carets: { shaper.ligatureCarets(of: $0) })
      if !after.key.isFull, ligatures.admits(after.key) {
        ligatures.insert(segment, after.key, byteCount: segment.byteCount, limit: limit / 4)
      }
      return segment
    }

    /// Whether glyphs begin and end with those of two characters, and what is between them has
    /// nothing more to do with these.
    private func areIndependent(
      _ glyphs: [ShapedGlyph], _ before: PairTable.Character?, _ after: Follower,
      _ reach: PairReach
    ) -> Bool {
      let ids = glyphs.compactMap { UInt16(exactly: $0.glyph.rawValue) }
      guard ids.count == glyphs.count, ids.allSatisfy({ $0 != 0 && reach.isFree($0) }) else {
        return false
      }
      let count = glyphs.count
      if let before {
        guard count > 1, ids[0] == before.glyph, glyphs[0].isUnmoved,
          !reach.areJoined(before.glyph, ids[1])
        else { return false }
      }
      if let character = after.character {
        guard count > 1, ids[count - 1] == character.glyph, glyphs[count - 1].isUnmoved,
          glyphs[count - 1].advance == character.advance,
          Int(glyphs[count - 1].cluster) == after.offset,
          glyphs[count - 2].cluster < glyphs[count - 1].cluster,
          !reach.areJoined(ids[count - 2], character.glyph)
        else { return false }
      }
      return true
    }
  }

  extension PairTable.Character {
    fileprivate var byteCount: Int { UTF8.width(scalar) }
  }

  /// The slots of characters that are joined and of their neighbours, one byte each.
  struct LigatureKey: PrehashedKey {
    /// The slots after a 1; 0 if there are too many.
    private var number: UInt64 = 1

    /// Whether there are too many slots for a key.
    var isFull: Bool { number == 0 }

    var hash: UInt64 {
      let product = number &* 0x9E37_79B9_7F4A_7C15
      return product ^ product >> 32
    }

    mutating func append(_ slot: PairTable.Slot) {
      number = number >> 56 == 0 && number != 0 ? number << 8 | UInt64(slot) : 0
    }
  }
#endif
