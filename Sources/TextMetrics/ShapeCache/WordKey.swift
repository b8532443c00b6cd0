#if Shaping
  /// Everything that decides how a word is shaped by one stack.
  struct WordKey: PrehashedKey {
    /// The longest word that is kept, in bytes.
    static let longest = 48

    let hash: UInt64
    private let first: SIMD4<UInt64>
    private let last: SIMD2<UInt64>
    private let script: UInt32
    private let context: UInt32

    /// - Parameters:
    ///   - bytes: The word in UTF-8, with the space before it; at most ``longest``.
    ///   - context: Everything else as a number below 2²⁴: face, direction, whether a space follows.
    init(_ bytes: UnsafeRawBufferPointer, script: UInt32, context: UInt32) {
      self.script = script
      self.context = UInt32(bytes.count) << 24 | context
      var hash = TextHash()
      hash.combine(UInt64(script) << 32 | UInt64(self.context))
      var first = SIMD4<UInt64>()
      var last = SIMD2<UInt64>()
      var offset = 0
      while offset < bytes.count {
        let eight = unsafe bytes.eight(from: offset)
        hash.combine(eight)
        if offset < 32 { first[offset / 8] = eight } else { last[offset / 8 - 4] = eight }
        offset += 8
      }
      self.first = first
      self.last = last
      self.hash = hash.value
    }
  }

  extension UnsafeRawBufferPointer {
    /// Eight bytes from an offset, or as many as there are with zeros behind them.
    fileprivate func eight(from offset: Int) -> UInt64 {
      if offset + 8 <= count {
        return unsafe loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      }
      if count >= 8 {
        // The last eight, without those before.
        let last = unsafe loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
        return UInt64(littleEndian: last) >> UInt64(8 * (offset + 8 - count))
      }
      return unsafe self[offset...].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
  }
#endif
