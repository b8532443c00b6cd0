/// What a line was made of, and all that decided it besides the face.
struct RememberedLine: Measurable {
  /// The longest text that is kept, in bytes.
  static let longest = 1024

  private let text: String
  private let style: ShapingStyle
  private let shaping: Shaping
  private let direction: WritingDirection
  let content: LineContent

  init(
    _ text: String, _ font: Font, _ shaping: Shaping, _ direction: WritingDirection,
    _ content: LineContent
  ) {
    self.text = text
    style = ShapingStyle(font)
    self.shaping = shaping
    self.direction = direction
    self.content = content
  }

  /// Whether it is what a line of another text, or in another font of the same face, is made of.
  ///
  /// Texts are the same only if their code points are: equal strings may differ in these.
  func holds(
    _ text: String, _ font: Font, _ shaping: Shaping, _ direction: WritingDirection
  ) -> Bool {
    self.shaping == shaping && self.direction == direction
      && self.text.hasCodePoints(of: text) && style.isStyle(of: font)
  }

  var byteCount: Int { 100 + text.utf8.count + content.byteCount }

  /// What tells lines of a face from most others.
  struct Key: MixedKey {
    let mixed: UInt64

    init(_ text: String, _ shaping: Shaping, _ direction: WritingDirection) {
      var hash = TextHash()
      hash.combine(text)
      hash.combine(shaping == .simple ? 1 : 0)
      hash.combine(direction == .natural ? 0 : direction == .leftToRight ? 1 : 2)
      mixed = hash.value
    }
  }
}

extension FontFace {
  /// What a line is made of: what is remembered, or made now.
  func lineContent(
    _ text: String, _ font: Font, _ shaping: Shaping, _ direction: WritingDirection,
    make: () -> LineContent
  ) -> LineContent {
    // With tracking a line depends on its size, and with ranges of features on more than its text.
    guard cacheLimit > 0, font.tracking == 0, text.utf8.count <= RememberedLine.longest,
      font.features.allSatisfy({ $0.range == nil })
    else { return make() }
    let key = RememberedLine.Key(text, shaping, direction)
    let (known, isMetAgain) = lines.withItem(for: (), make: { _ in .init() }) { lines in
      let known = lines.value(key, limit: cacheLimit)
        .flatMap { $0.holds(text, font, shaping, direction) ? $0.content : nil }
      return (known, known == nil && lines.meet(key))
    }
    if let known { return known }
    let content = make()
    if isMetAgain, content.isOfFirstFace {
      let line = RememberedLine(text, font, shaping, direction, content)
      lines.withItem(for: (), make: { _ in .init() }) { $0.keep(line, key, limit: cacheLimit) }
    }
    return content
  }
}
