extension PairTable {
  /// Whether kerning is split between both characters of some pair, so that a character's advance
  /// depends on the one before it.
  var hasSplitKerning: Bool { !seconds.isEmpty }

  /// Characters that are joined to each other, from the one before a position on.
  struct JoinedCharacters {
    /// Where the character after them begins; the end of the text if there is none.
    var end: Int
    /// The character after them; nil at the end of the text, and if it does not matter.
    var next: Character?
    /// The slots of the characters, of the one before them and of the one after.
    var key: LigatureKey
  }

  enum Search {
    case found(JoinedCharacters)
    case stopped(Stop)
  }

  /// Finds the characters that are joined to the one before a position.
  func joinedCharacters(
    _ text: UnsafeBufferPointer<UInt8>, _ position: Position, to end: Int
  ) -> Search {
    var key = LigatureKey()
    key.append(position.secondBefore)
    key.append(position.before)
    var reader = unsafe ScalarReader(text, at: position.offset)
    var last = position.before
    while true {
      let offset = reader.offset
      guard offset < end else {
        return .found(JoinedCharacters(end: end, next: nil, key: key))
      }
      let value = reader.nextValue()
      guard let next = row(value) else { return .stopped(.other) }
      var relation = relation(last, next, value)
      // What begins another ligature is not yet the glyph that the last one is kerned with.
      if case .separate = relation, reader.offset < end {
        var following = reader
        let value = following.nextValue()
        guard let second = row(value) else { return .stopped(.other) }
        relation = self.relation(next, second, value)
      }
      switch relation {
      case .joined: break
      case .stopped(let stop): return .stopped(stop)
      case .separate:
        key.append(next)
        return .found(
          JoinedCharacters(end: offset, next: next == 0 ? nil : characters[next - 1], key: key))
      }
      key.append(next)
      last = next
    }
  }

  private enum Relation {
    case separate, joined
    case stopped(Stop)
  }

  /// What two neighbouring characters do to each other, kerning apart.
  private func relation(_ before: Slot, _ slot: Slot, _ value: Int) -> Relation {
    if slot == 0, self.slot(value) == 0 { return .stopped(stop(Self.unknown, before, 0, value)) }
    guard before != 0, slot != 0 else { return .separate }
    let move = moves[before * Self.width + slot]
    if move >= Self.firstMove { return .separate }
    return move == Self.joined ? .joined : .stopped(stop(move, before, slot, value))
  }

  /// The slot of a code point; 0 if it is unknown or context-free, nil if it cannot be read by pairs.
  private func row(_ value: Int) -> Slot? {
    let slot = slot(value)
    return slot == Self.otherSlot ? nil : slot == Self.contextFreeSlot ? 0 : slot
  }
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
