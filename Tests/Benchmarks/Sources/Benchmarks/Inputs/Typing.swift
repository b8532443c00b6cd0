/// A text that one letter after another is typed into.
struct Typing {
  struct Step {
    let text: SampleText
    /// Where the caret stands after the letter.
    let caret: String.Index
  }

  private var before: String
  private let after: String
  private var random = SplitMix64(seed: 90)

  /// Types at the end of a text, or in its middle.
  init(_ text: String, atEnd: Bool) {
    let place = atEnd ? text.endIndex : text.index(text.startIndex, offsetBy: text.count / 2)
    before = String(text[..<place])
    after = String(text[place...])
  }

  mutating func next(_ count: Int) -> [Step] { (0..<count).map { _ in next() } }

  private mutating func next() -> Step {
    before += random.onceIn(6) ? " " : random.pick(["a", "e", "i", "n", "o", "r", "s", "t"])
    var text = SampleText()
    text.append(before + after, .latin)
    let caret = text.string.utf8.index(text.string.startIndex, offsetBy: before.utf8.count)
    return Step(text: text, caret: caret)
  }
}
