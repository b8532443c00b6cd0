/// Numbers by index, kept in pages that are made when one of their numbers is first known.
///
/// A font of many glyphs so costs only what is asked of it.
struct PagedTable {
  private static let pageSize = 256
  /// What stands where no number is known.
  private static let unknown = Int32.min

  private var pages: [[Int32]] = []

  /// About how much memory the pages take, in bytes.
  var byteCount: Int { pages.reduce(0) { $0 + 8 + $1.count * 4 } }

  /// The number at an index; nil if it is not known.
  subscript(index: Int) -> Int32? {
    let page = index / Self.pageSize
    guard page < pages.count, !pages[page].isEmpty else { return nil }
    let value = pages[page][index % Self.pageSize]
    return value == Self.unknown ? nil : value
  }

  mutating func set(_ index: Int, _ value: Int32) {
    let page = index / Self.pageSize
    while pages.count <= page { pages.append([]) }
    if pages[page].isEmpty {
      pages[page] = Array(repeating: Self.unknown, count: Self.pageSize)
    }
    pages[page][index % Self.pageSize] = value
  }
}
