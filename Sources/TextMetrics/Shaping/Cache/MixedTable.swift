/// Values by keys whose ``MixedKey/mixed`` numbers are spread already, so that no hasher is needed.
struct MixedTable<Key: MixedKey, Value> {
  private var entries: [(key: Key, value: Value)] = []
  /// By the low bits of a key's number and the places that follow: which entry, counted from 1; 0
  /// where there is none. At most half are in use.
  private var places: [UInt32] = []

  var isEmpty: Bool { entries.isEmpty }

  /// About how many bytes the table takes besides its values.
  var byteCount: Int { places.count * 4 }

  func value(_ key: Key) -> Value? {
    guard !entries.isEmpty else { return nil }
    let entry = places[place(of: key)]
    return entry == 0 ? nil : entries[Int(entry) - 1].value
  }

  /// Sets a value.
  ///
  /// - Returns: The one that was there.
  mutating func set(_ value: Value, for key: Key) -> Value? {
    if entries.count * 2 >= places.count { grow() }
    let place = place(of: key)
    let entry = Int(places[place])
    guard entry == 0 else {
      defer { entries[entry - 1].value = value }
      return entries[entry - 1].value
    }
    entries.append((key, value))
    places[place] = UInt32(entries.count)
    return nil
  }

  /// Where a key stands, or would stand.
  private func place(of key: Key) -> Int {
    let last = places.count - 1
    var place = Int(truncatingIfNeeded: key.mixed) & last
    while places[place] != 0, entries[Int(places[place]) - 1].key != key {
      place = (place + 1) & last
    }
    return place
  }

  private mutating func grow() {
    places = Array(repeating: 0, count: max(16, places.count * 2))
    for (index, entry) in entries.enumerated() { places[place(of: entry.key)] = UInt32(index + 1) }
  }
}

/// A key with a number at hand that tells it from most others in its low bits as in its high ones.
protocol MixedKey: Equatable {
  var mixed: UInt64 { get }
}
