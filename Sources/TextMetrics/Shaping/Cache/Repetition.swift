/// How often texts, or all words of theirs, are known: what to do with those that are not.
///
/// To look for them, and to keep new ones, pays where most come again. Where few do, as in a list of
/// names, it only takes time.
struct Repetition {
  /// So many new texts in a row mean that little repeats.
  private let most: Int
  /// A known text counts for four others.
  private var score: Int
  private var texts = 0

  init(most: Int) {
    self.most = most
    score = most
  }

  /// Whether what is new is to be kept at once, before it comes again.
  var isUsual: Bool { score > most / 2 }

  /// Whether to look for a text or its words: while little repeats, for one text in eight.
  mutating func isLikely() -> Bool {
    guard score == 0 else { return true }
    texts += 1
    return texts % 8 == 0
  }

  /// Notes whether a text, or all words of it, were known.
  mutating func note(_ isKnown: Bool) {
    score = isKnown ? min(score + 4, most) : max(score - 1, 0)
  }
}
