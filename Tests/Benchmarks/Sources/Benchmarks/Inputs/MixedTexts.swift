/// Short texts that begin in Latin and change direction at every part.
struct MixedTexts<Source: Words>: SampleTexts {
  private var latin: Source
  private var hebrew: Source
  private var arabic: Source
  private var random: SplitMix64

  init(seed: UInt64, words: (WritingSystem, UInt64) -> Source) {
    latin = words(.latin, seed)
    hebrew = words(.hebrew, seed + 1)
    arabic = words(.arabic, seed + 2)
    random = SplitMix64(seed: seed + 3)
  }

  mutating func next() -> SampleText {
    var text = SampleText()
    text.append(latin.next() + " ", .latin)
    for _ in 0..<random.number(in: 1...2) {
      // A space takes the script of what stands before it, and the direction of the line unless
      // both of its sides go the other way.
      let system = random.onceIn(2) ? WritingSystem.hebrew : .arabic
      text.append(phrase(system), system)
      text.append(" ", system, isRightToLeft: false)
      text.append(latin.next() + " ", .latin)
    }
    return text
  }

  private mutating func phrase(_ system: WritingSystem) -> String {
    let words = (0..<random.number(in: 1...2)).map { _ in
      system == .hebrew ? hebrew.next() : arabic.next()
    }
    return words.joined(separator: " ")
  }
}
