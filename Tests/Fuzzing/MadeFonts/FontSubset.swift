/// The few characters and glyphs that the rules and the texts of one made font are about, so that
/// they meet.
struct FontSubset {
  let writings: [FontAlphabet.Writing]
  let letters: [Unicode.Scalar]
  let marks: [Unicode.Scalar]
  /// Digits, punctuation and what shaping treats in a way of its own.
  let others: [Unicode.Scalar]
  /// The glyphs of the rules, each as often as it is to come up.
  let glyphs: [Int]

  init(_ choices: inout Choices) {
    // Few at a time, so that most texts are one run.
    let latin = FontAlphabet.writings[0]
    let others = (0..<choices.element([0, 0, 1])).map { _ in choices.element(FontAlphabet.writings) }
    writings =
      (choices.percent(50) ? [latin] : [choices.element(FontAlphabet.writings)]) + others
    letters = writings.flatMap { choices.some($0.letters, 2...4) }
    marks = writings.flatMap { choices.some($0.marks, 0...2) }
    self.others =
      choices.some(FontAlphabet.digits, 0...2) + choices.some(FontAlphabet.punctuation, 0...2)
      + choices.some(FontAlphabet.specials, 0...3)
    let space = Array(repeating: 1, count: choices.number(0...4))
    let alternates = choices.some(FontAlphabet.alternates, 1...3)
    let shared = (letters + letters + marks + self.others).map(FontAlphabet.glyph)
    glyphs = shared + space + alternates + (choices.percent(20) ? [0] : [])
  }
}
