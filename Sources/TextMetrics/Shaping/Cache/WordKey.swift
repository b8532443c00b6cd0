#if Shaping
  /// All that decides how a word is shaped by one face in one style.
  struct WordKey: MixedKey {
    /// The longest word that is kept, in bytes.
    static let longest = 32

    private let bytes: (UInt64, UInt64, UInt64, UInt64)
    private let script: UInt32
    private let shape: UInt32

    /// - Parameters:
    ///   - bytes: The word in UTF-8, with the space before it; at most ``longest``.
    ///   - isFollowed: Whether a space follows.
    init(_ bytes: UnsafeRawBufferPointer, script: UInt32, isRightToLeft: Bool, isFollowed: Bool) {
      var packed = (UInt64(0), UInt64(0), UInt64(0), UInt64(0))
      unsafe withUnsafeMutableBytes(of: &packed) { unsafe $0.copyMemory(from: bytes) }
      self.bytes = packed
      self.script = script
      shape =
        UInt32(bytes.count) << 2 | (isRightToLeft ? 2 : 0) | (isFollowed ? 1 : 0)
    }

    static func == (left: WordKey, right: WordKey) -> Bool {
      left.bytes == right.bytes && left.script == right.script && left.shape == right.shape
    }

    var mixed: UInt64 {
      var hash = TextHash()
      hash.combine(UInt64(script) << 32 | UInt64(shape))
      hash.combine(bytes.0)
      if shape >> 2 > 8 { hash.combine(bytes.1) }
      if shape >> 2 > 16 {
        hash.combine(bytes.2)
        hash.combine(bytes.3)
      }
      return hash.value
    }
  }
#endif
