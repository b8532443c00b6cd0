/// A set of glyph IDs, or all glyph IDs but those of a set.
///
/// The complement makes class 0 of a class definition, which is every glyph that no class names, as
/// cheap as any other class. Glyphs are kept as the bits of pages of 64, in ascending order.
package struct GlyphSet: Sendable, Equatable {
  private var pages: [GlyphPage] = []
  private var isComplement = false

  /// Makes an empty set.
  package init() {}

  /// Makes a set of some glyphs, in any order.
  package init(_ glyphs: some Sequence<UInt16>) {
    for glyph in glyphs { insert(glyph) }
  }

  /// All 65,536 glyph IDs.
  package static let all = GlyphSet().complement

  /// All glyphs that are not in the set.
  package var complement: GlyphSet {
    var other = self
    other.isComplement.toggle()
    return other
  }

  package var isEmpty: Bool {
    isComplement ? Self.areFull(pages) : pages.isEmpty
  }

  /// How many glyphs there are; linear in the number of pages.
  package var count: Int {
    let count = pages.reduce(0) { $0 + $1.bits.nonzeroBitCount }
    return isComplement ? GlyphPage.limit * 64 - count : count
  }

  /// The glyphs in ascending order.
  package var glyphs: some Sequence<UInt16> {
    let inside =
      isComplement
      ? Self.merge((0..<UInt16(GlyphPage.limit)).map { GlyphPage($0, ~0) }, pages) { $0 & ~$1 }
      : pages
    return inside.lazy.flatMap(\.glyphs)
  }

  /// Whether a glyph is in the set; logarithmic in the number of pages.
  package func contains(_ glyph: UInt16) -> Bool {
    let page = place(of: glyph / 64)
    guard page < pages.count, pages[page].index == glyph / 64 else { return isComplement }
    return (pages[page].bits & 1 << UInt64(glyph % 64) != 0) != isComplement
  }

  package mutating func insert(_ glyph: UInt16) { insert(glyph...glyph) }

  /// Inserts all glyphs of a range.
  package mutating func insert(_ glyphs: ClosedRange<UInt16>) {
    guard !isComplement else { return formUnion(GlyphSet(glyphs)) }
    for index in glyphs.lowerBound / 64...glyphs.upperBound / 64 {
      var bits = ~UInt64(0)
      if index == glyphs.lowerBound / 64 { bits &= ~0 << UInt64(glyphs.lowerBound % 64) }
      if index == glyphs.upperBound / 64 { bits &= ~0 >> UInt64(63 - glyphs.upperBound % 64) }
      let page = place(of: index)
      if page < pages.count, pages[page].index == index {
        pages[page].bits |= bits
      } else {
        pages.insert(GlyphPage(index, bits), at: page)
      }
    }
  }

  package mutating func formUnion(_ other: GlyphSet) {
    switch (isComplement, other.isComplement) {
    case (false, false): pages = Self.merge(pages, other.pages, |)
    case (false, true): pages = Self.merge(other.pages, pages) { $0 & ~$1 }
    case (true, false): pages = Self.merge(pages, other.pages) { $0 & ~$1 }
    case (true, true): pages = Self.merge(pages, other.pages, &)
    }
    isComplement = isComplement || other.isComplement
  }

  package func union(_ other: GlyphSet) -> GlyphSet {
    var union = self
    union.formUnion(other)
    return union
  }

  package func intersection(_ other: GlyphSet) -> GlyphSet {
    complement.union(other.complement).complement
  }

  /// Whether some glyph is in both sets.
  package func intersects(_ other: GlyphSet) -> Bool { !intersection(other).isEmpty }

  /// Whether all glyphs of another set are in this one.
  package func isSuperset(of other: GlyphSet) -> Bool { !complement.intersects(other) }

  package static func == (first: GlyphSet, second: GlyphSet) -> Bool {
    first.isSuperset(of: second) && second.isSuperset(of: first)
  }

  /// How many pages are kept, which is what an operation on the set costs.
  var pageCount: Int { pages.count }

  /// About how many bytes are kept apart from the value itself.
  var byteCount: Int { pages.isEmpty ? 0 : 32 + MemoryLayout<GlyphPage>.stride * pages.count }

  private init(_ glyphs: ClosedRange<UInt16>) { insert(glyphs) }

  /// Where a page is, or where it belongs.
  private func place(of index: UInt16) -> Int {
    // Tables name glyphs in ascending order.
    guard let last = pages.last, last.index >= index else { return pages.count }
    var (low, high) = (0, pages.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if pages[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func areFull(_ pages: [GlyphPage]) -> Bool {
    pages.count == GlyphPage.limit && pages.allSatisfy { $0.bits == ~0 }
  }

  /// Combines the bits of pages; a page that is missing has none, and one without bits is dropped.
  private static func merge(
    _ first: [GlyphPage], _ second: [GlyphPage], _ combine: (UInt64, UInt64) -> UInt64
  ) -> [GlyphPage] {
    var merged: [GlyphPage] = []
    var (i, j) = (0, 0)
    while i < first.count || j < second.count {
      let left = i < first.count ? first[i].index : .max
      let right = j < second.count ? second[j].index : .max
      let bits = combine(left <= right ? first[i].bits : 0, right <= left ? second[j].bits : 0)
      if bits != 0 { merged.append(GlyphPage(min(left, right), bits)) }
      if left <= right { i += 1 }
      if right <= left { j += 1 }
    }
    return merged
  }
}

/// Sixty-four successive glyphs, of which at least one is in the set.
private struct GlyphPage: Sendable {
  /// How many pages all glyphs take.
  static let limit = 1024

  let index: UInt16
  var bits: UInt64

  init(_ index: UInt16, _ bits: UInt64) {
    self.index = index
    self.bits = bits
  }

  var glyphs: some Sequence<UInt16> {
    sequence(state: bits) { bits -> UInt16? in
      guard bits != 0 else { return nil }
      defer { bits &= bits - 1 }
      return index * 64 + UInt16(bits.trailingZeroBitCount)
    }
  }
}
