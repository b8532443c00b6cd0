/// How made-up text is written: the parts of its syllables and what stands between words.
enum WritingSystem: Sendable {
  case latin, arabic, hebrew, devanagari, chinese, emoji

  var isRightToLeft: Bool { self == .arabic || self == .hebrew }

  /// What stands between two words.
  var separator: String { self == .chinese ? "" : " " }

  /// What begins a syllable.
  var onsets: [String] {
    switch self {
    case .latin:
      [
        "", "", "b", "br", "c", "ch", "d", "f", "fl", "g", "h", "j", "k", "l", "m", "n", "p", "pr",
        "qu", "r", "s", "st", "t", "th", "tr", "v", "w", "y",
      ]
    case .arabic: "بتثجحخدذرزسشصضطظعغفقكلمنهوي".map(String.init)
    case .hebrew: "אבגדהוזחטיכלמנסעפצקרשת".map(String.init)
    case .devanagari:
      "कखगघचछजझटठडढणतथदधनपफबभमयरलवशषसह".map(String.init) + ["क्ष", "त्र", "स्त", "प्र", "र्म"]
    case .chinese: "世中位你入全占号名好字密引户手搜文本机标测点用界码索角试请输".map(String.init)
    case .emoji: ["😀", "👍", "👍🏽", "👨‍👩‍👧‍👦", "🇫🇷", "🇨🇳", "❤️", "1️⃣", "☁️"]
    }
  }

  /// What its middle is.
  var vowels: [String] {
    switch self {
    case .latin: ["a", "a", "e", "e", "i", "i", "o", "o", "u", "ai", "ea", "ou", "é"]
    case .arabic: ["", "", "ا", "و", "ي"]
    case .devanagari: ["", "", "ा", "ि", "ी", "ु", "े", "ो"]
    case .hebrew, .chinese, .emoji: [""]
    }
  }

  /// What ends it.
  var codas: [String] {
    switch self {
    case .latin: ["", "", "", "n", "r", "s", "t", "l", "nd", "st", "ff", "ng"]
    case .devanagari: ["", "", "", "ं"]
    case .arabic, .hebrew, .chinese, .emoji: [""]
    }
  }

  /// What stands after a word that ends a part of a sentence.
  var punctuation: [String] {
    switch self {
    case .latin: [",", ",", ".", "?", "!", ";", ":"]
    case .arabic: ["،", "؟", "."]
    case .devanagari: [",", "।"]
    case .chinese: ["，", "。"]
    case .hebrew, .emoji: []
    }
  }
}
