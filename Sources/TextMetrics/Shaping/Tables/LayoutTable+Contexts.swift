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
      /// What is asked of the places before the changed part, the nearest first.
      let before: [Element]
      /// What is asked of the places of the changed part, of the first one besides ``first``.
      let input: [Element]
      /// What is asked of the places after the changed part.
      let after: [Element]
      /// The lookups that change it.
      let lookups: [Int]

      /// What is asked of all places, in the order of the text.
      let places: [Element]

      init(
        first: Element, before: [Element], input: [Element], after: [Element], lookups: [Int]
      ) {
        self.first = first
        self.before = before
        self.input = input
        self.after = after
        self.lookups = lookups
        places = before.reversed() + input + after
      }
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
          let first = Context.Element.glyph(starts[index])
          return rules(set).compactMap {
            context(at: $0, isChained: isChained, first: first, start: first) { _, glyph in
              .glyph(GlyphID(UInt32(glyph)))
            }
          }
        }
      case 2:
        let coverage = Context.Element.coverage(subtable + word(subtable + 2))
        let tables = isChained ? [4, 6, 8] : [4, 4, 4]
        return sets(subtable, countAt: isChained ? 10 : 6).enumerated().flatMap { number, set in
          guard let set else { return [Context]() }
          func element(_ part: Int, _ number: Int) -> Context.Element {
            .glyphClass(number, in: subtable + word(subtable + tables[part]))
          }
          return rules(set).compactMap {
            context(
              at: $0, isChained: isChained, first: coverage, start: element(1, number),
              element: element)
          }
        }
      default:
        let context = context(at: subtable + 2, isChained: isChained, first: nil, start: nil) {
          .coverage(subtable + $1)
        }
        return context.map { [$0] } ?? []
      }
    }

    /// The sequence of a reverse chaining substitution.
    func reverseContext(_ subtable: Int) -> Context {
      var place = subtable + 4
      func coverages() -> [Context.Element] {
        (0..<next(&place)).map { _ in .coverage(subtable + next(&place)) }
      }
      let first = Context.Element.coverage(subtable + word(subtable + 2))
      return Context(
        first: first, before: coverages(), input: [first], after: coverages(), lookups: [])
    }

    /// Where the rule sets of a subtable begin; nil for an empty one.
    private func sets(_ subtable: Int, countAt offset: Int) -> [Int?] {
      (0..<word(subtable + offset)).map {
        let set = word(subtable + offset + 2 + 2 * $0)
        return set == 0 ? nil : subtable + set
      }
    }

    /// Where the rules of a set begin.
    private func rules(_ set: Int) -> [Int] {
      (0..<word(set)).map { set + word(set + 2 + 2 * $0) }
    }

    /// Reads the sequence that begins at an offset.
    ///
    /// - Parameters:
    ///   - first: The glyphs that the changed part may begin with; nil if the sequence tells.
    ///   - start: What is asked of its first place besides; nil if the sequence tells.
    ///   - element: Makes the element of a number in a part: 0 before, 1 changed, 2 after.
    private func context(
      at offset: Int, isChained: Bool, first: Context.Element?, start: Context.Element?,
      element: (Int, Int) -> Context.Element
    ) -> Context? {
      var place = offset
      func elements(_ part: Int, _ count: Int) -> [Context.Element] {
        (0..<max(0, count)).map { _ in element(part, next(&place)) }
      }
      let before = isChained ? elements(0, next(&place)) : []
      let inputCount = next(&place)
      let lookupCount = isChained ? 0 : next(&place)
      let input = start.map { [$0] + elements(1, inputCount - 1) } ?? elements(1, inputCount)
      let after = isChained ? elements(2, next(&place)) : []
      let lookups = (0..<(isChained ? next(&place) : lookupCount)).map { _ in
        place += 2  // the place of the sequence
        return next(&place)
      }
      return (first ?? input.first).map {
        Context(first: $0, before: before, input: input, after: after, lookups: lookups)
      }
    }

    /// Reads a number and goes on behind it.
    private func next(_ place: inout Int) -> Int {
      defer { place += 2 }
      return word(place)
    }
  }
#endif
