import FuzzLaws
import OpenTypeLayout
import TestSupport
import Testing

struct DamagedTableTests {
  @Test(
    "A damaged table of a bundled font is refused or keeps every law", arguments: Fixture.fontNames)
  func mutations(_ font: String) throws {
    var random = Mutations(seed: 0x7AB1E)
    let font = try FontBytes(font)
    var readCount = 0
    for (name, kind) in [("GSUB", LayoutTable.Kind.substitution), ("GPOS", .positioning)] {
      guard let table = font.table(name) else { continue }
      #expect(TableLaws.broken(by: table, kind) == [])
      for _ in 0..<40 {
        let damaged = random.mutated(table)
        #expect(TableLaws.broken(by: damaged, kind) == [])
        if (try? LayoutTable(damaged, kind)) != nil { readCount += 1 }
      }
      // The law is only put to the test by tables that are still read in part.
      #expect(readCount > 0)
    }
  }
}
