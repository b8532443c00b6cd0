#if Shaping
  extension LayoutTable {
    /// A sequence of glyphs that a contextual lookup looks for (OpenType, "Sequence Context Format 1"
    /// to "Chained Sequence Context Format 3").
    struct Context {
      /// What one place of the sequence asks of its glyph.
      enum Element {
        case glyph(GlyphID)
        case coverage(Int)
        case glyphClass(Int, in: Int)
      }

      /// The glyphs that the changed part of the sequence may begin with.
      let first: Element
      /// What is asked of the places besides, and of the first one besides.
      let others: [Element]
    }

    /// The sequences that a subtable looks for.
    ///
    /// - Parameter isChained: Whether glyphs before and after the changed part count as well.
    func contexts(_ subtable: Int, isChained: Bool) -> [Context] {
      switch word(subtable) {
      case 1:
        let starts = coveredGlyphs(subtable)
        return sets(subtable, countAt: 4).enumerated().flatMap { index, set -> [Context] in
          guard let set, index < starts.count else { return [] }
          return rules(set, isChained: isChained) { _, glyph in .glyph(GlyphID(UInt32(glyph))) }
            .map { Context(first: .glyph(starts[index]), others: $0) }
        }
      case 2:
        let coverage = Context.Element.coverage(subtable + word(subtable + 2))
        let tables = isChained ? [4, 6, 8] : [4, 4, 4]
        return sets(subtable, countAt: isChained ? 10 : 6).enumerated().flatMap { number, set in
          guard let set else { return [Context]() }
          func element(_ part: Int, _ number: Int) -> Context.Element {
            .glyphClass(number, in: subtable + word(subtable + tables[part]))
          }
          return rules(set, isChained: isChained, element: element)
            .map { Context(first: coverage, others: [element(1, number)] + $0) }
        }
      default:
        var elements: [[Context.Element]] = []
        var offset = subtable + 2
        for _ in 0..<(isChained ? 3 : 1) {
          let count = word(offset)
          let start = isChained ? offset + 2 : offset + 4
          elements.append((0..<count).map { .coverage(subtable + word(start + 2 * $0)) })
          offset = start + 2 * count
        }
        let input = elements[isChained ? 1 : 0]
        guard let first = input.first else { return [] }
        return [Context(first: first, others: elements.flatMap { $0 })]
      }
    }

    /// The sequence of a reverse chaining substitution.
    func reverseContext(_ subtable: Int) -> Context {
      let before = word(subtable + 4)
      let after = subtable + 6 + 2 * before
      let others =
        (0..<before).map { subtable + 6 + 2 * $0 } + (0..<word(after)).map { after + 2 + 2 * $0 }
      return Context(
        first: .coverage(subtable + word(subtable + 2)),
        others: others.map { .coverage(subtable + word($0)) })
    }

    /// Where the rule sets of a subtable begin; nil for an empty one.
    private func sets(_ subtable: Int, countAt offset: Int) -> [Int?] {
      (0..<word(subtable + offset)).map {
        let set = word(subtable + offset + 2 + 2 * $0)
        return set == 0 ? nil : subtable + set
      }
    }

    /// What the rules of a set ask of all places but the first, whose set this is.
    ///
    /// - Parameter element: Makes the element of a number in a part: 0 before, 1 changed, 2 after.
    private func rules(
      _ set: Int, isChained: Bool, element: (Int, Int) -> Context.Element
    ) -> [[Context.Element]] {
      (0..<word(set)).map { index in
        let rule = set + word(set + 2 + 2 * index)
        guard isChained else {
          return (1..<max(1, word(rule))).map { element(1, word(rule + 2 + 2 * $0)) }
        }
        var elements: [Context.Element] = []
        var offset = rule
        for part in 0..<3 {
          let count = max(0, word(offset) - (part == 1 ? 1 : 0))
          elements += (0..<count).map { element(part, word(offset + 2 + 2 * $0)) }
          offset += 2 + 2 * count
        }
        return elements
      }
    }
  }
#endif
