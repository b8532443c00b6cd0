extension PairTable {
  /// A place in a text that is being read.
  struct Place {
    /// In UTF-8.
    var offset: Int
    /// The slot of the character before; 0 if that does not matter.
    var before: Slot = 0
    /// The slot of the character before that one.
    var secondBefore: Slot = 0
    /// Where the word began, with the space before it.
    var word: Int

    init(_ offset: Int) {
      self.offset = offset
      word = offset
    }
  }

  /// Why reading stopped.
  enum Stop {
    case end
    /// A code point has no slot yet.
    case newCharacter(Int)
    /// A pair was not asked for yet.
    case newPair(Slot, Slot)
    /// The character and the one before may become one glyph.
    case joined
    /// The character, or it and the one before, do not go by pairs.
    case unsettled
  }

  /// Reads plain text from a place to an end, as far as all is known.
  @inline(__always)
  func read(
    _ text: UnsafeBufferPointer<UInt8>, _ place: inout Place, to end: Int,
    into reading: inout some PlainReading
  ) -> Stop {
    while place.offset < end {
      var next = place.offset
      let scalar = unsafe PlainText.scalar(in: text, at: &next)
      let slot = Slot(slots[scalar])
      var move = moves[place.before * Self.width + slot]
      guard move > Self.joined else {
        if slot == 0 { return .newCharacter(scalar) }
        return stop(move, place.before, slot)
      }
      let character = characters[slot - 1]
      if scalar == 0x20 {
        reading.beginWord(kerning: move - character.advance)
        place.word = place.offset
        move = character.advance
      }
      reading.add(character, move: move, offset: place.offset)
      place.secondBefore = place.before
      place.before = slot
      place.offset = next
    }
    return .end
  }

  private func stop(_ move: Int32, _ before: Slot, _ slot: Slot) -> Stop {
    switch move {
    case Self.unknown: .newPair(before, slot)
    case Self.joined: .joined
    default: .unsettled
    }
  }
}
