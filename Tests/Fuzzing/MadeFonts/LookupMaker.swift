/// Makes lookups of a layout table whose rules are random.
struct LookupMaker {
  enum Table { case substitution, positioning }

  let table: Table
  let glyphs: [Int]
  /// How many lookups the table has, for rules that apply others.
  let lookupCount: Int
  let hasGlyphClasses: Bool
  var choices: Choices

  mutating func lookup() -> TableNode {
    let isSubstitution = table == .substitution
    let type =
      isSubstitution
      ? choices.element([1, 1, 2, 2, 3, 4, 4, 4, 5, 6, 6, 8])
      : choices.element([1, 1, 2, 2, 2, 3, 4, 5, 6, 7, 8, 8])
    var subtables = (0..<choices.number(1...2)).map { _ in subtable(type) }
    let isExtended = choices.percent(10)
    let extensionType = isSubstitution ? 7 : 9
    if isExtended { subtables = subtables.map { [1, .word(type), .longOffset($0)] } }
    let flags = flags()
    return TableNode(
      TableNode.words([isExtended ? extensionType : type, flags]) + TableNode.list(subtables)
        + (flags & 0x10 == 0 ? [] : [.word(choices.number(0...1))]))
  }

  /// A lookup that does something to many glyphs, for rules that apply others.
  mutating func wideLookup() -> TableNode {
    let from = glyphSet(3...12)
    let subtable: TableNode
    if table == .substitution {
      let coverage = coverage(from)
      subtable = TableNode([2, coverage] + TableNode.array(from.map { _ in replacement() }))
    } else {
      subtable = TableNode([1, coverage(from), 4, .word(choices.number(1...150))])
    }
    return TableNode([1, 0] + TableNode.list([subtable]))
  }

  private mutating func flags() -> Int {
    guard choices.percent(hasGlyphClasses ? 40 : 10) else { return 0 }
    return choices.element([1, 2, 4, 8, 8, 8, 9, 10, 12, 0x10, 0x100, 0x200])
  }

  private mutating func subtable(_ type: Int) -> TableNode {
    switch (table, type) {
    case (.substitution, 1): single()
    case (.substitution, 2): sequences(0...3)
    case (.substitution, 3): sequences(1...3)
    case (.substitution, 4): ligatures()
    case (.substitution, 5): context(isChained: false)
    case (.substitution, 6): context(isChained: true)
    case (.substitution, _): reverse()
    case (.positioning, 1): adjustment()
    case (.positioning, 2): choices.percent(50) ? glyphPairs() : classPairs()
    case (.positioning, 3): cursive()
    case (.positioning, 4), (.positioning, 5), (.positioning, 6):
      attachment(toLigatures: type == 5, toMarks: type == 6)
    case (.positioning, 7): context(isChained: false)
    case (.positioning, _): context(isChained: true)
    }
  }

  // MARK: Glyphs

  private mutating func glyph() -> Int { choices.element(glyphs) }

  /// A glyph to replace others by: mostly one of a font's own.
  private mutating func replacement() -> Int {
    choices.percent(75) ? choices.element(glyphs) : choices.element(FontAlphabet.alternates)
  }

  private mutating func glyphSet(_ count: ClosedRange<Int>) -> [Int] {
    var set: Set<Int> = []
    for _ in 0..<choices.number(count) { set.insert(glyph()) }
    return set.sorted()
  }

  private mutating func coverage(_ glyphs: [Int]) -> TableNode.Item {
    if choices.percent(70) { return .offset(TableNode([1] + TableNode.array(glyphs))) }
    let ranges = glyphs.enumerated().flatMap { [$1, $1, $0] }
    return .offset(TableNode([2, .word(glyphs.count)] + TableNode.words(ranges)))
  }

  /// A definition of classes 0, 1 and 2.
  private mutating func classes() -> TableNode {
    let named = glyphSet(0...5)
    if let first = named.first, let last = named.last, choices.percent(30) {
      let classes = (first...last).map { named.contains($0) ? choices.number(0...2) : 0 }
      return TableNode([1, .word(first)] + TableNode.array(classes))
    }
    let ranges = named.flatMap { [$0, $0, choices.number(1...2)] }
    return TableNode([2, .word(named.count)] + TableNode.words(ranges))
  }

  // MARK: Substitutions

  private mutating func single() -> TableNode {
    let from = glyphSet(1...4)
    let coverage = coverage(from)
    if choices.percent(30) {
      return [1, coverage, .word(replacement() - from[0])]
    }
    return TableNode([2, coverage] + TableNode.array(from.map { _ in replacement() }))
  }

  private mutating func sequences(_ count: ClosedRange<Int>) -> TableNode {
    let from = glyphSet(1...3)
    let to = from.map { _ in
      TableNode(TableNode.array((0..<choices.number(count)).map { _ in replacement() }))
    }
    return TableNode([1, coverage(from)] + TableNode.list(to))
  }

  private mutating func ligatures() -> TableNode {
    let from = glyphSet(1...3)
    let sets = from.map { _ in
      let ligatures = (0..<choices.number(1...3)).map { _ in
        let rest = (0..<choices.element([0, 1, 1, 1, 2, 3])).map { _ in glyph() }
        return TableNode([.word(replacement()), .word(rest.count + 1)] + TableNode.words(rest))
      }
      return TableNode(TableNode.list(ligatures))
    }
    return TableNode([1, coverage(from)] + TableNode.list(sets))
  }

  private mutating func reverse() -> TableNode {
    let from = glyphSet(1...3)
    let parts = (0..<2).flatMap { _ in coverages(0...2) }
    return TableNode(
      [1, coverage(from)] + parts + TableNode.array(from.map { _ in replacement() }))
  }

  // MARK: Contexts

  private mutating func context(isChained: Bool) -> TableNode {
    let format = choices.number(1...3)
    if format == 3 {
      let input = coverages(1...3)
      let nested = nested(input.count - 1)
      if !isChained {
        return TableNode([3, input[0], .word(nested.count / 2)] + input.dropFirst() + nested)
      }
      return TableNode(
        [3] + coverages(0...2) + input + coverages(0...2) + [.word(nested.count / 2)] + nested)
    }
    let from = glyphSet(1...4)
    let sets = (0..<(format == 1 ? from.count : 3)).map { _ -> TableNode? in
      guard choices.percent(85) else { return nil }
      let rules = (0..<choices.number(1...2)).map { _ in
        rule(isChained: isChained, areClasses: format == 2)
      }
      return TableNode(TableNode.list(rules))
    }
    let definitions = (0..<(format == 1 ? 0 : isChained ? 3 : 1)).map { _ in
      TableNode.Item.offset(classes())
    }
    return TableNode([.word(format), coverage(from)] + definitions + TableNode.list(sets))
  }

  private mutating func rule(isChained: Bool, areClasses: Bool) -> TableNode {
    func places(_ choices: inout Choices, _ count: ClosedRange<Int>) -> [Int] {
      (0..<choices.number(count)).map { _ in
        areClasses ? choices.number(0...2) : choices.element(glyphs)
      }
    }
    let rest = places(&choices, 0...2)
    let nested = nested(rest.count + 1)
    let count = TableNode.Item.word(nested.count / 2)
    guard isChained else {
      return TableNode([.word(rest.count + 1), count] + TableNode.words(rest) + nested)
    }
    return TableNode(
      TableNode.array(places(&choices, 0...2)) + [.word(rest.count + 1)] + TableNode.words(rest)
        + TableNode.array(places(&choices, 0...2)) + [count] + nested)
  }

  private mutating func coverages(_ count: ClosedRange<Int>) -> [TableNode.Item] {
    let coverages = (0..<choices.number(count)).map { _ in coverage(glyphSet(1...4)) }
    return [.word(coverages.count)] + coverages
  }

  private mutating func nested(_ inputCount: Int) -> [TableNode.Item] {
    TableNode.words(
      (0..<choices.element([0, 1, 1, 1, 2])).flatMap { _ in
        [
          choices.number(0...inputCount - 1),
          choices.percent(50) ? lookupCount - 1 : choices.number(0...lookupCount - 1),
        ]
      })
  }

  // MARK: Positions

  private mutating func value(_ format: Int) -> [Int] {
    let isZero = choices.percent(25)
    return (0..<format.nonzeroBitCount).map { _ in isZero ? 0 : choices.number(-150...150) }
  }

  private mutating func adjustment() -> TableNode {
    let from = glyphSet(1...3)
    let format = choices.element([4, 4, 5, 1, 2])
    if choices.percent(50) {
      return TableNode([1, coverage(from), .word(format)] + TableNode.words(value(format)))
    }
    return TableNode(
      [2, coverage(from), .word(format), .word(from.count)]
        + TableNode.words(from.flatMap { _ in value(format) }))
  }

  private mutating func glyphPairs() -> TableNode {
    let from = glyphSet(1...3)
    let (first, second) = (choices.element([4, 4, 4, 5, 0]), choices.element([0, 0, 0, 4, 1]))
    let sets = from.map { _ in
      let seconds = glyphSet(1...3)
      let records = seconds.flatMap { [$0] + value(first) + value(second) }
      return TableNode([.word(seconds.count)] + TableNode.words(records))
    }
    return TableNode([1, coverage(from), .word(first), .word(second)] + TableNode.list(sets))
  }

  private mutating func classPairs() -> TableNode {
    let (first, second) = (choices.element([4, 4, 4, 5, 0]), choices.element([0, 0, 0, 4, 1]))
    let values = (0..<9).flatMap { _ in value(first) + value(second) }
    return TableNode(
      [2, coverage(glyphSet(1...4)), .word(first), .word(second)]
        + [.offset(classes()), .offset(classes()), 3, 3] + TableNode.words(values))
  }

  private mutating func anchor() -> TableNode.Item {
    guard choices.percent(85) else { return .offset(nil) }
    return .offset([1, .word(choices.number(-200...600)), .word(choices.number(-200...600))])
  }

  private mutating func cursive() -> TableNode {
    let from = glyphSet(1...4)
    let anchors = from.flatMap { _ in [anchor(), anchor()] }
    return TableNode([1, coverage(from), .word(from.count)] + anchors)
  }

  private mutating func attachment(toLigatures: Bool, toMarks: Bool) -> TableNode {
    let own = glyphs.filter { FontAlphabet.marks.contains($0) }
    let marks =
      own.isEmpty || choices.percent(25)
      ? glyphSet(1...3) : Array(Set(choices.some(own, 1...3))).sorted()
    let bases = toMarks && !own.isEmpty ? Array(Set(own)).sorted() : glyphSet(1...4)
    let markArray = TableNode([.word(marks.count)] + marks.flatMap { _ in [0, realAnchor()] })
    var baseArray: [TableNode.Item] = [.word(bases.count)]
    for _ in bases {
      baseArray.append(
        toLigatures ? .offset(TableNode([2, anchor(), anchor()])) : anchor())
    }
    return [
      1, coverage(marks), coverage(bases), 1, .offset(markArray), .offset(TableNode(baseArray)),
    ]
  }

  private mutating func realAnchor() -> TableNode.Item {
    .offset([1, .word(choices.number(-200...600)), .word(choices.number(-200...600))])
  }
}
