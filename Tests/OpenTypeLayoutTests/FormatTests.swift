import FuzzLaws
import OpenTypeLayout
import Testing

/// What is read from well-formed tables of every format.
struct FormatTests {
  @Test("Every format gives its rules", arguments: Samples.all)
  func rules(_ sample: Sample, _ rules: [Rule]) throws {
    #expect(try sample.rules() == rules)
    #expect(TableLaws.broken(by: sample.bytes, sample.kind) == [])
  }

  @Test("A table that ends too early is not read", arguments: Samples.all)
  func truncation(_ sample: Sample, _ rules: [Rule]) {
    for count in 0..<sample.bytes.count {
      #expect(throws: LayoutTableError.self, "\(count) of \(sample.bytes.count) bytes") {
        var budget = ReadingBudget()
        _ = try LayoutTable(Array(sample.bytes.prefix(count)), sample.kind).lookup(1, &budget)
      }
    }
  }

  @Test("Rules of all subtables come in order")
  func subtables() throws {
    let table = TableBytes.table([
      .lookup(1, [1, .offset(.coverage(3)), 1], [1, .offset(.coverage(4)), 2])
    ])
    var budget = ReadingBudget()
    let lookup = try LayoutTable(table.bytes, .substitution).lookup(0, &budget)
    #expect(lookup.rules == [.single(from: [3], to: [4]), .single(from: [4], to: [6])])
  }

  @Test("Extensions have the type and the rules of what they stand for")
  func extensions() throws {
    let table = TableBytes.table([
      .lookup(
        7, [1, 1, .longOffset([1, .offset(.coverage(3)), 1])],
        [1, 1, .longOffset([1, .offset(.coverage(4)), 2])])
    ])
    var budget = ReadingBudget()
    let lookup = try LayoutTable(table.bytes, .substitution).lookup(0, &budget)
    #expect(lookup.type == 1)
    #expect(lookup.rules == [.single(from: [3], to: [4]), .single(from: [4], to: [6])])
  }

  @Test("Flags tell which glyphs are skipped")
  func flags() throws {
    func flags(_ value: Int, filter: Int? = nil) throws -> LookupFlags {
      let subtable: TableBytes = [1, .offset(.coverage(3)), 1]
      let table = TableBytes.table([.lookup(1, flags: value, filter: filter, subtable)])
      var budget = ReadingBudget()
      return try LayoutTable(table.bytes, .substitution).lookup(0, &budget).flags
    }
    #expect(try flags(1).rightToLeft)
    #expect(try flags(2).ignoresBaseGlyphs)
    #expect(try flags(4).ignoresLigatures)
    #expect(try flags(8).ignoresMarks)
    #expect(try flags(0x0300).markAttachmentType == 3)
    #expect(try flags(0x0010, filter: 7).markFilteringSet == 7)
    let none = try flags(0)
    #expect(!none.rightToLeft && !none.ignoresBaseGlyphs && !none.ignoresLigatures)
    #expect(!none.ignoresMarks && none.markAttachmentType == nil && none.markFilteringSet == nil)
    #expect(throws: LayoutTableError.self) { try flags(0x0020) }
  }

  @Test("The header lists features and lookups; a table may lack either")
  func header() throws {
    let table = try LayoutTable(Samples.all[0].0.bytes, .substitution)
    #expect(table.lookupCount == 2)
    #expect(table.featureTags == [0x7465_7374])
    let empty = try LayoutTable(TableBytes([1, 0, 0, 0, 0]).bytes, .substitution)
    #expect(empty.lookupCount == 0)
    #expect(empty.featureTags == [])
  }
}
