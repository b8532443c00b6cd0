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
    // Few at a time, so that most texts are one run; often so few that most rules meet.
    let isTiny = choices.percent(60)
    let latin = FontAlphabet.writings[0]
    let second = (0..<(isTiny ? 0 : choices.number(0...1))).map { _ in
      choices.element(FontAlphabet.writings)
    }
    writings = [choices.percent(50) ? latin : choices.element(FontAlphabet.writings)] + second
    letters = writings.flatMap { choices.some($0.letters, isTiny ? 1...2 : 2...4) }
    marks = writings.flatMap { choices.some($0.marks, isTiny ? 0...1 : 0...2) }
    let most = isTiny ? 1 : 3
    others = choices.some(
      FontAlphabet.digits + FontAlphabet.punctuation + FontAlphabet.specials, 0...most)
    let space = Array(repeating: 1, count: choices.number(0...(isTiny ? 2 : 4)))
    let alternates = choices.some(FontAlphabet.alternates, 1...most)
    let shared = (letters + letters + marks + others).map(FontAlphabet.glyph)
    glyphs = shared + space + alternates + (choices.percent(10) ? [0] : [])
  }
}
