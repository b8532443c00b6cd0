/// Text in which every code point is a character of its own, read from left to right, and all of one
/// script: what most labels and fields hold.
///
/// It is Latin text with its digits, punctuation and currency signs, without line breaks, tabs,
/// combining marks and characters that show nothing. Such text needs no search for graphemes, bidi
/// levels and scripts.
struct PlainText {
  /// Code points that are plain are smaller.
  static let bound = 0x20C0

  /// All code points that are plain.
  static let scalars = (0..<bound).filter(isPlain)
    .compactMap { Unicode.Scalar(UInt32($0)) }

  /// Whether any character is of the Latin script; without one the script is Common.
  let hasLetters: Bool

  /// Looks at a text in UTF-8 as far as its first letter; nil if it is not plain as far as that.
  ///
  /// Whether the rest is plain shows as it is read.
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    var offset = 0
    while offset < text.count {
      let scalar = unsafe PlainText.scalar(in: text, at: &offset)
      guard let isLetter = PlainText.isLetter(scalar) else { return nil }
      if isLetter {
        hasLetters = true
        return
      }
    }
    hasLetters = false
  }

  /// Whether all of a text is plain.
  static func isAll(of text: UnsafeBufferPointer<UInt8>) -> Bool {
    var offset = 0
    while offset < text.count {
      guard isPlain(unsafe scalar(in: text, at: &offset)) else { return false }
    }
    return true
  }

  /// Whether a code point is plain.
  static func isPlain(_ scalar: Int) -> Bool { isLetter(scalar) != nil }

  /// The code point at an offset, which is moved behind it; 0 for one from ``bound`` on.
  @inline(__always)
  static func scalar(in text: UnsafeBufferPointer<UInt8>, at offset: inout Int) -> Int {
    let first = unsafe Int(text[offset])
    offset += 1
    if first < 0x80 { return first }
    // A string holds whole sequences, so the bytes that follow the first one are there.
    let second = unsafe Int(text[offset] & 0x3F)
    offset += 1
    if first < 0xE0 { return (first & 0x1F) << 6 | second }
    let third = unsafe Int(text[offset] & 0x3F)
    offset += 1
    guard first < 0xF0 else {
      offset += 1
      return 0
    }
    let scalar = (first & 0x0F) << 12 | second << 6 | third
    return scalar < bound ? scalar : 0
  }

  /// Whether a plain code point is of the Latin script; nil for any that is not plain.
  @inline(__always)
  private static func isLetter(_ scalar: Int) -> Bool? {
    switch scalar {
    case 0x61...0x7A, 0x41...0x5A: true
    case 0x20...0x7E: false
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2AF, 0xAA, 0xBA: true
    case 0xA0...0xAC, 0xAE...0xF7: false
    // Without spaces, format characters and the fraction slash, which makes its neighbours smaller.
    case 0x2010...0x2027, 0x2030...0x2043, 0x2045...0x205E, 0x20A0...0x20BF: false
    default: nil
    }
  }
}
