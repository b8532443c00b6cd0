extension PairTable {
  /// A place in a text that is being read.
  struct Place {
    /// In UTF-8.
    var offset: Int
    /// The slot of the character before; 0 if that does not matter.
    var before: Slot = 0
    /// The slot of the character before that one.
    var secondBefore: Slot = 0
    /// Where the last word ended that was shaped as a whole; what stands before is settled.
    let settled: Int

    init(_ offset: Int) {
      self.offset = offset
      settled = offset
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
}
