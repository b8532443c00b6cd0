/// What was made before, by what it was made of.
///
/// What was used last stays: values are kept in two generations, and when the younger one has its
/// share of the room the older one goes. Most are kept when they are made for the second time, so
/// that what never repeats costs next to nothing; ``Repetition`` tells where it pays to keep at once.
struct RecentCache<Key: MixedKey, Value: Measurable> {
  private var young = MixedTable<Key, Value>()
  private var old = MixedTable<Key, Value>()
  private var youngByteCount = 0
  private var oldByteCount = 0
  /// A tag of the key that was last met at each place; most that are met again find theirs.
  private var tags: [UInt16] = []
  private let tagCount: Int

  /// - Parameter tagCount: How many keys may be met before any is met again; a power of two.
  init(tagCount: Int = 4096) { self.tagCount = tagCount }

  /// About how many bytes are in use.
  var byteCount: Int {
    youngByteCount + oldByteCount + young.byteCount + old.byteCount + tags.count * 2
  }

  /// A value that was kept.
  mutating func value(_ key: Key, limit: Int) -> Value? {
    if let value = young.value(key) { return value }
    guard let value = old.value(key) else { return nil }
    keep(value, key, limit: limit)
    return value
  }

  /// Keeps a value if its key was met before.
  mutating func keepIfMet(_ value: @autoclosure () -> Value, _ key: Key, limit: Int) {
    if meet(key) { keep(value(), key, limit: limit) }
  }

  /// Whether a key was met before.
  mutating func meet(_ key: Key) -> Bool {
    if tags.isEmpty { tags = Array(repeating: 0, count: tagCount) }
    let mixed = key.mixed
    let tag = UInt16(truncatingIfNeeded: mixed >> 16) | 1
    let place = Int(truncatingIfNeeded: mixed) & (tags.count - 1)
    defer { tags[place] = tag }
    return tags[place] == tag
  }

  /// Keeps a value, in place of another of the same key.
  mutating func keep(_ value: Value, _ key: Key, limit: Int) {
    if youngByteCount + value.byteCount > limit / 2 {
      old = young
      oldByteCount = youngByteCount
      young = MixedTable()
      youngByteCount = 0
    }
    guard value.byteCount <= limit / 2 else { return }
    let replaced = young.set(value, for: key)
    youngByteCount += value.byteCount - (replaced?.byteCount ?? 0)
  }
}

/// What knows about how much memory it takes in a cache, with its key, in bytes.
protocol Measurable {
  var byteCount: Int { get }
}
