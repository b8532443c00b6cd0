extension Shaping {
  /// Reads a text that is plain, in the integers of its font's scale.
  ///
  /// - Returns: false if it is not plain, has to be shaped as a whole, or the face lacks some of it.
  func readPlain(
    _ text: UnsafeBufferPointer<UInt8>, _ font: Font, into reading: inout some PlainReading
  ) -> Bool {
    guard let plain = unsafe PlainText(text) else { return false }
    return switch self {
    case .simple: unsafe font.face.readSimply(text, font, into: &reading)
    #if Shaping
      case .full: unsafe font.face.readPlain(text, plain, font, into: &reading)
    #endif
    }
  }
}
