extension ArraySlice<UInt8> {
  /// Writes `\ufffd` over each escape of a surrogate that has no partner, as `\ud83d` alone.
  mutating func replaceUnpairedSurrogates() {
    var next = startIndex
    while let backslash = self[next...].firstIndex(of: UInt8(ascii: "\\")) {
      guard let unit = codeUnit(at: backslash) else {
        // An escape of one character, which may be a second backslash.
        next = Swift.min(backslash + 2, endIndex)
        continue
      }
      next = backslash + 6
      guard 0xD800...0xDFFF ~= unit else { continue }
      if unit < 0xDC00, let second = codeUnit(at: next), 0xDC00...0xDFFF ~= second {
        next += 6
      } else {
        replaceSubrange(backslash + 2..<next, with: "fffd".utf8)
      }
    }
  }

  /// The code unit that is written as `\uXXXX` at a place; nil if none is.
  private func codeUnit(at index: Int) -> UInt16? {
    guard index + 6 <= endIndex, self[index] == UInt8(ascii: "\\"),
      self[index + 1] == UInt8(ascii: "u")
    else { return nil }
    return UInt16(String(decoding: self[index + 2..<index + 6], as: UTF8.self), radix: 16)
  }
}
