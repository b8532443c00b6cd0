/// A hash of the bytes of a text.
struct TextHash {
  /// Differs in each process, so that no text can be made to collide.
  private static let seed = UInt64.random(in: .min ... .max)

  private(set) var value: UInt64

  init() { value = Self.seed }

  @inline(__always)
  mutating func combine(_ word: UInt64) {
    value = (value ^ word) &* 0x9E37_79B9_7F4A_7C15
    value ^= value >> 32
  }

  mutating func combine(_ bytes: UnsafeRawBufferPointer) {
    var offset = 0
    while offset + 8 <= bytes.count {
      unsafe combine(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    var last = UInt64(bytes.count)
    while offset < bytes.count {
      last = unsafe last << 8 | UInt64(bytes[offset])
      offset += 1
    }
    combine(last)
  }
}
