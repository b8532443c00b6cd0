/// Offsets in UTF-16 code units, which requests and answers count in.
extension String {
  /// The offset of an index.
  func utf16Offset(of index: Index) -> Int { utf16.distance(from: startIndex, to: index) }

  /// The offsets of the ends of a range.
  func utf16Offsets(of range: Range<Index>) -> [Int] {
    [utf16Offset(of: range.lowerBound), utf16Offset(of: range.upperBound)]
  }

  /// The index at an offset; at the nearer end if it lies outside of the text.
  func index(utf16Offset offset: Int) -> Index {
    utf16.index(startIndex, offsetBy: min(max(offset, 0), utf16.count))
  }
}
