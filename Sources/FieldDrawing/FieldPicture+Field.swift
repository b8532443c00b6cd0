import FieldLayout
import Foundation
import TextMetrics

extension FieldPicture {
  /// Draws the field as it shows: its border, and inside of its content rect what it holds.
  func drawField(on canvas: inout SVGCanvas) {
    canvas.rect(layout.borderRect, fill: "white", stroke: "#c8c8c8")
    for view in [layout.leftViewRect, layout.rightViewRect, layout.clearButtonRect] {
      if let view { canvas.rect(view, fill: "#ececec") }
    }
    canvas.clip(to: layout.contentRect) { canvas in
      for selection in layout.selectionRects {
        canvas.rect(selection.rect, fill: "#b4d5fe")
      }
      if let placeholder = layout.placeholder, layout.showsPlaceholder {
        draw(
          placeholder.line, at: placeholder.textRect.minX, placeholder.baseline,
          layout.placeholderColor, on: &canvas)
      }
      draw(layout.line, at: layout.textRect.minX, layout.baseline, layout.textColor, on: &canvas)
      for underline in layout.markedTextUnderlines {
        canvas.rect(underline, fill: layout.textColor.css)
      }
    }
    if layout.showsCaret { canvas.rect(layout.caret.rect, fill: layout.caretColor.css) }
  }

  /// Draws the glyphs of a line; a glyph that is a picture, as a box at its place.
  private func draw(
    _ line: ShapedLine, at x: CGFloat, _ baseline: CGFloat, _ color: Color,
    on canvas: inout SVGCanvas
  ) {
    let origin = CGPoint(x: x, y: baseline)
    for glyph in line.glyphs {
      if let outline = line.outline(of: glyph) {
        canvas.path(outline, movedBy: origin, fill: color.css)
      } else if glyph.advance > 0, line.font.faces[glyph.fontIndex].kind.isColor {
        let metrics = line.metrics
        canvas.rect(
          CGRect(
            x: x + glyph.x, y: baseline + glyph.y - metrics.ascent, width: glyph.advance,
            height: metrics.ascent + metrics.descent
          ).insetBy(dx: glyph.advance / 16, dy: 1),
          fill: "#ffe08a", stroke: "#d9a400")
      }
    }
  }
}

extension Color {
  /// The colour as CSS writes it.
  var css: String {
    let parts = [red, green, blue].map { String(Int(($0 * 255).rounded().clamped(to: 0...255))) }
    return alpha == 1
      ? "rgb(\(parts.joined(separator: ",")))"
      : "rgba(\(parts.joined(separator: ",")),\(alpha))"
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.max(range.lowerBound, Swift.min(self, range.upperBound))
  }
}
