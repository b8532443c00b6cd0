/// Values by keys whose ``MixedKey/mixed`` numbers are spread already, so that no hasher is needed.
struct MixedTable<Key: MixedKey, Value> {
  private var keys: [Key] = []
  private var values: [Value] = []
  /// By the low bits of a key's number and the slots that follow; at most half are in use.
  ///
  /// Each holds the high half of the number above the place of the value, counted from 1, or 0 where
  /// there is none.
  private var slots: [UInt64] = []

  /// About how many bytes the table takes besides its values.
  var byteCount: Int { slots.count * 8 }

  func value(_ key: Key) -> Value? {
    guard !slots.isEmpty else { return nil }
    let slot = slots[slot(of: key)]
    return slot == 0 ? nil : values[Self.place(slot)]
  }

  /// Sets a value.
  ///
  /// - Returns: The one that was there.
  mutating func set(_ value: Value, for key: Key) -> Value? {
    if keys.count * 2 >= slots.count { grow() }
    let slot = slot(of: key)
    guard slots[slot] == 0 else {
      let place = Self.place(slots[slot])
      defer { values[place] = value }
      return values[place]
    }
    keys.append(key)
    values.append(value)
    slots[slot] = Self.slot(key, place: keys.count - 1)
    return nil
  }

  private static func place(_ slot: UInt64) -> Int { Int(UInt32(truncatingIfNeeded: slot)) - 1 }

  private static func slot(_ key: Key, place: Int) -> UInt64 {
    (key.mixed >> 32) << 32 | UInt64(place + 1)
  }

  /// Where a key stands, or would stand.
  private func slot(of key: Key) -> Int {
    let (mixed, last) = (key.mixed, slots.count - 1)
    var index = Int(truncatingIfNeeded: mixed) & last
    while slots[index] != 0 {
      if (slots[index] ^ mixed) >> 32 == 0, keys[Self.place(slots[index])] == key { break }
      index = (index + 1) & last
    }
    return index
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: max(16, slots.count * 2))
    for (place, key) in keys.enumerated() { slots[slot(of: key)] = Self.slot(key, place: place) }
  }
}

/// A key with a number at hand that tells it from most others in its low bits as in its high ones.
protocol MixedKey: Equatable {
  var mixed: UInt64 { get }
}
