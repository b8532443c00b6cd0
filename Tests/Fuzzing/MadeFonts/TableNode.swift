/// A part of a font table: big-endian numbers and offsets to further parts, which follow it.
struct TableNode: ExpressibleByArrayLiteral, Sendable {
  enum Item: ExpressibleByIntegerLiteral, Sendable {
    case word(Int)
    case long(Int)
    case tag(String)
    /// A 16-bit offset; 0 if there is nothing.
    case offset(TableNode?)
    /// A 32-bit offset.
    case longOffset(TableNode)
    /// A tag and a 16-bit offset, as lists of scripts, languages and features have them.
    case record(String, TableNode)

    init(integerLiteral value: Int) { self = .word(value) }

    fileprivate var size: Int {
      switch self {
      case .word, .offset: 2
      case .long, .tag, .longOffset: 4
      case .record: 6
      }
    }
  }

  private var items: [Item]

  init(arrayLiteral elements: Item...) { items = elements }

  init(_ items: [Item]) { self.items = items }

  /// The bytes, in which parts stand behind those that refer to them.
  var bytes: [UInt8] {
    var head: [UInt8] = []
    var tail: [UInt8] = []
    let size = items.reduce(0) { $0 + $1.size }
    func place(_ node: TableNode) -> Int {
      defer { tail += node.bytes }
      return size + tail.count
    }
    for item in items {
      switch item {
      case .word(let number): head += Self.bytes(number, 2)
      case .long(let number): head += Self.bytes(number, 4)
      case .tag(let tag): head += Array(tag.utf8)
      case .offset(let node): head += Self.bytes(node.map(place) ?? 0, 2)
      case .longOffset(let node): head += Self.bytes(place(node), 4)
      case .record(let tag, let node): head += Array(tag.utf8) + Self.bytes(place(node), 2)
      }
    }
    return head + tail
  }

  private static func bytes(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * (count - 1 - $0))) }
  }

  /// Numbers.
  static func words(_ numbers: some Sequence<Int>) -> [Item] { numbers.map { .word($0) } }

  /// Numbers after their count.
  static func array(_ numbers: [Int]) -> [Item] { [.word(numbers.count)] + words(numbers) }

  /// Offsets after their count.
  static func list(_ nodes: [TableNode?]) -> [Item] {
    [.word(nodes.count)] + nodes.map { .offset($0) }
  }
}
