/// Finds what a misspelt word was meant to be.
enum Spelling {
  /// The candidate that a word is most like; nil if none is like it.
  ///
  /// Case and punctuation do not count, so that `minimumFontSize` is like `--minimum-font-size`.
  /// One letter in three may be wrong, missing, added or swapped with its neighbour; a word may
  /// also be the beginning of one candidate alone.
  static func nearest(to word: String, of candidates: some Sequence<String>) -> String? {
    let letters = letters(of: word)
    guard !letters.isEmpty, letters.count <= 64 else { return nil }
    let near = candidates.map { (name: $0, distance: distance(letters, Self.letters(of: $0))) }
      .filter { 3 * $0.distance <= max(3, letters.count) && $0.distance < letters.count }
    if let nearest = near.min(by: { $0.distance < $1.distance }) { return nearest.name }
    let longer = candidates.filter { Self.letters(of: $0).starts(with: letters) }
    return longer.count == 1 ? longer[0] : nil
  }

  /// The end of a complaint about a word: a question, if there is a candidate like it.
  static func question(_ word: String, _ candidates: some Sequence<String>) -> String {
    nearest(to: word, of: candidates).map { "; did you mean \($0)?" } ?? ""
  }

  private static func letters(of word: String) -> [Character] {
    word.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// The optimal string alignment distance.
  private static func distance(_ from: [Character], _ to: [Character]) -> Int {
    guard !from.isEmpty, !to.isEmpty else { return max(from.count, to.count) }
    var beforeLast: [Int] = []
    var last = Array(0...to.count)
    for i in 1...from.count {
      var row = [i]
      for j in 1...to.count {
        let isSame = from[i - 1] == to[j - 1]
        var best = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (isSame ? 0 : 1))
        if i > 1, j > 1, from[i - 1] == to[j - 2], from[i - 2] == to[j - 1] {
          best = min(best, beforeLast[j - 2] + 1)
        }
        row.append(best)
      }
      (beforeLast, last) = (last, row)
    }
    return last[to.count]
  }
}
