/// Short texts of one writing system, with some capitals, digits and punctuation; none comes twice.
struct Sentences<Source: Words>: SampleTexts {
  private let system: WritingSystem
  private let lengths: ClosedRange<Int>
  private let punctuation: [String]
  private var words: Source
  private var random: SplitMix64
  private var seen: Set<String> = []

  init(_ system: WritingSystem, of words: Source, lengths: ClosedRange<Int> = 2...5, seed: UInt64) {
    self.system = system
    self.lengths = lengths
    self.words = words
    punctuation = system.punctuation
    random = SplitMix64(seed: seed)
  }

  mutating func next() -> SampleText {
    var sentence = makeSentence()
    while !seen.insert(sentence).inserted { sentence = makeSentence() }
    var text = SampleText()
    text.append(sentence, system)
    return text
  }

  private mutating func makeSentence() -> String {
    let count = random.number(in: lengths)
    var sentence = ""
    for index in 0..<count {
      if index > 0 { sentence += system.separator }
      sentence += word(isFirst: index == 0)
      let chance = index == count - 1 ? 3 : 8
      if !punctuation.isEmpty, random.onceIn(chance) { sentence += random.pick(punctuation) }
    }
    return sentence
  }

  private mutating func word(isFirst: Bool) -> String {
    guard system == .latin else { return words.next() }
    if random.onceIn(20) {
      return String(random.onceIn(2) ? random.number(in: 1990...2030) : random.number(in: 1...99))
    }
    let word = words.next()
    return random.onceIn(isFirst ? 2 : 12) ? word.prefix(1).uppercased() + word.dropFirst() : word
  }
}
