/// The extended grapheme clusters of a text (UAX #29), which are Swift's characters.
struct Graphemes: Sendable {
  /// Where each begins, in UTF-8, and at last where the text ends; never empty.
  let boundaries: [Int32]

  var count: Int { boundaries.count - 1 }

  /// Finds the boundaries in one pass.
  init(_ text: String) {
    boundaries = Graphemes.asciiBoundaries(text) ?? Graphemes.boundaries(text)
  }

  /// The UTF-8 range of a grapheme.
  subscript(_ grapheme: Int) -> Range<Int> {
    Int(boundaries[grapheme])..<Int(boundaries[grapheme + 1])
  }

  /// The last boundary at or before a UTF-8 offset.
  func boundary(atOrBefore offset: Int) -> Int {
    var (low, high) = (0, boundaries.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if Int(boundaries[middle]) <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The first boundary at or after a UTF-8 offset.
  func boundary(atOrAfter offset: Int) -> Int {
    let before = boundary(atOrBefore: offset)
    return Int(boundaries[before]) < offset && before < count ? before + 1 : before
  }

  /// The boundaries that a UTF-8 range of whole graphemes begins and ends at.
  func boundaries(of range: Range<Int>) -> Range<Int> {
    boundary(atOrBefore: range.lowerBound)..<boundary(atOrBefore: range.upperBound)
  }

  private static func boundaries(_ text: String) -> [Int32] {
    var boundaries: [Int32] = [0]
    var offset: Int32 = 0
    for character in text {
      offset += Int32(character.utf8.count)
      boundaries.append(offset)
    }
    return boundaries
  }

  /// Every byte is a grapheme where there is nothing but ASCII and no CR; nil elsewhere.
  private static func asciiBoundaries(_ text: String) -> [Int32]? {
    guard text.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) else { return nil }
    return Array(0...Int32(text.utf8.count))
  }
}
