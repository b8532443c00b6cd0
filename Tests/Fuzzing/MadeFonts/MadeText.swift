/// Random texts of the characters that the rules of a made font are about.
package struct MadeText {
  private let subset: FontSubset

  package init(_ font: MadeFont) { subset = font.subset }

  /// Enough text of each writing, read alone, for a cache to prove what it may keep.
  package var proofs: [String] {
    subset.writings.flatMap { writing -> [String] in
      let letters = writing.letters.filter(subset.letters.contains)
      let word = String(String.UnicodeScalarView(letters))
      return [String(repeating: word + " ", count: 700 / (word.utf8.count + 1))]
    } + [String(repeating: "1 ", count: 350)]
  }

  package func text(_ choices: inout Choices) -> String {
    var text = String.UnicodeScalarView()
    // Most texts are of one writing, so that they are one run.
    let writing = choices.percent(75) ? choices.element(subset.writings) : nil
    let letters = writing.map { $0.letters.filter(subset.letters.contains) } ?? subset.letters
    let marks = writing.map { $0.marks.filter(subset.marks.contains) } ?? subset.marks
    let isPlain = choices.percent(50)
    var pool = letters + letters + letters
    pool += subset.others.prefix(isPlain ? 2 : subset.others.count)
    if !isPlain { pool += marks + [choices.element(FontAlphabet.characters)] }
    for _ in 0..<choices.number(1...5) {
      for _ in 0..<choices.number(0...5) { text.append(choices.element(pool)) }
      if choices.percent(70) { text.append(" ") }
      if !isPlain, choices.percent(10) { text.append(contentsOf: "1\u{2044}2".unicodeScalars) }
    }
    return String(text)
  }
}
