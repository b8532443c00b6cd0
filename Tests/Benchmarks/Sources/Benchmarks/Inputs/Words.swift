/// Where the words of a made-up text come from.
protocol Words {
  mutating func next() -> String
}

/// Words that never come twice but by chance.
struct FreshWords: Words {
  private let onsets: [String]
  private let vowels: [String]
  private let codas: [String]
  private var random: SplitMix64

  init(_ system: WritingSystem, seed: UInt64) {
    onsets = system.onsets
    vowels = system.vowels
    codas = system.codas
    random = SplitMix64(seed: seed)
  }

  mutating func next() -> String { word(of: random.number(in: 2...5)) }

  /// A word of some syllables.
  mutating func word(of syllables: Int) -> String {
    var word = ""
    for _ in 0..<syllables {
      word += random.pick(onsets) + random.pick(vowels) + random.pick(codas)
    }
    return word
  }
}

/// Words of a list of 2 000, drawn by Zipf's law: the second half as often as the first, and so on.
struct ZipfWords: Words {
  static let count = 2000

  private let list: [String]
  /// How much of all drawing falls on a word and those before it.
  private let shares: [Double]
  private var random: SplitMix64

  init(_ system: WritingSystem, seed: UInt64) {
    // The list is the same whatever the seed of the drawing is.
    var words = FreshWords(system, seed: 1)
    var lengths = SplitMix64(seed: 2)
    var seen: Set<String> = []
    var list: [String] = []
    while list.count < Self.count {
      let word = words.word(of: lengths.number(in: 1...system.longestWord))
      if seen.insert(word).inserted { list.append(word) }
    }
    self.list = list
    var sum = 0.0
    let sums = list.indices.map { rank in
      sum += 1 / Double(rank + 1)
      return sum
    }
    shares = sums.map { $0 / sum }
    random = SplitMix64(seed: seed)
  }

  mutating func next() -> String {
    let drawn = Double(random.next() >> 11) * 0x1p-53
    var (low, high) = (0, list.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if shares[middle] < drawn { low = middle + 1 } else { high = middle }
    }
    return list[low]
  }
}
