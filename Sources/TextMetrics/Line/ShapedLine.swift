/// One line of text, measured: its glyphs in visual order and the places of its carets.
///
/// Lengths are points. x counts from the left end of the line to the right, y from the baseline
/// downwards. Line breaks inside the text show as one space each. A line is a value: it never
/// changes, and it may be used from any thread.
///
/// Within a run of one direction no caret stands before the one that is read before it. Where a font
/// has advances below zero, or kerns away more than a letter is wide, glyphs and width are as the font
/// has them, and the caret waits; but where that leaves a run no width, as it does in a damaged font,
/// no letter takes up less than nothing. Nor does it where tracking takes away more than there is.
///
/// Making one is linear in the length of the text, asking it is logarithmic unless said otherwise.
/// For that, full shaping leaves out what no one can read: of the isolates of bidirectional text the
/// first 10 000 count, of brackets without a letter or number between them the first 1000, and where
/// more than 256 marks stand in a row, those after each 256th are not placed on the letter. A hostile
/// font cannot break the rule, as HarfBuzz gives up a text after so many steps for each character.
public struct ShapedLine: Sendable {
  /// The text.
  public let text: String

  /// What it is set in.
  public let font: Font

  /// How it was shaped.
  public let shaping: Shaping

  /// The direction that was asked for, which may be natural.
  public let requestedDirection: WritingDirection

  let layout: LineLayout

  /// Shapes a text.
  ///
  /// - Parameters:
  ///   - text: Any text; the empty one makes a line of width 0 with one caret stop.
  ///   - font: What to set it in.
  ///   - shaping: How; ``Shaping/standard`` is the best that there is.
  ///   - direction: The direction of the line; natural takes that of the text's first letter that
  ///     has one, else left to right. Simple shaping takes natural for left to right.
  public init(
    _ text: String, font: Font, shaping: Shaping = .standard, direction: WritingDirection = .natural
  ) {
    var text = text
    text.makeContiguousUTF8()
    self.text = text
    self.font = font
    self.shaping = shaping
    requestedDirection = direction
    layout = LineLayout.make(
      text, font, ShapingRequest(shaping: shaping, direction: direction))
  }

  /// The direction that the line is read in: never natural.
  public var direction: WritingDirection { layout.isRightToLeft ? .rightToLeft : .leftToRight }

  /// The width of the whole line, spaces at its end included.
  public var width: Double {
    let sum = (0..<layout.scales.count).reduce(points(tracked: layout.total.tracked)) {
      $0 + points(Double(layout.total.units($1)), scale: $1)
    }
    return max(0, sum)  // Where tracking takes away all there is, rounding may take more.
  }
}
