/// Kinds of text that an algorithm which is not linear would be slow on.
struct RepeatedPart {
  let name: String
  let font: SampleFont
  /// The text is as many of these as are asked for, with a number before them.
  let part: String

  static let all = [
    RepeatedPart(name: "one word without end", font: .dejaVuSans, part: "word"),
    RepeatedPart(name: "short words", font: .dejaVuSans, part: "word "),
    RepeatedPart(name: "spaces", font: .dejaVuSans, part: "    "),
    RepeatedPart(name: "tabs", font: .dejaVuSans, part: "\t\t\t\t"),
    RepeatedPart(name: "opening brackets", font: .dejaVuSans, part: "([{("),
    RepeatedPart(name: "Latin ligatures", font: .dejaVuSans, part: "ffi "),
    RepeatedPart(
      name: "marks on one letter", font: .dejaVuSans, part: "\u{301}\u{302}\u{303}\u{304}"),
    RepeatedPart(name: "turns of direction", font: .dejaVuSans, part: "ab אב "),
    RepeatedPart(name: "Arabic", font: .amiri, part: "سلام "),
    RepeatedPart(name: "Devanagari", font: .lohit, part: "क्षत्रि "),
    RepeatedPart(name: "Chinese", font: .microHei, part: "中文字号"),
    RepeatedPart(name: "missing glyphs", font: .lohit, part: "中文字号"),
    RepeatedPart(name: "emoji of many characters", font: .emoji, part: "👨‍👩‍👧‍👦"),
  ]

  func text(_ count: Int, number: Int) -> String {
    "\(number) " + String(repeating: part, count: count)
  }
}
