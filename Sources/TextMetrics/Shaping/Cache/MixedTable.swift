/// Values by keys that are mixed already, so that looking one up needs no hasher.
struct MixedTable<Key: MixedKey, Value> {
  private var entries: [(key: Key, value: Value)] = []
  /// By the low bits of its number, or behind what stands there: the high half of the number above
  /// the place of its entry plus 1; 0 where none is.
  private var slots: [UInt64] = []

  var isEmpty: Bool { entries.isEmpty }

  subscript(place: Int) -> Value { entries[place].value }

  /// Where the value of a key is.
  func place(of key: Key) -> Int? {
    guard !slots.isEmpty else { return nil }
    let mixed = key.mixed
    var index = Int(truncatingIfNeeded: mixed) & (slots.count - 1)
    while slots[index] != 0 {
      let slot = slots[index]
      if (slot ^ mixed) >> 32 == 0 {
        let place = Int(UInt32(truncatingIfNeeded: slot)) - 1
        if entries[place].key == key { return place }
      }
      index = (index + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Sets the value of a key and gives the one before.
  @discardableResult
  mutating func update(_ value: Value, for key: Key) -> Value? {
    if let place = place(of: key) {
      let replaced = entries[place].value
      entries[place].value = value
      return replaced
    }
    entries.append((key, value))
    if entries.count * 2 > slots.count {
      slots = Array(repeating: 0, count: max(64, slots.count * 2))
      for place in entries.indices { add(place) }
    } else {
      add(entries.count - 1)
    }
    return nil
  }

  private mutating func add(_ place: Int) {
    let mixed = entries[place].key.mixed
    var index = Int(truncatingIfNeeded: mixed) & (slots.count - 1)
    while slots[index] != 0 { index = (index + 1) & (slots.count - 1) }
    slots[index] = (mixed >> 32) << 32 | UInt64(place + 1)
  }
}

/// A key with a number at hand that tells it from most others.
protocol MixedKey: Equatable {
  var mixed: UInt64 { get }
}
