/// Damages bytes at random, the same way each time.
package struct Mutations {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  /// A copy with one to sixteen bytes changed, and now and then cut off or with stretches moved.
  package mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var copy = bytes
    for _ in 0...Int(next() % 16) {
      // Half of them near the start, where a font's directory and headers are.
      let place =
        next() % 2 == 0 ? next() % UInt64(min(copy.count, 512)) : next() % UInt64(copy.count)
      copy[Int(place)] = UInt8(truncatingIfNeeded: next() >> 8)
    }
    switch next() % 8 {
    case 0: copy.removeSubrange(Int(next() % UInt64(copy.count))...)
    case 1: copyStretch(in: &copy, longest: 64)
    case 2: for _ in 0..<4 { copyStretch(in: &copy, longest: 4096) }
    default: break
    }
    return copy
  }

  private mutating func copyStretch(in bytes: inout [UInt8], longest: UInt64) {
    let (from, to) = (Int(next() % UInt64(bytes.count)), Int(next() % UInt64(bytes.count)))
    let count = min(Int(next() % longest), bytes.count - max(from, to))
    bytes.replaceSubrange(to..<to + count, with: Array(bytes[from..<from + count]))
  }

  /// Steele, Lea and Flood's SplitMix64.
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
