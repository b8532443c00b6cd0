/// A cache that keeps what was used last, in two generations.
///
/// When the younger generation has its share of the bytes, the older one is evicted. Most values are
/// admitted when their key comes for the second time, so that what never repeats costs little.
struct GenerationalCache<Key: PrehashedKey, Value: AnyObject> {
  private var young = PrehashedDictionary<Key, Value>()
  private var old = PrehashedDictionary<Key, Value>()
  private var youngByteCount = 0
  private var oldByteCount = 0
  /// For each of the latest keys a few bits of its hash, by other bits of it.
  private var seen: [UInt16] = []
  private let seenCount: Int
  /// Hits and insertions since the last eviction.
  private var (hits, insertions) = (0, 0)

  /// - Parameter seenCount: How many keys may come before one that is recognised; a power of two.
  init(seenCount: Int) { self.seenCount = seenCount }

  /// About how many bytes are in use.
  var byteCount: Int {
    youngByteCount + oldByteCount + young.byteCount + old.byteCount + seen.count * 2
  }

  /// A cached value.
  ///
  /// - Parameter limit: The most bytes that the cache may use.
  mutating func value(_ key: Key, byteCount: (Value) -> Int, limit: Int) -> Value? {
    if let value = young.value(key) {
      hits += 1
      return value
    }
    guard let value = old.value(key) else { return nil }
    hits += 1
    insert(value, key, byteCount: byteCount(value), limit: limit)
    return value
  }

  /// Whether a key came before, as far as that is known; from now on it has.
  ///
  /// - Parameter limit: The most bytes that the cache may use, of which this takes a sixteenth at most.
  mutating func admits(_ key: Key, limit: Int) -> Bool {
    if seen.isEmpty {
      var count = seenCount
      while count > 256, count * 32 > limit { count /= 2 }
      seen = Array(repeating: 0, count: count)
    }
    let hash = key.hash
    let tag = UInt16(truncatingIfNeeded: hash >> 16) | 1
    let index = Int(truncatingIfNeeded: hash) & (seen.count - 1)
    defer { seen[index] = tag }
    return seen[index] == tag
  }

  /// Caches a value, in place of another of the same key.
  mutating func insert(_ value: Value, _ key: Key, byteCount: Int, limit: Int) {
    insertions += 1
    if youngByteCount + byteCount > limit / 2 {
      // Where more values come in turn than there is room for, keeping most of them serves the most.
      if hits < insertions, insertions < 16 * young.count { return }
      evict()
    }
    guard byteCount <= limit / 2 else { return }
    _ = young.set(value, for: key)
    youngByteCount += byteCount
  }

  /// Evicts the older generation.
  mutating func evict() {
    old = young
    oldByteCount = youngByteCount
    young = PrehashedDictionary()
    youngByteCount = 0
    (hits, insertions) = (0, 0)
  }
}
