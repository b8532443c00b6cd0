/// The extended grapheme clusters of a text (UAX #29), which are Swift's characters.
struct Graphemes: Sendable {
  let count: Int
  /// Where each begins, in UTF-8, and at last where the text ends; empty if each is one byte.
  private let starts: [Int32]

  /// About how much memory they take.
  var byteCount: Int { starts.count * 4 }

  /// Finds the boundaries of a text, which must be contiguous, in one pass.
  init(_ text: String) {
    guard !text.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) else {
      count = text.utf8.count
      starts = []
      return
    }
    starts = unsafe CharacterTable.read(text) { unsafe Self.starts($0, &$1) } ?? [0]
    count = starts.count - 1
  }

  /// Finds the boundaries of a text with a table that is at hand.
  init(_ text: UnsafeBufferPointer<UInt8>, _ table: inout CharacterTable) {
    starts = unsafe Self.starts(text, &table)
    count = starts.count - 1
  }

  /// Between two characters that stand alone there is a boundary; where others stand, Swift tells.
  private static func starts(
    _ text: UnsafeBufferPointer<UInt8>, _ table: inout CharacterTable
  ) -> [Int32] {
    var starts: [Int32] = [0]
    starts.reserveCapacity(text.count / 2 + 2)
    var reader = unsafe ScalarReader(text)
    var (boundary, offset) = (0, 0)
    var (stoodAlone, isOne) = (false, true)
    func end() {
      if !isOne {
        let stretch = unsafe UnsafeBufferPointer(rebasing: text[boundary..<offset])
        unsafe starts.appendBoundaries(inside: stretch, at: boundary)
      }
      starts.append(Int32(offset))
      (boundary, isOne) = (offset, true)
    }
    while let scalar = reader.next() {
      let standsAlone = table[scalar].flags.contains(.standsAlone)
      if standsAlone, stoodAlone { end() } else if offset > 0 { isOne = false }
      (stoodAlone, offset) = (standsAlone, reader.offset)
    }
    end()
    return starts
  }

  /// Those of plain text.
  ///
  /// - Parameter count: How many characters it has.
  init(plain text: UnsafeBufferPointer<UInt8>, count: Int) {
    self.count = count
    guard count < text.count else {
      starts = []
      return
    }
    var starts: [Int32] = []
    starts.reserveCapacity(count + 1)
    for offset in 0..<text.count where unsafe text[offset] & 0xC0 != 0x80 {
      starts.append(Int32(offset))
    }
    starts.append(Int32(text.count))
    self.starts = starts
  }

  /// Those of plain text.
  init(plain text: UnsafeBufferPointer<UInt8>) {
    unsafe self.init(
      plain: text, count: text.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) })
  }

  /// Where a boundary is in UTF-8.
  @inline(__always)
  func offset(_ boundary: Int) -> Int { starts.isEmpty ? boundary : Int(starts[boundary]) }

  /// The UTF-8 range of a grapheme.
  subscript(_ grapheme: Int) -> Range<Int> { offset(grapheme)..<offset(grapheme + 1) }

  /// The last boundary at or before a UTF-8 offset.
  func boundary(atOrBefore offset: Int) -> Int {
    if starts.isEmpty { return max(0, min(offset, count)) }
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high + 1) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The first boundary at or after a UTF-8 offset.
  func boundary(atOrAfter offset: Int) -> Int {
    let before = boundary(atOrBefore: offset)
    return self.offset(before) < offset && before < count ? before + 1 : before
  }

  /// The boundaries that a UTF-8 range of whole graphemes begins and ends at.
  func boundaries(of range: Range<Int>) -> Range<Int> {
    boundary(atOrBefore: range.lowerBound)..<boundary(atOrBefore: range.upperBound)
  }
}

extension [Int32] {
  /// Adds the boundaries that Swift finds between the ends of a stretch.
  fileprivate mutating func appendBoundaries(
    inside stretch: UnsafeBufferPointer<UInt8>, at start: Int
  ) {
    let text = unsafe String(decoding: stretch, as: UTF8.self)
    for index in text.indices.dropFirst() {
      append(Int32(start + text.utf8.distance(from: text.startIndex, to: index)))
    }
  }
}
