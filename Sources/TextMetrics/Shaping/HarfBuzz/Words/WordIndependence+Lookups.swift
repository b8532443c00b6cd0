#if Shaping
  extension WordIndependence {
    /// A lookup that is applied, by the plan or by a rule of another lookup.
    struct AppliedLookup {
      let index: Int
      let lookup: LayoutTable.Lookup
      let kind: Kind
      /// Whether it may be applied at a space.
      let meetsSpaces: Bool
      /// Whether a rule of another lookup applies it.
      var isNested = false
    }

    /// What the lookups of a type do.
    enum Kind: Equatable {
      case substitution, ligature, reverse
      case adjustment, pair, cursive, attachment
      case context(isChained: Bool)
      case unknown

      fileprivate init(_ lookup: LayoutTable.Lookup, _ tag: FontTag) {
        self =
          switch (lookup.type, tag) {
          case (1...3, .gsub): .substitution
          case (4, .gsub): .ligature
          case (5, .gsub), (7, .gpos): .context(isChained: false)
          case (6, .gsub), (8, .gpos): .context(isChained: true)
          case (8, .gsub): .reverse
          case (1, .gpos): .adjustment
          case (2, .gpos): .pair
          case (3, .gpos): .cursive
          case (4...6, .gpos): .attachment
          default: .unknown
          }
      }
    }

    /// The lookups that the plan applies, and those that these apply.
    func lookups(_ table: LayoutTable, _ tag: FontTag) -> [AppliedLookup] {
      var found: [AppliedLookup] = []
      var rest = plan.lookups(tag).map { (index: $0, meetsSpaces: true) }
      var nested: Set<Int> = []
      var seen = [Set(rest.map(\.index)), []]
      while let next = rest.popLast() {
        let lookup = table.lookup(next.index)
        let kind = Kind(lookup, tag)
        found.append(
          AppliedLookup(
            index: next.index, lookup: lookup, kind: kind, meetsSpaces: next.meetsSpaces))
        guard case .context(let isChained) = kind else { continue }
        for subtable in lookup.subtables {
          for context in table.contexts(subtable, isChained: isChained) {
            let input = context.before.count..<context.before.count + context.input.count
            let meetsSpaces = input.contains { mayBeSpace($0, in: context, table) }
            nested.formUnion(context.lookups)
            for index in context.lookups
            where !seen[0].contains(index) && seen[meetsSpaces ? 0 : 1].insert(index).inserted {
              rest.append((index, meetsSpaces))
            }
          }
        }
      }
      for place in found.indices { found[place].isNested = nested.contains(found[place].index) }
      return found
    }
  }
#endif
