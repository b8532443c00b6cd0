#if Shaping
  /// The slots of some ligatures and of the characters before and after them, one byte each.
  struct LigatureKey: MixedKey {
    /// The slots behind a 1; 0 if there are too many.
    private var number: UInt64 = 1

    /// Whether there are too many slots to tell them all.
    var isFull: Bool { number == 0 }

    var mixed: UInt64 {
      let product = number &* 0x9E37_79B9_7F4A_7C15
      return product ^ product >> 32
    }

    mutating func append(_ slot: PairTable.Slot) {
      number = number >> 56 == 0 && number != 0 ? number << 8 | UInt64(slot) : 0
    }
  }
#endif
