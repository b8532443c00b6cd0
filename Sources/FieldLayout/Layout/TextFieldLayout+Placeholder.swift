public import Foundation
import TextMetrics

extension TextFieldLayout {
  /// Where the placeholder stands; nil if there is none.
  ///
  /// It is as high as the field. Centred, or at the side where reading ends, it is as wide as the
  /// placeholder; else, and if the placeholder does not fit, it is the content rect.
  public var placeholderRect: CGRect? {
    guard !field.placeholder.isEmpty else { return nil }
    let width = CGFloat(placeholderLine.width)
    let box = ContentBox(
      for: width,
      alignment: (field.placeholderAlignment ?? field.alignment).resolved(in: direction),
      direction: direction, padding: field.padding, in: borderRect)
    let isAtStart = box.alignment == .start(of: direction)
    return CGRect(
      x: isAtStart ? box.minX : box.minX(ofWidth: width), y: borderRect.minY,
      width: isAtStart ? box.width : width, height: borderRect.height)
  }

  private var placeholderLine: ShapedLine {
    ShapedLine(
      field.placeholder, font: field.placeholderFont ?? field.font, shaping: field.shaping,
      direction: direction)
  }
}
