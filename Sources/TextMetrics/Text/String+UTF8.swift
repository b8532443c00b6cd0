extension String {
  /// The part of a text between two offsets in UTF-8; they must be boundaries of characters.
  subscript(utf8 range: Range<Int>) -> Substring {
    self[index(utf8: range.lowerBound)..<index(utf8: range.upperBound)]
  }

  /// The index at an offset in UTF-8.
  package func index(utf8 offset: Int) -> Index { utf8.index(startIndex, offsetBy: offset) }

  /// The offset in UTF-8 of any index, clamped into the text.
  package func utf8Offset(_ index: Index) -> Int {
    if index <= startIndex { return 0 }
    if index >= endIndex { return utf8.count }
    return utf8.distance(from: startIndex, to: index)
  }

  /// The offset in UTF-8 of any index, clamped into the text, rounded up.
  ///
  /// Between the halves of a surrogate pair, which have one offset in UTF-8, it is the pair's end.
  package func utf8Offset(atOrAfter index: Index) -> Int {
    let offset = utf8Offset(index)
    guard startIndex < index, index < endIndex, self.index(utf8: offset) < index else {
      return offset
    }
    return utf8Offset(unicodeScalars.index(after: index))
  }
}
