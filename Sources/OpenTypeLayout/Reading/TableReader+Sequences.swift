/// What the numbers of a sequence rule stand for.
enum SequenceElements {
  case glyphs
  /// Classes of a class definition.
  case classes(ClassDefinition)
  /// Offsets of coverages from a subtable.
  case coverages(Int)
}

extension TableReader {
  /// The elements of the three parts of a sequence.
  private struct Parts {
    let backtrack: SequenceElements
    let input: SequenceElements
    let lookahead: SequenceElements
  }

  /// Reads a contextual subtable of `GSUB` or `GPOS` (OpenType, "Sequence Context Format 1" to
  /// "Chained Sequence Context Format 3").
  ///
  /// - Parameter isChained: Whether rules have glyphs before and after the input.
  mutating func readSequences(
    _ subtable: Int, isChained: Bool, into rules: inout [Rule]
  ) throws(LayoutTableError) {
    switch try word(subtable) {
    case 1:
      let coverage = try coverage(of: subtable)
      let ruleSets = try array(subtable + 4)
      guard ruleSets.count == coverage.count else { throw .damaged(offset: subtable + 4) }
      let parts = Parts(backtrack: .glyphs, input: .glyphs, lookahead: .glyphs)
      for (glyph, ruleSet) in zip(coverage.glyphs, ruleSets) where ruleSet != 0 {
        try readRuleSet(
          subtable + Int(ruleSet), isChained: isChained, first: single(glyph), parts, into: &rules)
      }
    case 2: try readClassSequences(subtable, isChained: isChained, into: &rules)
    case 3:
      let elements = SequenceElements.coverages(subtable)
      let parts = Parts(backtrack: elements, input: elements, lookahead: elements)
      rules.append(try sequence(subtable + 2, isChained: isChained, first: nil, parts))
    default: throw .unsupported(offset: subtable)
    }
  }

  private mutating func readClassSequences(
    _ subtable: Int, isChained: Bool, into rules: inout [Rule]
  ) throws(LayoutTableError) {
    let coverage = try coverage(
      UInt16(word(subtable + 2)), from: subtable, isIndexed: false)
    let input = try classDefinition(word(subtable + (isChained ? 6 : 4)), from: subtable)
    let parts = Parts(
      backtrack: isChained
        ? .classes(try classDefinition(word(subtable + 4), from: subtable)) : .glyphs,
      input: .classes(input),
      lookahead: isChained
        ? .classes(try classDefinition(word(subtable + 8), from: subtable)) : .glyphs)
    let ruleSets = try array(subtable + (isChained ? 10 : 6))
    // A class without a set has no rules, and neither has one whose set has no offset.
    for (glyphClass, ruleSet) in ruleSets.enumerated() where ruleSet != 0 {
      let glyphs = input.glyphs(UInt16(glyphClass))
      try budget.spend(reads: coverage.pageCount + glyphs.pageCount)
      let first = coverage.intersection(glyphs)
      try budget.spend(bytes: first.byteCount)
      try readRuleSet(
        subtable + Int(ruleSet), isChained: isChained, first: first, parts, into: &rules)
    }
  }

  private mutating func readRuleSet(
    _ ruleSet: Int, isChained: Bool, first: GlyphSet, _ parts: Parts, into rules: inout [Rule]
  ) throws(LayoutTableError) {
    for rule in try array(ruleSet) {
      let rule = try place(rule, from: ruleSet)
      rules.append(try sequence(rule, isChained: isChained, first: first, parts))
    }
  }

  /// Reads a rule.
  ///
  /// - Parameter first: The glyphs that the input may begin with; nil if they are read as well.
  private mutating func sequence(
    _ offset: Int, isChained: Bool, first: GlyphSet?, _ parts: Parts
  ) throws(LayoutTableError) -> Rule {
    var offset = offset
    let backtrack = isChained ? try nextArray(&offset) : []
    let inputCount = try next(&offset)
    guard inputCount > 0 else { throw .damaged(offset: offset - 2) }
    var nestedCount = isChained ? 0 : try next(&offset)
    let input = try nextWords(&offset, count: first == nil ? inputCount : inputCount - 1)
    let lookahead = isChained ? try nextArray(&offset) : []
    if isChained { nestedCount = try next(&offset) }
    var nested: [NestedLookup] = []
    for _ in 0..<nestedCount {
      let (position, lookup) = try (next(&offset), next(&offset))
      guard position < inputCount, lookup < lookupCount else { throw .damaged(offset: offset - 4) }
      nested.append(NestedLookup(position: position, lookup: lookup))
    }
    let rule = try SequenceRule(
      backtrack: sets(backtrack, parts.backtrack),
      input: (first.map { [$0] } ?? []) + sets(input, parts.input),
      lookahead: sets(lookahead, parts.lookahead), nested: nested)
    try budget.spend(bytes: rule.byteCount)
    return try keep(.sequence(rule))
  }

  /// The glyphs that each number stands for.
  mutating func sets(
    _ numbers: [UInt16], _ elements: SequenceElements
  ) throws(LayoutTableError) -> [GlyphSet] {
    var sets: [GlyphSet] = []
    for number in numbers {
      switch elements {
      case .glyphs: sets.append(try single(number))
      case .classes(let definition): sets.append(definition.glyphs(number))
      case .coverages(let subtable):
        sets.append(try coverage(number, from: subtable, isIndexed: false))
      }
    }
    return sets
  }

  private mutating func next(_ offset: inout Int) throws(LayoutTableError) -> Int {
    defer { offset += 2 }
    return try word(offset)
  }

  private mutating func nextWords(
    _ offset: inout Int, count: Int
  ) throws(LayoutTableError) -> [UInt16] {
    defer { offset += 2 * count }
    return try words(offset, count: count)
  }

  private mutating func nextArray(_ offset: inout Int) throws(LayoutTableError) -> [UInt16] {
    let count = try next(&offset)
    return try nextWords(&offset, count: count)
  }
}

extension SequenceRule {
  /// About how many bytes the arrays take.
  var byteCount: Int {
    4 * 32 + (backtrack.count + input.count + lookahead.count) * MemoryLayout<GlyphSet>.stride
      + nested.count * MemoryLayout<NestedLookup>.stride
  }
}
