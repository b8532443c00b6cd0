import Synchronization

extension FontFace {
  /// How much memory the face may use to remember text that it measured, in bytes; 4 MB at first.
  ///
  /// What is remembered are lines, words, how the characters of plain text stand beside each other,
  /// and those of Chinese and Japanese. It spares shaping them again and changes no number. The limit
  /// holds for each of the four, for each thread that measures with the face at one time, and for each
  /// style of shaping. A smaller one takes hold as text is measured; 0 remembers nothing. The face
  /// keeps what it remembers until it is dropped, so a program that must not keep what its users type
  /// sets 0.
  ///
  /// Besides, each thread keeps for all faces what Unicode says of the characters that it met; that is
  /// no text and does not count.
  public var cacheLimit: Int {
    get { storedCacheLimit.load(ordering: .relaxed) }
    set { storedCacheLimit.store(max(0, newValue), ordering: .relaxed) }
  }

  /// About how much memory the face uses to remember text, in bytes.
  public var cacheByteCount: Int {
    let byteCount = lines.sum { $0.byteCount } + simplePairs.sum { $0.byteCount }
    #if Shaping
      return byteCount + shapers.sum { $0.byteCount }
    #else
      return byteCount
    #endif
  }

  /// Forgets all text that the face remembers.
  public func dropCache() {
    lines.drop()
    simplePairs.drop()
    #if Shaping
      shapers.drop()
    #endif
  }
}
