public import Foundation

/// A layout snapped to the pixel grid, for a renderer that draws carets and frames without
/// antialiasing.
///
/// Rects grow outwards to whole pixels, so nothing is cut off; carets and baselines go to the nearest
/// pixel. Coordinates stay points, and text is drawn from the exact layout.
public struct PixelAlignedLayout: Sendable {
  /// The exact layout.
  public let layout: TextFieldLayout

  /// How many pixels make a point.
  public let scale: CGFloat

  init(_ layout: TextFieldLayout, scale: CGFloat) {
    self.layout = layout
    self.scale = (1e-3...1e6).contains(scale) ? scale : 1
  }

  /// The content rect, outwards.
  public var contentRect: CGRect { outward(layout.contentRect) }

  /// The box of the line, outwards.
  public var textRect: CGRect { outward(layout.textRect) }

  /// The placeholder's place, outwards; nil if the field has none.
  public var placeholderRect: CGRect? { layout.placeholderRect.map(outward) }

  /// The baseline at the nearest pixel.
  public var baseline: CGFloat { nearest(layout.baseline) }

  /// The rects that a part of the text covers, outwards.
  public func selectionRects(for range: Range<String.Index>) -> [CGRect] {
    layout.selectionRects(for: range).map { outward($0.rect) }
  }

  /// A caret at the nearest pixel, as many pixels wide as it needs and at least one, inside the
  /// content rect if it is visible.
  public func rect(of caret: Caret) -> CGRect {
    var rect = outward(caret.rect)
    rect.size.width = max(1, (caret.rect.width * scale - Self.slack).rounded(.up)) / scale
    rect.origin.x = nearest(caret.rect.minX)
    if caret.isVisible {
      // A caret wider than the content rect lies in the padding, inside the field.
      let hasRoom = layout.contentRect.width >= caret.rect.width
      let clip = hasRoom ? contentRect : outward(layout.borderRect)
      rect.origin.x = min(rect.minX, max(clip.minX, clip.maxX - rect.width))
    }
    return rect
  }

  /// The nearest place on the pixel grid.
  public func nearest(_ place: CGFloat) -> CGFloat { (place * scale).rounded() / scale }

  /// The smallest rect on the pixel grid around a rect.
  public func outward(_ rect: CGRect) -> CGRect {
    let (minX, maxX) = outward(rect.minX, rect.maxX)
    let (minY, maxY) = outward(rect.minY, rect.maxY)
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  private func outward(_ low: CGFloat, _ high: CGFloat) -> (CGFloat, CGFloat) {
    (
      (low * scale + Self.slack).rounded(.down) / scale,
      (high * scale - Self.slack).rounded(.up) / scale
    )
  }

  /// The part of a pixel that counts as the rounding of a sum.
  private static let slack: CGFloat = 1e-6
}

extension TextFieldLayout {
  /// The layout on the pixel grid of a screen.
  ///
  /// - Parameter scale: How many pixels make a point; what no screen has, below a thousandth or above
  ///   a million, counts as 1.
  public func pixelAligned(scale: CGFloat) -> PixelAlignedLayout {
    PixelAlignedLayout(self, scale: scale)
  }
}
