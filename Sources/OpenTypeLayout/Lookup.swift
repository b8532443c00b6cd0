/// What one lookup of `GSUB` or `GPOS` does.
///
/// HarfBuzz visits the glyphs of the text in order, or in reverse for ``Rule/reverse(_:to:)``, and
/// tries the rules in order at each glyph that the flags do not skip, until one matches (OpenType,
/// "OpenType Layout Common Table Formats", Lookup Table). A rule is only tried at a glyph that is in
/// the coverage of its subtable. The glyphs that the flags skip are passed over for the other glyphs
/// of the rule as well.
package struct Lookup: Sendable, Equatable {
  /// The lookup type; that of its subtables where these are extensions.
  package let type: UInt16
  package let flags: LookupFlags
  /// The rules of all subtables in order.
  package let rules: [Rule]
}

/// Which glyphs a lookup skips (OpenType, "OpenType Layout Common Table Formats", LookupFlag).
package struct LookupFlags: Sendable, Equatable {
  /// All bits, as the table has them.
  package let rawValue: UInt16
  /// The mark glyph set of `GDEF` whose marks are not skipped; nil if no set is named.
  package let markFilteringSet: UInt16?

  /// Whether the last glyph of a cursive attachment stays on the baseline.
  package var rightToLeft: Bool { rawValue & 0x0001 != 0 }
  package var ignoresBaseGlyphs: Bool { rawValue & 0x0002 != 0 }
  package var ignoresLigatures: Bool { rawValue & 0x0004 != 0 }
  package var ignoresMarks: Bool { rawValue & 0x0008 != 0 }
  /// The mark attachment class of `GDEF` whose marks are not skipped; nil if no class is named.
  ///
  /// HarfBuzz disregards it if there is a mark filtering set.
  package var markAttachmentType: UInt8? { rawValue >> 8 == 0 ? nil : UInt8(rawValue >> 8) }
}

/// What a subtable does, or one rule of a subtable that has many.
package enum Rule: Sendable, Equatable {
  /// Replaces one glyph by another one (`GSUB` 1).
  case single(from: GlyphSet, to: GlyphSet)
  /// Replaces one glyph by several, or by none if it deletes (`GSUB` 2).
  case multiple(from: GlyphSet, to: GlyphSet, deletes: Bool)
  /// Replaces one glyph by one of several that a feature's value chooses (`GSUB` 3).
  case alternate(from: GlyphSet, to: GlyphSet)
  /// Replaces glyphs by a ligature; one component is possible (`GSUB` 4).
  case ligature(components: [UInt16], glyph: UInt16)
  /// Applies other lookups to a sequence of glyphs (`GSUB` 5 and 6, `GPOS` 7 and 8).
  case sequence(SequenceRule)
  /// Replaces one glyph by another one, from the end of the text (`GSUB` 8).
  case reverse(SequenceRule, to: GlyphSet)
  /// Moves single glyphs (`GPOS` 1).
  case adjustment(GlyphSet)
  /// Moves two glyphs (`GPOS` 2).
  case pair(PairRule)
  /// Joins glyphs in a cursive manner (`GPOS` 3).
  case cursive(GlyphSet)
  /// Attaches marks to base glyphs, ligatures or other marks (`GPOS` 4 to 6).
  case attachment(marks: GlyphSet, bases: GlyphSet)
}

/// A sequence of glyphs that a contextual lookup looks for (OpenType, "Sequence Context Format 1" to
/// "Chained Sequence Context Format 3").
package struct SequenceRule: Sendable, Equatable {
  /// The glyphs before the input, the nearest first.
  package let backtrack: [GlyphSet]
  /// The glyphs that may be changed, at least one.
  ///
  /// The first are those that are in the coverage of
  /// the subtable as well, without which the rule is not tried.
  package let input: [GlyphSet]
  /// The glyphs after the input, in the order of the text.
  package let lookahead: [GlyphSet]
  /// The lookups that are applied to the input, in this order.
  package let nested: [NestedLookup]

  package init(
    backtrack: [GlyphSet], input: [GlyphSet], lookahead: [GlyphSet], nested: [NestedLookup]
  ) {
    self.backtrack = backtrack
    self.input = input
    self.lookahead = lookahead
    self.nested = nested
  }
}

/// A lookup that a sequence rule applies (OpenType, "Sequence Lookup Record").
package struct NestedLookup: Sendable, Equatable {
  /// Which glyph of the input it begins at; where an earlier one changed the number of glyphs, it is
  /// counted in what that left.
  package let position: Int
  /// Its index in the lookup list of the table, which has it.
  package let lookup: Int

  package init(position: Int, lookup: Int) {
    self.position = position
    self.lookup = lookup
  }
}

/// A subtable of pairs of glyphs (OpenType, "Lookup type 2 subtable: pair adjustment positioning").
package struct PairRule: Sendable, Equatable {
  /// The glyphs that may be the first of a pair.
  package let first: GlyphSet
  /// The glyphs that are the second of some pair which moves a glyph.
  ///
  /// A value that a device or variation table adjusts counts as not zero.
  package let second: GlyphSet
  /// Whether a pair may move its second glyph (`valueFormat2`).
  ///
  /// If so, the second glyph of a pair
  /// is not tried as the first of another one, even if all values of the pair are zero.
  package let movesSecond: Bool

  package init(first: GlyphSet, second: GlyphSet, movesSecond: Bool) {
    self.first = first
    self.second = second
    self.movesSecond = movesSecond
  }
}
