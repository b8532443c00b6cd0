/// The width of a text, apart for each number of units in an em.
final class ShapedWidth {
  private(set) var scales = LineScales()
  private(set) var amount = LineAmount()
  /// Whether it was found without making a line.
  let isKnown: Bool

  init() { isKnown = true }

  /// Says that a line has to be made to tell the width.
  static var unknown: ShapedWidth { ShapedWidth(isKnown: false) }

  private init(isKnown: Bool) { self.isKnown = isKnown }

  #if Shaping
    /// Adds a run in one face.
    ///
    /// - Returns: false if the face lacks a glyph, or the sum of the advances is negative.
    func add(
      _ run: TextRun, _ text: UnsafeBufferPointer<UInt8>, fontIndex: Int, _ stack: FontStack,
      _ shaper: TextShaper
    ) -> Bool {
      var sink = WidthSink()
      unsafe shaper.shape(text, run, fontIndex: fontIndex, stack, nil, into: &sink)
      guard !sink.lacksGlyphs, sink.units >= 0 else { return false }
      let scale = scales.scale(unitsPerEm: stack.unitsPerEm(of: stack.faces[fontIndex]))
      amount.add(sink.units, scale: scale)
      return true
    }
  #endif
}
