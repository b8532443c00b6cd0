/// How made-up text is written: the parts of its syllables and what stands between words.
enum WritingSystem: Sendable {
  case latin, vietnamese, cyrillic, greek, arabic, hebrew, devanagari, thai
  case chinese, kanji, hiragana, katakana, korean, emoji

  var isRightToLeft: Bool { self == .arabic || self == .hebrew }

  /// What stands between two words.
  var separator: String {
    switch self {
    case .chinese, .kanji, .hiragana, .katakana: ""
    default: " "
    }
  }

  /// The most syllables that are written as one word.
  var longestWord: Int { self == .vietnamese ? 1 : 4 }

  /// What begins a syllable.
  var onsets: [String] {
    switch self {
    case .latin:
      [
        "", "", "b", "br", "c", "ch", "d", "f", "fl", "g", "h", "j", "k", "l", "m", "n", "p", "pr",
        "qu", "r", "s", "st", "t", "th", "tr", "v", "w", "y",
      ]
    case .vietnamese:
      [
        "b", "c", "ch", "d", "đ", "g", "gi", "h", "kh", "l", "m", "n", "ng", "nh", "ph", "s", "t",
        "th", "tr", "v", "x",
      ]
    case .cyrillic: "бвгджзклмнпрстфхчш".map(String.init) + ["", "", "пр", "ст", "тр"]
    case .greek: "βγδζθκλμνπρστφχ".map(String.init) + ["", "", "πρ", "στ"]
    case .arabic: "بتثجحخدذرزسشصضطظعغفقكلمنهوي".map(String.init)
    case .hebrew: "אבגדהוזחטיכלמנסעפצקרשת".map(String.init)
    case .devanagari:
      "कखगघचछजझटठडढणतथदधनपफबभमयरलवशषसह".map(String.init) + ["क्ष", "त्र", "स्त", "प्र", "र्म"]
    case .thai: "กขคงจชดตถทนบปผพมยรลวสหอ".map(String.init) + ["เก", "เร", "แบ", "โม", "ใส", "ปร"]
    case .chinese: "世中位你入全占号名好字密引户手搜文本机标测点用界码索角试请输".map(String.init)
    case .kanji: "設定文字入力検索保存表示開始終了日本語画面印刷編集新規作成名前今月料金変更".map(String.init)
    case .hiragana: "あいうえおかきくけこさしすせそたちつてとなにのはひふほまみむめもやゆよらりるれろをん".map(String.init)
    case .katakana: "アイウエオカキクコサシスセソタチテトナニノハフホマミムメモラリルレロデドバビプペ".map(String.init)
    case .korean:
      "가나다라마바사아자하고노도로모보소오조기니리미비시이지구무부수우주한국설정문서간검색글중인동장전".map(String.init)
    case .emoji: ["😀", "👍", "👍🏽", "👨‍👩‍👧‍👦", "🇫🇷", "🇨🇳", "❤️", "1️⃣", "☁️"]
    }
  }

  /// What its middle is.
  var vowels: [String] {
    switch self {
    case .latin: ["a", "a", "e", "e", "i", "i", "o", "o", "u", "ai", "ea", "ou", "é"]
    case .vietnamese:
      [
        "a", "á", "à", "ả", "ã", "ạ", "ă", "ắ", "ặ", "â", "ấ", "ầ", "ậ", "e", "é", "ê", "ế", "ề",
        "ệ", "i", "í", "ì", "o", "ó", "ọ", "ô", "ố", "ồ", "ộ", "ơ", "ớ", "ờ", "ợ", "u", "ú", "ụ",
        "ư", "ứ", "ừ", "ự", "ươ", "iế", "uô",
      ]
    case .cyrillic: ["а", "а", "е", "е", "и", "о", "о", "у", "ы", "я", "ю", "й"]
    case .greek: ["α", "α", "ε", "η", "ι", "ο", "ο", "υ", "ω", "ά", "έ", "ί", "ό", "ου"]
    case .arabic: ["", "", "ا", "و", "ي"]
    case .devanagari: ["", "", "ा", "ि", "ी", "ु", "े", "ो"]
    case .thai: ["", "า", "า", "ิ", "ี", "ุ", "ะ", "ั", "่", "้า", "ี่", "ำ"]
    case .hebrew, .chinese, .kanji, .hiragana, .katakana, .korean, .emoji: [""]
    }
  }

  /// What ends it.
  var codas: [String] {
    switch self {
    case .latin: ["", "", "", "n", "r", "s", "t", "l", "nd", "st", "ff", "ng"]
    case .devanagari: ["", "", "", "ं"]
    case .vietnamese: ["", "", "", "c", "m", "n", "ng", "nh", "t"]
    case .cyrillic: ["", "", "", "й", "н", "р", "ст", "т", "ь"]
    case .greek: ["", "", "", "ν", "ρ"]
    case .thai: ["", "", "ก", "ง", "น", "ม", "ร"]
    case .katakana: ["", "", "", "ー", "ン", "ッ"]
    case .arabic, .hebrew, .chinese, .kanji, .hiragana, .korean, .emoji: [""]
    }
  }

  /// What stands after a word that ends a part of a sentence.
  var punctuation: [String] {
    switch self {
    case .latin: [",", ",", ".", "?", "!", ";", ":"]
    case .arabic: ["،", "؟", "."]
    case .devanagari: [",", "।"]
    case .chinese: ["，", "。"]
    default: []
    }
  }
}
