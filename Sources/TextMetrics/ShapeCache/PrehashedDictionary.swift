/// A dictionary with open addressing for keys that carry their hash.
struct PrehashedDictionary<Key: PrehashedKey, Value> {
  private var keys: [Key] = []
  private var values: [Value] = []
  /// Indexed by the low bits of a hash, with linear probing; at most half are in use.
  ///
  /// Each holds the high half of the hash and the index of the value counted from 1, or 0 if empty.
  private var slots: [UInt64] = []

  var count: Int { keys.count }

  /// About how many bytes are used besides those of keys and values.
  var byteCount: Int { slots.count * 8 }

  func value(_ key: Key) -> Value? {
    guard !slots.isEmpty else { return nil }
    let slot = slots[slot(of: key)]
    return slot == 0 ? nil : values[Self.index(slot)]
  }

  /// Sets a value.
  ///
  /// - Returns: The one that was there.
  mutating func set(_ value: Value, for key: Key) -> Value? {
    if keys.count * 2 >= slots.count { grow() }
    let slot = slot(of: key)
    guard slots[slot] == 0 else {
      let index = Self.index(slots[slot])
      defer { values[index] = value }
      return values[index]
    }
    keys.append(key)
    values.append(value)
    slots[slot] = Self.slot(key, index: keys.count - 1)
    return nil
  }

  private static func index(_ slot: UInt64) -> Int { Int(UInt32(truncatingIfNeeded: slot)) - 1 }

  private static func slot(_ key: Key, index: Int) -> UInt64 {
    (key.hash >> 32) << 32 | UInt64(index + 1)
  }

  /// The slot of a key, or the empty one that it would take.
  private func slot(of key: Key) -> Int {
    let (hash, last) = (key.hash, slots.count - 1)
    var slot = Int(truncatingIfNeeded: hash) & last
    while slots[slot] != 0 {
      if (slots[slot] ^ hash) >> 32 == 0, keys[Self.index(slots[slot])] == key { break }
      slot = (slot + 1) & last
    }
    return slot
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: max(16, slots.count * 2))
    for (index, key) in keys.enumerated() { slots[slot(of: key)] = Self.slot(key, index: index) }
  }
}

/// A key that carries a hash whose low and high bits are both well distributed.
protocol PrehashedKey: Equatable {
  var hash: UInt64 { get }
}
