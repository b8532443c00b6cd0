#if Shaping
  /// Cuts a run into words, from left to right as they are shown.
  ///
  /// A word begins with a space or with the run, and ends before the next space.
  @safe
  struct RunWords {
    private let text: UnsafeBufferPointer<UInt8>
    private let isRightToLeft: Bool
    private var rest: Range<Int>

    /// - Parameter range: Some words of the run.
    init(_ text: UnsafeBufferPointer<UInt8>, _ run: TextRun, _ range: Range<Int>? = nil) {
      unsafe self.text = text
      isRightToLeft = run.isRightToLeft
      rest = range ?? run.range
    }

    mutating func next() -> Range<Int>? {
      guard !rest.isEmpty else { return nil }
      if isRightToLeft {
        var start = rest.upperBound - 1
        while start > rest.lowerBound, unsafe text[start] != 0x20 { start -= 1 }
        defer { rest = rest.lowerBound..<start }
        return start..<rest.upperBound
      }
      var end = rest.lowerBound + 1
      while end < rest.upperBound, unsafe text[end] != 0x20 { end += 1 }
      defer { rest = end..<rest.upperBound }
      return rest.lowerBound..<end
    }
  }
#endif
