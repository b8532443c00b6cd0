/// Values by keys whose ``MixedKey/mixed`` numbers are spread already, so that no hasher is needed.
struct MixedTable<Key: MixedKey, Value> {
  private var keys: [Key] = []
  private var values: [Value] = []
  /// By the low bits of a key's number and the places that follow: which value, counted from 1; 0
  /// where there is none. At most half are in use.
  private var places: [UInt32] = []

  /// About how many bytes the table takes besides its values.
  var byteCount: Int { places.count * 4 }

  func value(_ key: Key) -> Value? {
    guard !places.isEmpty else { return nil }
    let number = Int(places[place(of: key)])
    return number == 0 ? nil : values[number - 1]
  }

  /// Sets a value.
  ///
  /// - Returns: The one that was there.
  mutating func set(_ value: Value, for key: Key) -> Value? {
    if keys.count * 2 >= places.count { grow() }
    let place = place(of: key)
    let number = Int(places[place])
    guard number == 0 else {
      defer { values[number - 1] = value }
      return values[number - 1]
    }
    keys.append(key)
    values.append(value)
    places[place] = UInt32(keys.count)
    return nil
  }

  /// Where a key stands, or would stand.
  private func place(of key: Key) -> Int {
    let last = places.count - 1
    var place = Int(truncatingIfNeeded: key.mixed) & last
    while places[place] != 0, keys[Int(places[place]) - 1] != key {
      place = (place + 1) & last
    }
    return place
  }

  private mutating func grow() {
    places = Array(repeating: 0, count: max(16, places.count * 2))
    for (index, key) in keys.enumerated() { places[place(of: key)] = UInt32(index + 1) }
  }
}

/// A key with a number at hand that tells it from most others in its low bits as in its high ones.
protocol MixedKey: Equatable {
  var mixed: UInt64 { get }
}
