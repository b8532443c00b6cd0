import TestSupport

/// Decides by bytes, which a fuzzer may vary, and when they are used up by random numbers of a seed.
package struct Choices: RandomNumberGenerator {
  private var bytes: ArraySlice<UInt8>
  private var random: SeededGenerator

  package init(seed: UInt64) {
    bytes = []
    random = SeededGenerator(seed: seed)
  }

  package init(bytes: [UInt8]) {
    self.bytes = bytes[...]
    random = SeededGenerator(seed: bytes.reduce(0) { $0 &* 31 &+ UInt64($1) })
  }

  /// The standard library makes a small number of the highest bits, so a byte decides alone.
  package mutating func next() -> UInt64 {
    bytes.popFirst().map { UInt64($0) << 56 } ?? random.next()
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &self) }

  /// True in so many of a hundred cases.
  mutating func percent(_ share: Int) -> Bool { number(0...99) < share }

  mutating func element<Value>(_ values: [Value]) -> Value {
    values[number(0...values.count - 1)]
  }

  /// Some different elements, in their order.
  mutating func some<Value>(_ values: [Value], _ count: ClosedRange<Int>) -> [Value] {
    let indices = values.indices.shuffled(using: &self).prefix(number(count)).sorted()
    return indices.map { values[$0] }
  }
}
