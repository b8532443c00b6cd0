/// Texts of one length in characters, put together from other texts of one writing system.
struct LongTexts<Parts: SampleTexts>: SampleTexts {
  private let length: Int
  private let system: WritingSystem
  private var parts: Parts

  init(_ length: Int, _ system: WritingSystem, of parts: Parts) {
    self.length = length
    self.system = system
    self.parts = parts
  }

  mutating func next() -> SampleText {
    var string = ""
    var count = 0
    while count < length {
      let part = parts.next().string + system.separator
      string += part
      count += part.count
    }
    var text = SampleText()
    text.append(String(string.dropLast(count - length)), system)
    return text
  }
}
