#if Shaping
  extension ScriptContext {
    /// Reads text by pairs, and by ligatures between their neighbours.
    ///
    /// - Parameter limit: The most bytes that the context may use.
    /// - Returns: false if it has to be shaped otherwise; the sink then holds a part of it.
    @inline(__always)
    mutating func read(
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
    private mutating func readLigatures(
      _ text: UnsafeBufferPointer<UInt8>, _ position: inout PairTable.Position,
      in range: Range<Int>, _ reach: PairReach, limit: Int, into sink: inout some CharacterSink
    ) -> Bool {
      guard !pairs.hasSplitKerning,
        let joined = unsafe joinedCharacters(text, position, to: range.upperBound, reach),
        !pairs.hasSplitKerning
      else { return false }
      let first = pairs.character(position.before)
      let before = position.secondBefore == 0 ? nil : pairs.character(position.secondBefore)
      let start = position.offset - first.byteCount - (before?.byteCount ?? 0)
      guard
        let segment = unsafe ligatures(text, start, before, joined, reach, limit: limit)
      else { return false }
      sink.replaceLast(
        before == nil ? 1 : 2,
        units: pairs.move(position.secondBefore, position.before) + Int(before?.advance ?? 0),
        by: segment, offset: start)
      position = PairTable.Position(joined.end)
      return true
    }

    /// Finds the characters that are joined to the one before a position; nil if one of them cannot be
    /// read by pairs.
    private mutating func joinedCharacters(
      _ text: UnsafeBufferPointer<UInt8>, _ position: PairTable.Position, to end: Int,
      _ reach: PairReach
    ) -> PairTable.JoinedCharacters? {
      while true {
        switch unsafe pairs.joinedCharacters(text, position, to: end) {
        case .found(let joined): return joined
        case .stopped(.unknownCharacter(let scalar)): learn(scalar, reach)
        case .stopped(.unknownPair(let before, let slot)): learn(before, slot, reach)
        case .stopped: return nil
        }
      }
    }

    /// The glyphs of some ligatures and of the character before them.
    private mutating func ligatures(
      _ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ before: PairTable.Character?,
      _ joined: PairTable.JoinedCharacters, _ reach: PairReach, limit: Int
    ) -> ShapedSegment? {
      if let known = ligatures.value(joined.key, byteCount: \.byteCount, limit: limit / 4) {
        return known
      }
      var glyphs: [ShapedGlyph] = []
      let end = joined.end + (joined.next?.byteCount ?? 0)
      unsafe shaper.shape(text, run(start..<end), into: &glyphs)
      guard areIndependent(glyphs, before, joined, reach) else { return nil }
      if joined.next != nil { glyphs.removeLast() }
      let own = unsafe UnsafeBufferPointer(rebasing: text[start..<joined.end])
      let segment = unsafe ShapedSegment(
        glyphs, start: start, Graphemes(plain: own),
        carets: { [shaper] in shaper.ligatureCarets(of: $0) })
      if !joined.key.isFull, ligatures.admits(joined.key, limit: limit) {
        ligatures.insert(segment, joined.key, byteCount: segment.byteCount, limit: limit / 4)
      }
      return segment
    }

    /// Whether glyphs begin and end with those of two characters, and what is between them has
    /// nothing more to do with these.
    private func areIndependent(
      _ glyphs: [ShapedGlyph], _ before: PairTable.Character?, _ joined: PairTable.JoinedCharacters,
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
      if let character = joined.next {
        guard count > 1, ids[count - 1] == character.glyph, glyphs[count - 1].isUnmoved,
          glyphs[count - 1].advance == character.advance,
          Int(glyphs[count - 1].cluster) == joined.end,
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
#endif
