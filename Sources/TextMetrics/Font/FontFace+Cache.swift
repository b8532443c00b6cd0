import Synchronization

extension FontFace {
  /// The limit of what the face remembers of text that it measured, in bytes; 4 MB at first.
  ///
  /// What is remembered are lines, words, how the characters of plain text stand beside each other,
  /// and those of Chinese and Japanese. It spares shaping them again and changes no number.
  ///
  /// The limit holds for each of the four, for each style of shaping, which are features, language,
  /// hinting and its size, and for each place that threads measure at. A program of one thread has
  /// one place. One of many has up to 16, told by where a thread's stack lies, also if its threads
  /// follow each other. What finds the remembered text again comes on top, some 100 kB for a style.
  /// Up to 64 styles are remembered at a place, the latest.
  ///
  /// A smaller limit takes hold as text is measured; 0 remembers nothing. The face keeps what it
  /// remembers until it is dropped, so a program that must not keep what its users type sets 0, and
  /// one whose threads have done their work drops it.
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
