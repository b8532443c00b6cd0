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

  /// Whether two contiguous texts are the same code point by code point, which equal strings need
  /// not be.
  func hasCodePoints(of other: String) -> Bool {
    let isSame = unsafe utf8.withContiguousStorageIfAvailable { bytes in
      unsafe other.utf8.withContiguousStorageIfAvailable { others in
        unsafe UnsafeRawBufferPointer(bytes).isSame(as: UnsafeRawBufferPointer(others))
      }
    }
    return isSame.flatMap { $0 } ?? utf8.elementsEqual(other.utf8)
  }
}

extension UnsafeRawBufferPointer {
  fileprivate func isSame(as other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    var offset = 0
    while offset + 8 <= count {
      let word = unsafe loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      guard unsafe word == other.loadUnaligned(fromByteOffset: offset, as: UInt64.self) else {
        return false
      }
      offset += 8
    }
    return (offset..<count).allSatisfy { unsafe self[$0] == other[$0] }
  }
}
