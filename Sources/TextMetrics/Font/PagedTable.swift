/// Numbers by index, kept in pages that are made when one of their numbers is first known.
///
/// A font of many glyphs so costs only what is asked of it.
struct PagedTable {
  private static let pageSize = 256
  /// What stands where no number is known.
  private static let unknown = Int32.min

  /// Where the numbers of a page begin; 0 for one that is not made.
  private var pages: [Int32] = []
  /// The pages in the order of their making, behind one in which nothing is known.
  private var values: [Int32] = []

  /// About how much memory the pages take, in bytes.
  var byteCount: Int { (pages.count + values.count) * 4 }

  /// The number at an index; nil if it is not known.
  @inline(__always)
  subscript(index: Int) -> Int32? {
    let page = index / Self.pageSize
    guard page < pages.count else { return nil }
    let value = values[Int(pages[page]) + index % Self.pageSize]
    return value == Self.unknown ? nil : value
  }

  mutating func set(_ index: Int, _ value: Int32) {
    let page = index / Self.pageSize
    if values.isEmpty { addPage() }
    while pages.count <= page { pages.append(0) }
    if pages[page] == 0 {
      pages[page] = Int32(values.count)
      addPage()
    }
    values[Int(pages[page]) + index % Self.pageSize] = value
  }

  private mutating func addPage() {
    values += Array(repeating: Self.unknown, count: Self.pageSize)
  }
}
