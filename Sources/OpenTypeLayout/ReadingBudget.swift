/// What may yet be spent on reading lookups.
///
/// Subtables, rule sets and coverages are found by offsets, so any number of them may share the
/// same bytes: neither time nor memory is bounded by the length of a table.
///
/// One budget is meant for all lookups of a table. The defaults leave room above what all lookups of
/// the largest tables of 287 fonts take: 194,000 reads and 3.8 MB for `GSUB` of Noto Nastaliq Urdu,
/// 37,000 rules for `GSUB` of Noto Sans SignWriting.
package struct ReadingBudget: Sendable {
  /// How many 16-bit values may be read, and pages of sets combined.
  package private(set) var reads: Int
  /// How many rules may be kept.
  package private(set) var rules: Int
  /// About how many bytes of memory rules and sets may take.
  package private(set) var bytes: Int

  package init(reads: Int = 2_000_000, rules: Int = 200_000, bytes: Int = 16 << 20) {
    self.reads = reads
    self.rules = rules
    self.bytes = bytes
  }

  mutating func spend(reads count: Int) throws(LayoutTableError) {
    guard count <= reads else { throw .tooLarge }
    reads -= count
  }

  mutating func spend(rules count: Int) throws(LayoutTableError) {
    guard count <= rules else { throw .tooLarge }
    rules -= count
    try spend(bytes: count * MemoryLayout<Rule>.stride)
  }

  mutating func spend(bytes count: Int) throws(LayoutTableError) {
    guard count <= bytes else { throw .tooLarge }
    bytes -= count
  }
}
