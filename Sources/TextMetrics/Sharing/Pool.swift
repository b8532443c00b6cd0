/// Things that one thread at a time works with: as many as are used at once, so that threads do not
/// wait for each other.
final class Pool<Item: ~Copyable>: Sendable {
  private final class Place: Sendable {
    let item = Guarded<Item?>(nil)
    /// Keeps the next place out of the lines of a processor's cache that this one is written to in.
    private let gap = SIMD64<UInt8>()
  }

  /// More threads than there are places share.
  private let places = (0..<placeCount).map { _ in Place() }
  private static var placeCount: Int { 16 }

  /// Lends the item of the thread's own place or, while another thread has that, the next that is
  /// free; made anew for a context if its place is empty.
  ///
  /// - Parameter make: Captures nothing, so that no reference has to be counted for it.
  func withItem<Context, Answer>(
    for context: Context, make: (Context) -> sending Item, _ body: (inout Item) -> sending Answer
  ) -> sending Answer {
    let own = Self.ownPlace
    for step in 0..<Self.placeCount {
      if let answer = place(own + step).item.withLockIfAvailable({
        Self.lend(&$0, context, make, body)
      }) {
        return answer
      }
    }
    return place(own).item.withLock { Self.lend(&$0, context, make, body) }
  }

  /// Read from where it lies: to count a reference to the array, which all threads share, would have
  /// them wait for each other.
  private func place(_ number: Int) -> Place {
    unsafe places.withUnsafeBufferPointer { unsafe $0[number % Self.placeCount] }
  }

  /// A place told by where the thread's stack lies: threads that begin at different places do not
  /// pass the same memory to and fro between processors.
  private static var ownPlace: Int {
    var here: UInt8 = 0
    let address = unsafe withUnsafePointer(to: &here) { UInt64(UInt(bitPattern: $0)) }
    return Int(truncatingIfNeeded: ((address >> 17) &* 0x9E37_79B9_7F4A_7C15) >> 60)
  }

  private static func lend<Context, Answer>(
    _ item: inout sending Item?, _ context: Context, _ make: (Context) -> sending Item,
    _ body: (inout Item) -> sending Answer
  ) -> sending Answer {
    var used: Item
    if let kept = item.take() { used = kept } else { used = make(context) }
    let answer = body(&used)
    item = consume used
    return answer
  }

  /// Adds up something of all items.
  func sum(_ value: (borrowing Item) -> Int) -> Int {
    places.reduce(0) { sum, place in
      sum
        + place.item.withLock { item in
          guard let used = item.take() else { return 0 }
          let value = value(used)
          item = consume used
          return value
        }
    }
  }

  /// Calls with each item that no other thread uses.
  func forEachIdle(_ body: (inout Item) -> Void) {
    for place in places {
      _ = place.item.withLockIfAvailable { item in
        guard var used = item.take() else { return }
        body(&used)
        item = consume used
      }
    }
  }

  /// Removes all items, those in use as soon as they are given back.
  ///
  /// - Returns: How many there were.
  func removeAll() -> Int {
    places.reduce(0) { count, place in
      count
        + place.item.withLock { item in
          guard let removed = item.take() else { return 0 }
          _ = consume removed
          return 1
        }
    }
  }
}
