/// Short labels such as “Account 12”: the same ones in every round, each time in another order.
struct LabelTexts: SampleTexts {
  static let count = 10_000

  private(set) var texts: [SampleText] = []
  private var position = 0
  private var random = SplitMix64(seed: 130)
  private let systems: [WritingSystem]
  private var words: [ZipfWords]

  /// - Parameters:
  ///   - systems: What the words of the language are written in.
  ///   - numberFace: The face of a font's list that has digits.
  init(_ systems: [WritingSystem], numberFace: Int) {
    self.systems = systems
    words = systems.map { ZipfWords($0, seed: 131) }
    var seen: Set<String> = []
    while texts.count < Self.count {
      let text = makeLabel(numberFace)
      if seen.insert(text.string).inserted { texts.append(text) }
    }
  }

  mutating func next() -> SampleText {
    if position == 0 { texts.shuffle(using: &random) }
    defer { position = (position + 1) % Self.count }
    return texts[position]
  }

  /// One to three words, and in 60 % of all labels a number, mostly behind them.
  private mutating func makeLabel(_ numberFace: Int) -> SampleText {
    let count = random.number(in: 1...3)
    let drawn = (0..<count).map { _ in random.number(in: 0...systems.count - 1) }
    let place = random.onceIn(3) ? random.number(in: 0...count) : count
    let hasNumber = random.number(in: 1...5) <= 3
    var text = SampleText()
    for index in 0...count {
      // A number and a space have the script of what stands before them, or else behind them.
      let before = systems[drawn[max(index - 1, 0)]]
      if hasNumber, index == place {
        if index > 0 { text.append(before.separator, before) }
        text.append(makeNumber(), before, isRightToLeft: false, face: numberFace)
      }
      guard index < count else { break }
      if !text.string.isEmpty { text.append(before.separator, before) }
      let word = words[drawn[index]].next()
      text.append(
        index == 0 ? word.prefix(1).uppercased() + word.dropFirst() : word, systems[drawn[index]])
    }
    return text
  }

  private mutating func makeNumber() -> String {
    String(random.number(in: 1...random.pick([9, 99, 999, 9999])))
  }
}
