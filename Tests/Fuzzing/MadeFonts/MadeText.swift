/// Random texts of the characters that the rules of a made font are about.
package struct MadeText {
  private let subset: FontSubset

  /// So few that they come again between other words, from a cache.
  private var words: [(writing: Int, word: String.UnicodeScalarView)] = []

  package init(_ font: MadeFont, _ choices: inout Choices) {
    subset = font.subset
    for (number, writing) in subset.writings.enumerated() {
      for _ in 0..<choices.number(3...8) {
        words.append((number, word(writing, &choices)))
      }
    }
  }

  /// Enough text of each writing, read alone and with numbers, for a cache to prove what it may keep.
  package var proofs: [String] {
    subset.writings.flatMap { writing -> [String] in
      let letters = writing.letters.filter(subset.letters.contains)
      let word = String(String.UnicodeScalarView(letters))
      // Each letter alone as well, as faces may differ in what they have.
      return ([word, word + " 123"] + letters.map { String($0) }).map {
        String(repeating: $0 + " ", count: 1 + 600 / ($0.utf8.count + 1))
      }
    }
  }

  private func word(
    _ writing: FontAlphabet.Writing, _ choices: inout Choices
  ) -> String.UnicodeScalarView {
    let letters = writing.letters.filter(subset.letters.contains)
    var pool = letters + letters + letters
    let isPlain = choices.percent(50)
    pool += subset.others.prefix(isPlain ? 1 : subset.others.count)
    if !isPlain {
      pool += writing.marks.filter(subset.marks.contains)
      if choices.percent(30) { pool.append(choices.element(FontAlphabet.characters)) }
    }
    var word = String.UnicodeScalarView()
    for _ in 0..<choices.element([0, 1, 1, 1, 2, 2, 3, 4, 5]) { word.append(choices.element(pool)) }
    return word
  }

  package func text(_ choices: inout Choices) -> String {
    var text = String.UnicodeScalarView()
    // Most texts are of one writing, so that they are one run.
    let writing = choices.percent(75) ? choices.number(0...subset.writings.count - 1) : nil
    let known = words.filter { writing == nil || $0.writing == writing }
    // HarfBuzz counts some things in a circle of 8 or 16.
    for _ in 0..<choices.number(choices.percent(10) ? 8...24 : 1...6) {
      let isKnown = choices.percent(70)
      let own = subset.writings[writing ?? choices.number(0...subset.writings.count - 1)]
      text.append(contentsOf: isKnown ? choices.element(known).word : word(own, &choices))
      if choices.percent(80) { text.append(" ") }
      if choices.percent(5) { text.append(contentsOf: "1\u{2044}2".unicodeScalars) }
    }
    return String(text)
  }
}
