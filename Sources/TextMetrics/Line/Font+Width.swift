extension Font {
  /// The width of a text on one line, in points: that of its ``ShapedLine``.
  ///
  /// Spaces at the end count. Linear in the length of the text.
  public func width(
    of text: String, shaping: Shaping = .standard, direction: WritingDirection = .natural
  ) -> Double {
    let request = ShapingRequest(shaping: shaping, direction: direction)
    if tracking == 0 {
      let width = unsafe text.utf8.withContiguousStorageIfAvailable { text -> Double? in
        unsafe self.width(of: text, request)
      }
      guard let width else {
        var contiguous = text
        contiguous.makeContiguousUTF8()
        return self.width(of: contiguous, shaping: shaping, direction: direction)
      }
      if let width { return width }
    }
    return ShapedLine(text, font: self, shaping: shaping, direction: direction).width
  }

  /// The width of a text that no line has to be made for; nil for others.
  private func width(of text: UnsafeBufferPointer<UInt8>, _ request: ShapingRequest) -> Double? {
    stack.withShaper { shaper -> Double? in
      var sink = WidthSink()
      if unsafe shaper.read(text, request, stack, into: &sink) != nil {
        guard sink.units >= 0 else { return nil }
        return scale(unitsPerEm: stack.unitsPerEm).points(sink.units)
      }
      return unsafe shaper.width(text, stack, request).flatMap { points($0) }
    }
  }

  /// An amount in points; the same sum as for a ``ShapedLine``.
  private func points(_ width: ShapedWidth) -> Double {
    (0..<width.scales.count).reduce(0) { sum, scale in
      sum + Double(width.amount.units(scale)) * unitSize / Double(width.scales[scale])
    }
  }
}
