/// Reads the code points of a string's UTF-8, which is well-formed.
@safe
struct ScalarReader: Sequence, IteratorProtocol {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// Where the next code point begins.
  private(set) var offset: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int = 0) {
    unsafe self.bytes = bytes
    self.offset = offset
  }

  /// Reads a part of a text.
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    unsafe self.init(
      UnsafeBufferPointer(rebasing: bytes[..<range.upperBound]), at: range.lowerBound)
  }

  /// The number of the next code point, which there must be.
  @inline(__always)
  mutating func nextValue() -> Int {
    let first = Int(nextByte())
    if first < 0x80 { return first }
    let second = Int(nextByte() & 0x3F)
    if first < 0xE0 { return (first & 0x1F) << 6 | second }
    let third = Int(nextByte() & 0x3F)
    if first < 0xF0 { return (first & 0x0F) << 12 | second << 6 | third }
    return (first & 0x07) << 18 | second << 12 | third << 6 | Int(nextByte() & 0x3F)
  }

  /// The next code point; nil at the end.
  @inline(__always)
  mutating func next() -> Unicode.Scalar? {
    guard unsafe offset < bytes.count else { return nil }
    let first = nextByte()
    if first < 0x80 { return Unicode.Scalar(UInt8(first)) }
    let second = nextByte() & 0x3F
    if first < 0xE0 { return Unicode.Scalar((first & 0x1F) << 6 | second) }
    let third = nextByte() & 0x3F
    if first < 0xF0 { return Unicode.Scalar((first & 0x0F) << 12 | second << 6 | third) }
    return Unicode.Scalar((first & 0x07) << 18 | second << 12 | third << 6 | nextByte() & 0x3F)
  }

  @inline(__always)
  private mutating func nextByte() -> UInt32 {
    defer { offset &+= 1 }
    return unsafe UInt32(bytes[offset])
  }
}
