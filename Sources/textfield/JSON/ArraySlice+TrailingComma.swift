extension ArraySlice<UInt8> {
  /// Whether a comma stands before the end of a list or an object, which the decoder lets pass and
  /// JSON does not (RFC 8259, sections 4 and 5).
  var hasTrailingComma: Bool {
    var isInString = false
    var isEscaped = false
    var isAfterComma = false
    for byte in self {
      if isInString {
        isInString = isEscaped || byte != UInt8(ascii: "\"")
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
        continue
      }
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: continue
      case UInt8(ascii: "]"), UInt8(ascii: "}"): if isAfterComma { return true }
      case UInt8(ascii: "\""): isInString = true
      default: break
      }
      isAfterComma = byte == UInt8(ascii: ",")
    }
    return false
  }
}
