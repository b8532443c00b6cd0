/// The lines that were made of one face.
struct RememberedLines {
  private var cache = RecentCache<RememberedLine.Key, RememberedLine>()
  /// More lines than that do not find room, so if so many are new none is likely to come again.
  private var repetition = Repetition(most: 4000)

  var byteCount: Int { cache.byteCount }

  /// A line that is made of a text, or the key to keep it by if it was met before.
  mutating func line(
    _ text: String, _ style: ShapingStyle, _ shaping: Shaping, _ direction: WritingDirection,
    limit: Int
  ) -> (known: RememberedLine?, key: RememberedLine.Key?) {
    guard repetition.isLikely() else { return (nil, nil) }
    let key = RememberedLine.Key(text, style, shaping, direction)
    let known = cache.value(key, limit: limit)
    repetition.note(known != nil)
    return (known, known != nil || cache.meet(key) ? key : nil)
  }

  mutating func keep(_ line: RememberedLine, _ key: RememberedLine.Key, limit: Int) {
    cache.keep(line, key, limit: limit)
  }
}

extension FontFace {
  /// What a line is made of: what is remembered, or made now.
  func lineContent(
    _ text: String, _ font: Font, _ shaping: Shaping, _ direction: WritingDirection
  ) -> LineContent {
    let limit = cacheLimit
    // With tracking a line depends on its size, and with ranges of features on more than its text.
    guard limit > 0, font.tracking == 0, text.utf8.count <= RememberedLine.longest,
      font.style.isUniform
    else { return .make(text, font, shaping, direction) }
    let style = font.style
    let (known, key) = lines.withItem(for: (), make: { _ in RememberedLines() }) {
      $0.line(text, style, shaping, direction, limit: limit)
    }
    // What may be an emoji may be set in another face if the font has others.
    func dependsOnFallbacks(_ content: LineContent) -> Bool {
      content.mayHavePresentation && font.ordersFacesByPresentation
    }
    if let known, !dependsOnFallbacks(known.content),
      known.holds(text, font, shaping, direction)
    {
      return known.content
    }
    let content = LineContent.make(text, font, shaping, direction)
    if let key, content.isOfFirstFace, !dependsOnFallbacks(content) {
      let line = RememberedLine(text, font, shaping, direction, content)
      lines.withItem(for: (), make: { _ in RememberedLines() }) {
        $0.keep(line, key, limit: limit)
      }
    }
    return content
  }
}
