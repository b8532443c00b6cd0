/// The thresholds of the cache, each with what it was chosen by.
enum CachePolicy {
  /// How many bytes of text of a script are shaped before it is proved what they depend on.
  ///
  /// Reading a font's lookups takes as long as shaping some hundred bytes (0.5 to 1.5 ms), which pays
  /// for those who measure more than a few words.
  static let bytesUntilProof = 500

  /// The longest text that is cached as a whole, in bytes: a paragraph.
  static let longestText = 1024

  /// How many texts or words may come before one that is recognised when it comes again.
  ///
  /// A language has many more words in use than a program has texts.
  static let seenTexts = 65536
  static let seenWords = 16384
  static let seenLigatures = 1024

  /// So many unknown texts, or runs with unknown words, in a row mean that looking them up is not worth
  /// while: more than the texts that a program measures again and again.
  static let textsUntilBypass = 40_000
  static let wordRunsUntilBypass = 4000

  /// A cache that may use less than this is not worth its tables; it caches texts and words alone.
  static let leastForTables = 1 << 18
}

/// Decides whether to look for texts, or for words, in a cache.
///
/// It pays where most come again. Where few do, as in a list of names, it only takes time; then one
/// text in eight is looked for, to notice when that changes.
struct CacheBypass {
  /// So many unknown texts in a row mean that little repeats.
  private let limit: Int
  /// A known text counts for four unknown ones.
  private var score: Int
  private var texts = 0

  init(limit: Int) {
    self.limit = limit
    score = limit
  }

  /// Whether most texts are known, so that new ones are cached when they come for the first time.
  var mostAreKnown: Bool { score > limit / 2 }

  /// Whether to look for a text.
  mutating func looksUp() -> Bool {
    guard score == 0 else { return true }
    texts += 1
    return texts % 8 == 0
  }

  /// Notes whether a text, or all words of it, were known.
  mutating func note(_ isKnown: Bool) {
    score = isKnown ? min(score + 4, limit) : max(score - 1, 0)
  }
}
