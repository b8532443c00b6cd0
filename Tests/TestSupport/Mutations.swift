/// Damages bytes at random, the same way each time.
package struct Mutations {
  private var random: SeededGenerator

  package init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// A copy with one to sixteen bytes changed, and now and then cut off or with stretches copied.
  package mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var copy = bytes
    for _ in 0...number(below: 16) {
      // Half of them near the start, where a font's directory and headers are.
      let end = Bool.random(using: &random) ? min(copy.count, 512) : copy.count
      copy[number(below: end)] = .random(in: 0...0xFF, using: &random)
    }
    switch number(below: 8) {
    case 0: copy.removeSubrange(number(below: copy.count)...)
    case 1: copyStretch(in: &copy, longest: 64)
    case 2: for _ in 0..<4 { copyStretch(in: &copy, longest: 4096) }
    default: break
    }
    return copy
  }

  private mutating func copyStretch(in bytes: inout [UInt8], longest: Int) {
    let (from, to) = (number(below: bytes.count), number(below: bytes.count))
    let count = min(number(below: longest), bytes.count - max(from, to))
    bytes.replaceSubrange(to..<to + count, with: Array(bytes[from..<from + count]))
  }

  private mutating func number(below end: Int) -> Int { .random(in: 0..<end, using: &random) }
}
