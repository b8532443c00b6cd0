import OpenTypeLayout
import Testing

/// What is refused although a more lenient reader would go on.
struct StrictnessTests {
  private static let anchor = TableBytes.Field.offset([1, 50, 60])

  private static let damaged: [Sample] =
    [
      // Coverage
      .coverage("repeats a glyph", .coverage(3, 3)),
      .coverage("goes down", .coverage(4, 3)),
      .coverage("has an empty range", .coverage(ranges: [4, 3, 0])),
      .coverage("has ranges that overlap", .coverage(ranges: [3, 5, 0], [4, 6, 3])),
      .coverage("has ranges that touch", .coverage(ranges: [3, 5, 0], [5, 6, 3])),
      .coverage("has ranges that go down", .coverage(ranges: [5, 6, 0], [3, 4, 2])),
      .coverage("starts at another index", .coverage(ranges: [3, 5, 1])),
      .coverage("skips an index", .coverage(ranges: [3, 5, 0], [7, 7, 4])),
      Sample("No coverage", .substitution, 1, [1, 0, 1]),
      // A sequence only asks which glyphs are covered, but in order all the same.
      .sequence("a coverage that goes down", .coverage(4, 3)),
      .sequence("ranges that go down", .coverage(ranges: [5, 6, 0], [3, 4, 2])),
      .sequence("ranges that overlap", .coverage(ranges: [3, 5, 0], [4, 6, 3])),
      .sequence("ranges that do not count on", .coverage(ranges: [3, 5, 0], [7, 8, 4])),
      // Classes
      .classes("have an empty range", .classes([4, 3, 1])),
      .classes("have ranges that overlap", .classes([3, 5, 1], [5, 6, 1])),
      .classes("have ranges that go down", .classes([5, 6, 1], [3, 4, 1])),
      .classes("go beyond the last glyph", TableBytes([1, 0xFFFF, 2, 1, 1])),
      .classes("are more than the columns", .classes([3, 4, 3])),
      // Counts
      Sample(
        "Fewer substitutes than glyphs", .substitution, 1, [2, .offset(.coverage(3, 4)), 1, 5]),
      Sample(
        "More substitutes than glyphs", .substitution, 1, [2, .offset(.coverage(3)), 2, 5, 6]),
      Sample(
        "More sequences than glyphs", .substitution, 2,
        [1, .offset(.coverage(3)), 2, .offset([1, 7]), .offset([1, 7])]),
      Sample(
        "Fewer alternates than glyphs", .substitution, 3,
        [1, .offset(.coverage(3, 4)), 1, .offset([1, 7])]),
      Sample(
        "More sets of ligatures than glyphs", .substitution, 4,
        [1, .offset(.coverage(3)), 2, .offset([0]), .offset([0])]),
      Sample(
        "A ligature of nothing", .substitution, 4,
        [1, .offset(.coverage(3)), 1, .offset([1, .offset([20, 0])])]),
      Sample(
        "Fewer substitutes in reverse than glyphs", .substitution, 8,
        [1, .offset(.coverage(3, 4)), 0, 0, 1, 20]),
      Sample("Fewer rule sets than glyphs", .substitution, 5, [1, .offset(.coverage(3, 4)), 1, 0]),
      Sample("More rule sets than glyphs", .substitution, 6, [1, .offset(.coverage(3)), 2, 0, 0]),
      Sample(
        "A rule without input", .substitution, 5,
        [1, .offset(.coverage(3)), 1, .offset([1, .offset([0, 0])])]),
      Sample("A sequence without input", .substitution, 6, [3, 0, 0, 0, 0]),
      Sample(
        "A lookup that is not there", .substitution, 5,
        [3, 1, 1, .offset(.coverage(3)), 0, 2]),
      Sample(
        "A lookup beyond the input", .substitution, 5, [3, 1, 1, .offset(.coverage(3)), 1, 0]),
      Sample(
        "Fewer adjustments than glyphs", .positioning, 1, [2, .offset(.coverage(3, 4)), 4, 1, 5]),
      Sample(
        "Fewer pair sets than glyphs", .positioning, 2,
        [1, .offset(.coverage(3, 4)), 4, 0, 1, .offset([1, 5, 1])]),
      Sample(
        "Pairs that repeat a glyph", .positioning, 2,
        [1, .offset(.coverage(3)), 4, 0, 1, .offset([2, 5, 1, 5, 2])]),
      Sample(
        "Pairs that go down", .positioning, 2,
        [1, .offset(.coverage(3)), 4, 0, 1, .offset([2, 6, 1, 5, 2])]),
      Sample(
        "Fewer cursive anchors than glyphs", .positioning, 3,
        [1, .offset(.coverage(3, 4)), 1, 0, 0]),
      Sample(
        "Fewer marks than glyphs", .positioning, 4,
        [
          1, .offset(.coverage(10, 11)), .offset(.coverage(3)), 1, .offset([1, 0, anchor]),
          .offset([1, anchor]),
        ]),
      Sample(
        "A mark of a class too many", .positioning, 4,
        [
          1, .offset(.coverage(10)), .offset(.coverage(3)), 1, .offset([1, 1, anchor]),
          .offset([1, anchor]),
        ]),
      Sample(
        "Fewer bases than glyphs", .positioning, 6,
        [
          1, .offset(.coverage(10)), .offset(.coverage(3, 4)), 1, .offset([1, 0, anchor]),
          .offset([1, anchor]),
        ]),
      Sample(
        "An extension of an extension", .substitution, 7,
        [1, 7, .longOffset([1, 1, .longOffset([1, .offset(.coverage(3)), 1])])]),
    ]

  private static let unsupported: [Sample] =
    [
      .coverage("is of an unknown format", [3, 0]),
      .classes("are of an unknown format", [3, 0]),
      Sample("An unknown lookup type", .substitution, 9, [1, .offset(.coverage(3)), 1]),
      Sample("Lookup type 0", .positioning, 0, [1, .offset(.coverage(3)), 1]),
      Sample("An unknown extension", .substitution, 7, [2, 1, .longOffset([1])]),
      Sample("An unknown value format", .positioning, 1, [1, .offset(.coverage(3)), 0x100, 1]),
      Sample(
        "An unknown anchor", .positioning, 3, [1, .offset(.coverage(3)), 1, 0, .offset([4, 1, 1])]),
    ] + (1...8).filter { $0 != 7 }.map(unknownFormat(.substitution))
    + (1...8).map(unknownFormat(.positioning))

  private static func unknownFormat(_ kind: LayoutTable.Kind) -> (Int) -> Sample {
    { Sample("An unknown format of \(kind) \($0)", kind, $0, [4, .offset(.coverage(3)), 0, 0, 0]) }
  }

  @Test("What is damaged is refused", arguments: damaged)
  func damage(_ sample: Sample) {
    let error = #expect(throws: LayoutTableError.self) { try sample.rules() }
    guard case .damaged = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("What is unknown is refused", arguments: unsupported)
  func unknown(_ sample: Sample) {
    let error = #expect(throws: LayoutTableError.self) { try sample.rules() }
    guard case .unsupported = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("Extensions of different types are refused")
  func mixedExtensions() throws {
    let table = TableBytes.table([
      .lookup(
        7, [1, 1, .longOffset([1, .offset(.coverage(3)), 1])],
        [1, 3, .longOffset([1, .offset(.coverage(3)), 1, .offset([1, 7])])])
    ])
    #expect(throws: LayoutTableError.self) {
      var budget = ReadingBudget()
      _ = try LayoutTable(table.bytes, .substitution).lookup(0, &budget)
    }
  }

  @Test("A feature of a lookup that is not there, and the lookup itself, are refused")
  func missingLookups() throws {
    let lookups = [TableBytes.lookup(1, [1, .offset(.coverage(3)), 1])]
    let table = TableBytes.table(lookups, feature: [0, 1])
    #expect(throws: LayoutTableError.self) { try LayoutTable(table.bytes, .substitution) }
    for index in [-1, 1] {
      #expect(throws: LayoutTableError.self) {
        var budget = ReadingBudget()
        _ = try LayoutTable(TableBytes.table(lookups).bytes, .substitution).lookup(index, &budget)
      }
    }
  }

  @Test("An unknown version is refused", arguments: [[0, 0], [2, 0], [1, 2]])
  func version(_ version: [Int]) {
    #expect(throws: LayoutTableError.unsupported(offset: 0)) {
      try LayoutTable(TableBytes(version + [0, 0, 0]).bytes, .substitution)
    }
  }

  @Test("A lookup and a subtable without an offset are refused")
  func missingOffsets() {
    #expect(throws: LayoutTableError.self) {
      try LayoutTable(TableBytes([1, 0, 0, 0, 10, 1, 0]).bytes, .substitution)
    }
    #expect(throws: LayoutTableError.self) {
      var budget = ReadingBudget()
      let table = TableBytes([1, 0, 0, 0, 10, 1, 4, 1, 0, 1, 0])
      _ = try LayoutTable(table.bytes, .substitution).lookup(0, &budget)
    }
  }
}

extension Sample {
  /// A coverage whose indices count.
  fileprivate static func coverage(_ description: String, _ coverage: TableBytes) -> Sample {
    Sample("A coverage \(description)", .substitution, 1, [1, .offset(coverage), 1])
  }

  /// A sequence of one coverage.
  fileprivate static func sequence(_ description: String, _ coverage: TableBytes) -> Sample {
    Sample("A sequence of \(description)", .substitution, 5, [3, 1, 0, .offset(coverage)])
  }

  /// Pairs of one class of first glyphs and three of second ones.
  fileprivate static func classes(_ description: String, _ classes: TableBytes) -> Sample {
    Sample(
      "Classes \(description)", .positioning, 2,
      [
        2, .offset(.coverage(3)), 4, 0, .offset(.classes()), .offset(classes), 1, 3, 0, 0, 1,
      ])
  }
}
