extension Font {
  /// The width of a text on one line, in points: that of its ``ShapedLine``.
  ///
  /// Spaces at the end count. Linear in the length of the text.
  public func width(
    of text: String, shaping: Shaping = .standard, direction: WritingDirection = .natural
  ) -> Double {
    if let units = units(of: text, shaping: shaping, direction: direction), units >= 0 {
      return scale(of: face).points(units)
    }
    return ShapedLine(text, font: self, shaping: shaping, direction: direction).width
  }

  /// The width in the units of ``face`` of a text that no line has to be made for; nil for others.
  private func units(of text: String, shaping: Shaping, direction: WritingDirection) -> Int? {
    guard tracking == 0 else { return nil }
    let plain = unsafe text.utf8.withContiguousStorageIfAvailable { text in
      unsafe direction == .rightToLeft ? nil : plainUnits(of: text, shaping: shaping)
    }
    guard let plain else {
      var contiguous = text
      contiguous.makeContiguousUTF8()
      return units(of: contiguous, shaping: shaping, direction: direction)
    }
    if let plain { return plain }
    #if Shaping
      return shaping == .full ? FullShaper.units(text, font: self, direction: direction) : nil
    #else
      return nil
    #endif
  }

  private func plainUnits(of text: UnsafeBufferPointer<UInt8>, shaping: Shaping) -> Int? {
    var width = PlainWidth()
    return unsafe shaping.readPlain(text, self, into: &width) ? width.units : nil
  }
}
