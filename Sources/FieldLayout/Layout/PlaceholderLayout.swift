public import Foundation
public import TextMetrics

/// The geometry of a placeholder in its field, and what is shown of it.
public struct PlaceholderLayout: Sendable {
  /// The placeholder's rect by LDTextField's rule, as high as the field.
  ///
  /// Centred, or aligned where reading ends, it is as wide as the placeholder; otherwise, and if the
  /// placeholder does not fit, it is the content rect.
  public let rect: CGRect

  /// What is shown of the placeholder: part of it if it does not fit.
  public let shown: ShownText

  /// The line of what is shown.
  public let line: ShapedLine

  /// The typographic box of ``line`` where it is drawn.
  public let textRect: CGRect

  /// The y of its baseline.
  public let baseline: CGFloat

  /// Lays the placeholder of a field out; nil if it has none.
  init?(_ field: TextField, direction: WritingDirection, in frame: CGRect) {
    guard !field.placeholder.isEmpty else { return nil }
    var shown = ShownText(field.placeholder)
    var line = ShapedLine(
      field.placeholder, font: field.placeholderFont ?? field.font, shaping: field.shaping,
      direction: direction)
    let box = ContentBox(
      for: line.width,
      alignment: (field.placeholderAlignment ?? field.alignment).resolved(in: direction),
      direction: direction, padding: field.padding, in: frame)
    let isAtStart = box.alignment == .start(of: direction)
    rect = CGRect(
      x: isAtStart ? box.minX : box.minX(ofWidth: line.width), y: frame.minY,
      width: isAtStart ? box.width : line.width, height: frame.height)
    if !line.width.fits(in: box.width) {
      line = shown.truncate(line, at: field.placeholderTruncation, toWidth: box.width)
    }
    var lineBox = LineBox(line.font.metrics, alignment: field.verticalAlignment, in: frame)
    if field.placeholderSharesBaseline {
      let text = LineBox(field.font.metrics, alignment: field.verticalAlignment, in: frame)
      lineBox.top += text.baseline - lineBox.baseline
    }
    self.shown = shown
    self.line = line
    textRect = lineBox.rect(x: box.minX(ofWidth: line.width), width: line.width)
    baseline = lineBox.baseline
  }
}
