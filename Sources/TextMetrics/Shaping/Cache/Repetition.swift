/// How often texts are made of words that are known: what to do with words that are not.
///
/// To look for words, and to keep new ones, pays where most come again. Where few do, as in a list of
/// names, it only takes time.
struct Repetition {
  private static let most = 1000
  /// A text of known words counts for four others.
  private var score = Self.most
  private var texts = 0

  /// Whether a new word is to be kept at once, before it comes again.
  var isUsual: Bool { score > Self.most / 2 }

  /// Whether to look for the words of a text: while little repeats, of one text in eight.
  mutating func isLikely() -> Bool {
    guard score == 0 else { return true }
    texts += 1
    return texts % 8 == 0
  }

  /// Notes whether all words of a text were known.
  mutating func note(_ isKnown: Bool) {
    score = isKnown ? min(score + 4, Self.most) : max(score - 1, 0)
  }
}
