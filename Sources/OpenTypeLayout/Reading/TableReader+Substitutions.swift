extension TableReader {
  /// Reads a subtable of `GSUB` (OpenType, "GSUB — Glyph Substitution Table").
  mutating func readSubstitution(
    _ subtable: Int, type: Int, into rules: inout [Rule]
  ) throws(LayoutTableError) {
    switch type {
    case 1: rules.append(try single(subtable))
    case 2:
      let (from, to, deletes) = try replacements(subtable)
      rules.append(.multiple(from: from, to: to, deletes: deletes))
    case 3:
      let (from, to, _) = try replacements(subtable)
      rules.append(.alternate(from: from, to: to))
    case 4: try readLigatures(subtable, into: &rules)
    case 5: try readSequences(subtable, isChained: false, into: &rules)
    case 6: try readSequences(subtable, isChained: true, into: &rules)
    case 8: rules.append(try reverse(subtable))
    default: throw .unsupported(offset: subtable)
    }
  }

  private mutating func single(_ subtable: Int) throws(LayoutTableError) -> Rule {
    let from = try coverage(of: subtable)
    switch try word(subtable) {
    case 1:
      let delta = UInt16(try word(subtable + 4))
      try budget.spend(reads: from.count)
      return try keep(.single(from: from, to: set(from.glyphs.map { $0 &+ delta })))
    case 2:
      let to = try array(subtable + 4)
      guard to.count == from.count else { throw .damaged(offset: subtable + 4) }
      return try keep(.single(from: from, to: set(to)))
    default: throw .unsupported(offset: subtable)
    }
  }

  /// What a subtable has for each glyph that it covers: the glyphs of a sequence or alternatives.
  private mutating func replacements(
    _ subtable: Int
  ) throws(LayoutTableError) -> (from: GlyphSet, to: GlyphSet, haveEmpty: Bool) {
    guard try word(subtable) == 1 else { throw .unsupported(offset: subtable) }
    let from = try coverage(of: subtable)
    let offsets = try array(subtable + 4)
    guard offsets.count == from.count else { throw .damaged(offset: subtable + 4) }
    var (to, haveEmpty) = (GlyphSet(), false)
    for offset in offsets {
      let glyphs = try array(place(offset, from: subtable))
      if glyphs.isEmpty { haveEmpty = true }
      for glyph in glyphs { to.insert(glyph) }
    }
    try budget.spend(bytes: to.byteCount)
    try budget.spend(rules: 1)
    return (from, to, haveEmpty)
  }

  private mutating func readLigatures(
    _ subtable: Int, into rules: inout [Rule]
  ) throws(LayoutTableError) {
    guard try word(subtable) == 1 else { throw .unsupported(offset: subtable) }
    let from = try coverage(of: subtable)
    let sets = try array(subtable + 4)
    guard sets.count == from.count else { throw .damaged(offset: subtable + 4) }
    for (first, set) in zip(from.glyphs, sets) {
      let set = try place(set, from: subtable)
      for ligature in try array(set) {
        let ligature = try place(ligature, from: set)
        let (glyph, count) = try (word(ligature), word(ligature + 2))
        guard count > 0 else { throw .damaged(offset: ligature + 2) }
        let components = try [first] + words(ligature + 4, count: count - 1)
        try budget.spend(bytes: 32 + 2 * components.count)
        rules.append(try keep(.ligature(components: components, glyph: UInt16(glyph))))
      }
    }
  }

  private mutating func reverse(_ subtable: Int) throws(LayoutTableError) -> Rule {
    guard try word(subtable) == 1 else { throw .unsupported(offset: subtable) }
    let from = try coverage(of: subtable)
    let backtrack = try array(subtable + 4)
    let lookahead = try array(subtable + 6 + 2 * backtrack.count)
    let to = try array(subtable + 8 + 2 * (backtrack.count + lookahead.count))
    guard to.count == from.count else { throw .damaged(offset: subtable) }
    let elements = SequenceElements.coverages(subtable)
    let rule = try SequenceRule(
      backtrack: sets(backtrack, elements), input: [from], lookahead: sets(lookahead, elements),
      nested: [])
    try budget.spend(bytes: rule.byteCount)
    return try keep(.reverse(rule, to: set(to)))
  }
}

extension TableReader {
  /// Pays for a rule.
  mutating func keep(_ rule: Rule) throws(LayoutTableError) -> Rule {
    try budget.spend(rules: 1)
    return rule
  }

  /// A set of glyphs that is paid for.
  private mutating func set(_ glyphs: [UInt16]) throws(LayoutTableError) -> GlyphSet {
    let set = GlyphSet(glyphs)
    try budget.spend(bytes: set.byteCount)
    return set
  }
}
