/// Things that one thread at a time works with: as many as are used at once, so that threads do not
/// wait for each other.
final class Pool<Item: ~Copyable>: Sendable {
  private final class Place: Sendable {
    let item = Guarded<Item?>(nil)
  }

  /// What one thread alone works with.
  private let first = Guarded<Item?>(nil)
  /// More threads than there are places share the last one.
  private let others = (1..<16).map { _ in Place() }

  /// Lends the first item that is free, made anew if its place is empty.
  func withItem<Answer>(
    make: () -> sending Item, _ body: (inout Item) -> sending Answer
  ) -> sending Answer {
    if let answer = first.withLockIfAvailable({ Self.lend(&$0, make, body) }) { return answer }
    for place in others {
      if let answer = place.item.withLockIfAvailable({ Self.lend(&$0, make, body) }) {
        return answer
      }
    }
    return others[others.count - 1].item.withLock { Self.lend(&$0, make, body) }
  }

  private static func lend<Answer>(
    _ item: inout sending Item?, _ make: () -> sending Item,
    _ body: (inout Item) -> sending Answer
  ) -> sending Answer {
    var used: Item
    if let kept = item.take() { used = kept } else { used = make() }
    let answer = body(&used)
    item = consume used
    return answer
  }

  /// Adds up something of all items.
  func sum(_ value: (borrowing Item) -> Int) -> Int {
    others.reduce(first.withLock { Self.value(of: &$0, value) }) { sum, place in
      sum + place.item.withLock { Self.value(of: &$0, value) }
    }
  }

  private static func value(
    of item: inout sending Item?, _ value: (borrowing Item) -> Int
  ) -> Int {
    guard let used = item.take() else { return 0 }
    let value = value(used)
    item = consume used
    return value
  }

  /// Throws all items away.
  func drop() {
    first.withLock { $0 = nil }
    for place in others { place.item.withLock { $0 = nil } }
  }
}
