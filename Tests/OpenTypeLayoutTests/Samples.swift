import OpenTypeLayout

extension GlyphSet: ExpressibleByArrayLiteral {
  /// Makes a set of the glyphs that are listed.
  package init(arrayLiteral elements: UInt16...) { self.init(elements) }
}

/// A sample of every format with the rules that it holds.
enum Samples {
  static let all = substitutions + sequences + positions

  static let substitutions: [(Sample, [Rule])] = [
    (
      Sample(
        "single substitution by a difference", .substitution, 1,
        [1, .offset(.coverage(0, 5)), -1]),
      [.single(from: [0, 5], to: [4, 0xFFFF])]
    ),
    (
      Sample(
        "single substitution by a list", .substitution, 1,
        [2, .offset(.coverage(ranges: [3, 4, 0], [9, 9, 2])), 3, 20, 21, 20]),
      [.single(from: [3, 4, 9], to: [20, 21])]
    ),
    (
      Sample(
        "multiple substitution", .substitution, 2,
        [1, .offset(.coverage(3, 4)), 2, .offset([2, 7, 8]), .offset([1, 9])]),
      [.multiple(from: [3, 4], to: [7, 8, 9], deletes: false)]
    ),
    (
      Sample(
        "multiple substitution that deletes", .substitution, 2,
        [1, .offset(.coverage(3, 4)), 2, .offset([2, 7, 8]), .offset([0])]),
      [.multiple(from: [3, 4], to: [7, 8], deletes: true)]
    ),
    (
      Sample(
        "alternate substitution", .substitution, 3,
        [1, .offset(.coverage(3)), 1, .offset([2, 7, 8])]),
      [.alternate(from: [3], to: [7, 8])]
    ),
    (
      Sample(
        "ligatures", .substitution, 4,
        [
          1, .offset(.coverage(3, 4)), 2,
          .offset([2, .offset([20, 3, 5, 6]), .offset([21, 1])]),
          .offset([1, .offset([22, 2, 4])]),
        ]),
      [
        .ligature(components: [3, 5, 6], glyph: 20), .ligature(components: [3], glyph: 21),
        .ligature(components: [4, 4], glyph: 22),
      ]
    ),
    (
      Sample(
        "reverse chaining substitution", .substitution, 8,
        [
          1, .offset(.coverage(3, 4)), 2, .offset(.coverage(7)), .offset(.coverage(8)), 1,
          .offset(.coverage(9)), 2, 20, 21,
        ]),
      [
        .reverse(
          SequenceRule(backtrack: [[7], [8]], input: [[3, 4]], lookahead: [[9]], nested: []),
          to: [20, 21])
      ]
    ),
    (
      Sample("extension", .substitution, 7, [1, 1, .longOffset([1, .offset(.coverage(3)), 1])]),
      [.single(from: [3], to: [4])]
    ),
  ]

  /// Those of `GSUB`; `GPOS` has the same formats under other types.
  static let sequences = [(LayoutTable.Kind.substitution, 5), (.positioning, 7)].flatMap {
    kind, type -> [(Sample, [Rule])] in
    let nested = [NestedLookup(position: 1, lookup: 0), NestedLookup(position: 0, lookup: 1)]
    let (first, second): (GlyphSet, GlyphSet) = ([3, 4], [5, 6])
    return [
      (
        Sample(
          "sequence of glyphs", kind, type,
          [
            1, .offset(.coverage(3, 4)), 2, 0,
            .offset([2, .offset([2, 2, 9, 1, 0, 0, 1]), .offset([1, 0])]),
          ]),
        [
          .sequence(
            SequenceRule(backtrack: [], input: [[4], [9]], lookahead: [], nested: nested)),
          .sequence(SequenceRule(backtrack: [], input: [[4]], lookahead: [], nested: [])),
        ]
      ),
      (
        Sample(
          "sequence of classes", kind, type,
          [
            2, .offset(.coverage(3, 4, 5)), .offset([1, 5, 3, 1, 1, 2]), 2,
            .offset([1, .offset([2, 2, 1, 1, 0, 0, 1])]), .offset([1, .offset([3, 0, 0, 3])]),
          ]),
        [
          .sequence(
            SequenceRule(backtrack: [], input: [first, second], lookahead: [], nested: nested)),
          .sequence(
            SequenceRule(
              backtrack: [], input: [[5], GlyphSet([5, 6, 7]).complement, []], lookahead: [],
              nested: [])),
        ]
      ),
      (
        Sample(
          "sequence of coverages", kind, type,
          [3, 2, 2, .offset(.coverage(3, 4)), .offset(.coverage(5, 6)), 1, 0, 0, 1]),
        [
          .sequence(
            SequenceRule(backtrack: [], input: [first, second], lookahead: [], nested: nested))
        ]
      ),
      (
        Sample(
          "chained sequence of glyphs", kind, type + 1,
          [
            1, .offset(.coverage(3)), 1,
            .offset([1, .offset([2, 7, 8, 2, 9, 1, 10, 2, 1, 0, 0, 1])]),
          ]),
        [
          .sequence(
            SequenceRule(
              backtrack: [[7], [8]], input: [[3], [9]], lookahead: [[10]], nested: nested))
        ]
      ),
      (
        Sample(
          "chained sequence of classes", kind, type + 1,
          [
            2, .offset(.coverage(3, 4)), .offset(.classes([7, 8, 1])),
            .offset(.classes([4, 6, 2])),
            .offset(.classes([10, 10, 1])), 3, 0, 0,
            .offset([1, .offset([2, 1, 0, 2, 2, 1, 1, 2, 1, 0, 0, 1])]),
          ]),
        [
          .sequence(
            SequenceRule(
              backtrack: [[7, 8], GlyphSet([7, 8]).complement], input: [[4], [4, 5, 6]],
              lookahead: [[10]], nested: nested))
        ]
      ),
      (
        Sample(
          "chained sequence of classes without definitions", kind, type + 1,
          [
            2, .offset(.coverage(3, 4)), 0, 0, 0, 1,
            .offset([1, .offset([1, 0, 1, 1, 0, 0])]),
          ]),
        [
          .sequence(
            SequenceRule(backtrack: [.all], input: [first], lookahead: [.all], nested: []))
        ]
      ),
      (
        Sample(
          "chained sequence of coverages", kind, type + 1,
          [
            3, 1, .offset(.coverage(7)), 2, .offset(.coverage(3, 4)), .offset(.coverage(5, 6)), 1,
            .offset(.coverage(9)), 2, 1, 0, 0, 1,
          ]),
        [
          .sequence(
            SequenceRule(
              backtrack: [[7]], input: [first, second], lookahead: [[9]], nested: nested))
        ]
      ),
      (
        Sample(
          "sequence of coverages that repeat glyphs", kind, type,
          [
            3, 2, 0, .offset(.coverage(3, 3, 4)),
            .offset(.coverage(ranges: [5, 6, 0], [6, 6, 2])),
          ]),
        [.sequence(SequenceRule(backtrack: [], input: [first, second], lookahead: [], nested: []))]
      ),
    ]
  }

  private static let anchor = TableBytes.Field.offset([1, 50, 60])

  static let positions: [(Sample, [Rule])] = [
    (
      Sample("one adjustment", .positioning, 1, [1, .offset(.coverage(3, 4)), 5, 1, 2]),
      [.adjustment([3, 4])]
    ),
    (
      Sample("adjustments", .positioning, 1, [2, .offset(.coverage(3, 4)), 4, 2, 1, 2]),
      [.adjustment([3, 4])]
    ),
    (
      Sample(
        "pairs of glyphs", .positioning, 2,
        [
          1, .offset(.coverage(3, 4)), 4, 0, 2, .offset([3, 5, -10, 6, 0, 7, 20]),
          .offset([1, 8, 1]),
        ]),
      [.pair(PairRule(first: [3, 4], second: [5, 7, 8], movesSecond: false))]
    ),
    (
      Sample(
        "pairs of glyphs that move the second one", .positioning, 2,
        [1, .offset(.coverage(3)), 4, 1, 1, .offset([2, 5, 0, 10, 6, 0, 0])]),
      [.pair(PairRule(first: [3], second: [5], movesSecond: true))]
    ),
    (
      Sample(
        "pairs of classes", .positioning, 2,
        [
          2, .offset(.coverage(3, 4)), 4, 0, .offset(.classes([4, 4, 1])),
          .offset(.classes([5, 6, 1], [7, 7, 2])), 2, 3, 0, 0, 0, 0, 10, 0,
        ]),
      [.pair(PairRule(first: [3, 4], second: [5, 6], movesSecond: false))]
    ),
    (
      Sample(
        "pairs with class 0", .positioning, 2,
        [
          2, .offset(.coverage(3, 4)), 4, 0, .offset(.classes([4, 4, 1])),
          .offset(.classes([5, 6, 1], [7, 7, 2])), 2, 3, 0, 0, 1, 10, 0, 0,
        ]),
      [.pair(PairRule(first: [3, 4], second: GlyphSet([5, 6]).complement, movesSecond: false))]
    ),
    (
      Sample(
        "pairs with a device table", .positioning, 2,
        [1, .offset(.coverage(3)), 0x44, 0, 1, .offset([1, 5, 0, 6])]),
      [.pair(PairRule(first: [3], second: [5], movesSecond: false))]
    ),
    (
      Sample(
        "cursive attachment", .positioning, 3,
        [
          1, .offset(.coverage(3, 4)), 2, anchor, 0, .offset([3, 1, 2, 0, 0]),
          .offset([2, 1, 2, 3]),
        ]
      ),
      [.cursive([3, 4])]
    ),
    (
      Sample(
        "marks on base glyphs", .positioning, 4,
        [
          1, .offset(.coverage(10, 11)), .offset(.coverage(3)), 2,
          .offset([2, 0, anchor, 1, anchor]),
          .offset([1, anchor, 0]),
        ]),
      [.attachment(marks: [10, 11], bases: [3])]
    ),
    (
      Sample(
        "marks on ligatures", .positioning, 5,
        [
          1, .offset(.coverage(10)), .offset(.coverage(3)), 1, .offset([1, 0, anchor]),
          .offset([1, .offset([2, anchor, anchor])]),
        ]),
      [.attachment(marks: [10], bases: [3])]
    ),
    (
      Sample(
        "marks on marks", .positioning, 6,
        [
          1, .offset(.coverage(10)), .offset(.coverage(11)), 1, .offset([1, 0, anchor]),
          .offset([1, anchor]),
        ]),
      [.attachment(marks: [10], bases: [11])]
    ),
    (
      Sample(
        "extension of positioning", .positioning, 9,
        [1, 1, .longOffset([1, .offset(.coverage(3)), 4, 1])]),
      [.adjustment([3])]
    ),
  ]
}
