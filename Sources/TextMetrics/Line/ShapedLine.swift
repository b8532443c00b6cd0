/// One line of text, measured: its glyphs in visual order and the places of its carets.
///
/// Lengths are points. x counts from the left end of the line to the right, y from the baseline
/// downwards. Line breaks inside the text show as one space each. A line is a value: it never
/// changes, and it may be used from any thread.
///
/// Making one is linear in the length of the text, asking it is logarithmic unless said otherwise.
public struct ShapedLine: Sendable {
  /// The text.
  public let text: String

  /// What it is set in.
  public let font: Font

  /// How it was shaped.
  public let shaping: Shaping

  /// The direction that was asked for, which may be natural.
  public let requestedDirection: WritingDirection

  let content: LineContent

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
    let graphemes = Graphemes(text)
    let shaped = shaping.shape(text, graphemes, font: font, direction: direction)
    let building = LineBuilding(
      shaped, text: text, graphemes: graphemes, font: font, shaping: shaping)
    self.text = text
    self.font = font
    self.shaping = shaping
    requestedDirection = direction
    content = LineContent(building, shaped)
  }

  /// The direction that the line is read in: never natural.
  public var direction: WritingDirection { content.isRightToLeft ? .rightToLeft : .leftToRight }

  /// The width of the whole line, spaces at its end included.
  public var width: Double {
    let sum = content.unitsPerEm.indices.reduce(points(tracked: content.total.tracked)) {
      $0 + points(Double(content.total.units($1)), scale: $1)
    }
    return max(0, sum)  // Kerning of a damaged font may take away more than there is.
  }
}
