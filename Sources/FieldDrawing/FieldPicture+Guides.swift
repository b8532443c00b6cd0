import FieldLayout
import Foundation

extension FieldPicture {
  /// A rect or a line of the layout with its name.
  private struct Guide {
    let name: String
    let rect: CGRect
    let color: String
  }

  private var guides: [Guide] {
    var guides = [
      Guide(name: "borderRect", rect: layout.borderRect, color: "#888888"),
      Guide(name: "contentRect", rect: layout.contentRect, color: "#1a7f37"),
    ]
    if let rect = layout.placeholderRect {
      guides.append(Guide(name: "placeholderRect", rect: rect, color: "#8250df"))
    }
    guides.append(Guide(name: "textRect", rect: layout.textRect, color: "#0969da"))
    let named = [
      ("leftViewRect", layout.leftViewRect), ("rightViewRect", layout.rightViewRect),
      ("clearButtonRect", layout.clearButtonRect),
    ]
    for case (let name, let rect?) in named {
      guides.append(Guide(name: name, rect: rect, color: "#9a6700"))
    }
    return guides
  }

  /// Draws each rect, the baseline and the places of the caret, named above and below the field.
  func drawGuides(on canvas: inout SVGCanvas) {
    let border = layout.borderRect
    let guides = guides
    for (row, guide) in guides.enumerated() {
      canvas.rect(guide.rect, fill: "none", stroke: guide.color, isDashed: true)
      // Names stand in rows above and below, each tied to the left edge of its rect.
      let isAbove = row * 2 < guides.count + 1
      let place = isAbove ? row : row - (guides.count + 1) / 2
      let y =
        isAbove ? border.minY - 8 - CGFloat(place) * 12 : border.maxY + 24 + CGFloat(place) * 12
      let x = min(max(guide.rect.minX, border.minX), border.maxX)
      canvas.line(
        from: CGPoint(x: x, y: isAbove ? guide.rect.minY : guide.rect.maxY),
        to: CGPoint(x: x, y: y), stroke: guide.color)
      canvas.text(guide.name, at: CGPoint(x: x + 2, y: y), size: 8, fill: guide.color)
    }
    canvas.line(
      from: CGPoint(x: border.minX, y: layout.baseline),
      to: CGPoint(x: border.maxX, y: layout.baseline), stroke: "#cf222e", isDashed: true)
    canvas.text(
      "baseline", at: CGPoint(x: border.maxX - 34, y: layout.baseline - 2), size: 8,
      fill: "#cf222e")
    for caret in layout.carets where caret.isVisible {
      canvas.line(
        from: CGPoint(x: caret.topX, y: caret.rect.minY),
        to: CGPoint(x: caret.bottomX, y: caret.rect.maxY), stroke: "#bf3989")
    }
    canvas.text(
      "│ caret stops", at: CGPoint(x: border.minX + 2, y: border.maxY + 12), size: 8,
      fill: "#bf3989")
  }
}
