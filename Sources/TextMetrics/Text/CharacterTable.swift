/// The traits of the code points that were met, each asked for once.
///
/// They are the same for all fonts. Each thread works with a table of its own, so that looking one up
/// is a matter of two array accesses.
struct CharacterTable {
  private static let tables = Pool<CharacterTable>()

  private static let pageSize = 256
  /// Where the page of a code point begins; the first one stands for all that were not met.
  private var pages = [Int32](repeating: 0, count: 0x110000 / Self.pageSize)
  private var traits = [CharacterTraits](repeating: .unknown, count: Self.pageSize)

  /// Works with a table that no other thread uses.
  static func withTable<Answer>(
    _ body: (inout CharacterTable) -> sending Answer
  ) -> sending Answer {
    tables.withItem(for: (), make: { CharacterTable() }, body)
  }

  /// Reads a text, which must be contiguous, with a table that no other thread uses.
  static func read<Answer: Sendable>(
    _ text: String,
    _ body: (UnsafeBufferPointer<UInt8>, inout CharacterTable) -> Answer
  ) -> Answer? {
    withTable { table in
      unsafe text.utf8.withContiguousStorageIfAvailable { bytes in unsafe body(bytes, &table) }
    }
  }

  /// The traits of a code point.
  @inline(__always)
  subscript(scalar: Unicode.Scalar) -> CharacterTraits {
    mutating get {
      let value = Int(scalar.value)
      let known = traits[Int(pages[value / Self.pageSize]) + value % Self.pageSize]
      return known.flags.contains(.isKnown) ? known : learn(scalar)
    }
  }

  @inline(never)
  private mutating func learn(_ scalar: Unicode.Scalar) -> CharacterTraits {
    let (page, place) = Int(scalar.value).quotientAndRemainder(dividingBy: Self.pageSize)
    if pages[page] == 0 {
      pages[page] = Int32(traits.count)
      traits += Array(repeating: .unknown, count: Self.pageSize)
    }
    let learnt = CharacterTraits(scalar)
    traits[Int(pages[page]) + place] = learnt
    return learnt
  }
}
