import OpenTypeLayout
import TestSupport
import Testing

/// What fontTools reads from the bundled fonts.
struct GoldenLookupTests {
  @Test(
    "Every lookup of the bundled fonts reads as fontTools has it",
    arguments: try Golden.lookups.tables)
  func lookups(_ golden: LookupsGolden.Table) throws {
    let bytes = try #require(try FontBytes(golden.font).table(golden.table))
    let table = try LayoutTable(bytes, golden.table == "GSUB" ? .substitution : .positioning)
    #expect(
      table.featureTags == Set(golden.features.map { $0.utf8.reduce(0) { $0 << 8 | UInt32($1) } }))
    #expect(table.lookupCount == golden.lookups.count)
    var budget = ReadingBudget()
    for (index, expected) in golden.lookups.enumerated() {
      #expect(try LookupsGolden.Lookup(table.lookup(index, &budget)) == expected, "\(index)")
    }
  }
}

extension LookupsGolden.Lookup {
  /// Sums up a lookup that was read.
  fileprivate init(_ lookup: Lookup) {
    var (first, other) = (GlyphSet(), GlyphSet())
    var around = [0, 0]
    var nested: Set<Int> = []
    func add(_ rule: SequenceRule) {
      first.formUnion(rule.input[0])
      for set in rule.backtrack + rule.input.dropFirst() + rule.lookahead {
        around = zip(around, set.sums).map(+)
      }
      nested.formUnion(rule.nested.map(\.lookup))
    }
    for rule in lookup.rules {
      switch rule {
      case .single(let from, let to), .multiple(let from, let to, _), .alternate(let from, let to),
        .attachment(let from, let to):
        first.formUnion(from)
        other.formUnion(to)
      case .ligature(let components, let glyph):
        first.insert(components[0])
        other.insert(glyph)
      case .sequence(let rule): add(rule)
      case .reverse(let rule, let to):
        add(rule)
        other.formUnion(to)
      case .adjustment(let glyphs), .cursive(let glyphs): first.formUnion(glyphs)
      case .pair(let rule):
        first.formUnion(rule.first)
        other.formUnion(rule.second)
      }
    }
    self.init(
      type: Int(lookup.type), flags: Int(lookup.flags.rawValue),
      filter: lookup.flags.markFilteringSet.map(Int.init), rules: lookup.rules.count,
      first: first.sums, other: other.sums, around: around, nested: nested.sorted())
  }
}

extension GlyphSet {
  /// How many glyphs there are, and the sum of their IDs.
  fileprivate var sums: [Int] { [count, glyphs.reduce(0) { $0 + Int($1) }] }
}
