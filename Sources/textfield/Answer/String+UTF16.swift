extension String {
  /// The offset of an index in UTF-16 code units.
  func utf16Offset(of index: Index) -> Int { utf16.distance(from: startIndex, to: index) }

  /// The ends of a range as offsets in UTF-16 code units.
  func utf16Offsets(of range: Range<Index>) -> [Int] {
    [utf16Offset(of: range.lowerBound), utf16Offset(of: range.upperBound)]
  }
}
