#if Shaping
  /// Words that were shaped before, in the units of one face: the same for every size.
  ///
  /// What was used last stays: words are kept in two generations, and when the younger one has its
  /// share of the room the older one goes. A word is kept when it is met for the second time, so text
  /// that never repeats costs next to nothing.
  struct WordCache {
    private var young: [WordKey: ShapedWord] = [:]
    private var old: [WordKey: ShapedWord] = [:]
    private var youngByteCount = 0
    private var oldByteCount = 0
    /// A mark of the word that was last met at each place; most words that are met again find theirs.
    private var marks = [UInt16](repeating: 0, count: 4096)

    /// About how many bytes are in use.
    var byteCount: Int { youngByteCount + oldByteCount + marks.count * 2 }

    /// A word that was kept.
    mutating func word(_ key: WordKey, limit: Int) -> ShapedWord? {
      if let word = young[key] { return word }
      guard let word = old[key] else { return nil }
      keep(word, key, limit: limit)
      return word
    }

    /// Keeps a word if it was met before.
    mutating func meet(_ word: ShapedWord, _ key: WordKey, limit: Int) {
      let hash = UInt(bitPattern: key.hashValue)
      let mark = UInt16(truncatingIfNeeded: hash >> 16) | 1
      let place = Int(hash % UInt(marks.count))
      guard marks[place] == mark else {
        marks[place] = mark
        return
      }
      keep(word, key, limit: limit)
    }

    private mutating func keep(_ word: ShapedWord, _ key: WordKey, limit: Int) {
      if youngByteCount + word.byteCount > limit / 2 {
        old = young
        oldByteCount = youngByteCount
        young = [:]
        youngByteCount = 0
      }
      guard word.byteCount <= limit / 2 else { return }
      young[key] = word
      youngByteCount += word.byteCount
    }
  }

  /// All that decides how a word is shaped by one face in one style.
  struct WordKey: Hashable {
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

    func hash(into hasher: inout Hasher) {
      hasher.combine(bytes.0)
      if shape >> 2 > 8 { hasher.combine(bytes.1) }
      if shape >> 2 > 16 {
        hasher.combine(bytes.2)
        hasher.combine(bytes.3)
      }
      hasher.combine(UInt64(script) << 32 | UInt64(shape))
    }
  }
#endif
