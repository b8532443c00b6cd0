extension Shaping {
  /// Reads a text that is plain, in the integers of its font's scale.
  ///
  /// - Returns: nil if it is not plain, has to be shaped as a whole, or the face lacks some of it.
  func readPlain<Reading: PlainReading>(
    _ text: UnsafeBufferPointer<UInt8>, _ plain: PlainText, _ font: Font, into reading: Reading
  ) -> Reading? {
    switch self {
    case .simple: unsafe font.face.readSimply(text, font, into: reading)
    #if Shaping
      case .full: unsafe font.face.readPlain(text, plain, font, into: reading)
    #endif
    }
  }
}
