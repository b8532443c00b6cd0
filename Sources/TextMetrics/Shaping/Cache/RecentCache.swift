/// What was made before, by what it was made of.
///
/// What was used last stays: values are kept in two generations, and when the younger one has its
/// share of the room the older one goes. A value is kept when it is made for the second time, so
/// what never repeats costs next to nothing.
struct RecentCache<Key: MixedKey, Value: Measurable> {
  private var young = MixedTable<Key, Value>()
  private var old = MixedTable<Key, Value>()
  private var youngByteCount = 0
  private var oldByteCount = 0
  /// A mark of the key that was last met at each place; most that are met again find theirs.
  private var marks: [UInt16] = []
  private let markCount: Int

  /// - Parameter markCount: How many keys may be met before any is met again; a power of two.
  init(markCount: Int = 4096) { self.markCount = markCount }

  /// About how many bytes are in use.
  var byteCount: Int {
    youngByteCount + oldByteCount + young.byteCount + old.byteCount + marks.count * 2
  }

  /// A value that was kept.
  mutating func value(_ key: Key, limit: Int) -> Value? {
    if let value = young.value(key) { return value }
    guard let value = old.value(key) else { return nil }
    keep(value, key, limit: limit)
    return value
  }

  /// Keeps a value if its key was met before.
  mutating func meet(_ value: @autoclosure () -> Value, _ key: Key, limit: Int) {
    if meet(key) { keep(value(), key, limit: limit) }
  }

  /// Whether a key was met before.
  mutating func meet(_ key: Key) -> Bool {
    if marks.isEmpty { marks = Array(repeating: 0, count: markCount) }
    let mixed = key.mixed
    let mark = UInt16(truncatingIfNeeded: mixed >> 16) | 1
    let place = Int(truncatingIfNeeded: mixed) & (marks.count - 1)
    defer { marks[place] = mark }
    return marks[place] == mark
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
