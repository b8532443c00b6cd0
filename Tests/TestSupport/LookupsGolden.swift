/// What fontTools reads from the lookups of `GSUB` and `GPOS`.
package struct LookupsGolden: Decodable, Sendable {
  package let tables: [Table]

  package struct Table: Decodable, Sendable, CustomStringConvertible {
    package let font: String
    /// `GSUB` or `GPOS`.
    package let table: String
    package let features: [String]
    package let lookups: [Lookup]

    package var description: String { "\(table) of \(font)" }
  }

  /// One lookup; sets of glyphs are summed up as the count and the sum of their IDs.
  package struct Lookup: Decodable, Sendable, Equatable {
    package let type: Int
    package let flags: Int
    package let filter: Int?
    /// How many ligatures, sequence rules or else subtables there are.
    package let rules: Int
    /// The glyphs at which some rule may begin.
    package let first: [Int]
    /// The glyphs that it makes of others, the second ones of its pairs that move
    /// a glyph, or what its marks attach to.
    package let other: [Int]
    /// The glyphs of the rest of its sequences, those of each rule added up.
    package let around: [Int]
    /// The lookups that it applies.
    package let nested: [Int]

    package init(
      type: Int, flags: Int, filter: Int?, rules: Int, first: [Int], other: [Int], around: [Int],
      nested: [Int]
    ) {
      self.type = type
      self.flags = flags
      self.filter = filter
      self.rules = rules
      self.first = first
      self.other = other
      self.around = around
      self.nested = nested
    }
  }
}
