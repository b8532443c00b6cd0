/// Random numbers that are the same in every run: Steele, Lea and Flood's SplitMix64.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number of a range, which is not empty.
  mutating func number(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  /// Whether something happens that happens once in so many times.
  mutating func onceIn(_ times: Int) -> Bool { number(in: 1...times) == 1 }

  /// An element of a list, which is not empty.
  mutating func pick<Element>(_ list: [Element]) -> Element {
    list[number(in: 0...list.count - 1)]
  }
}
