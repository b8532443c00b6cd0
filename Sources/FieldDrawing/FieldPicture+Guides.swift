import FieldLayout
import Foundation

extension FieldPicture {
  /// Rects of the layout that share a name.
  private struct Guide {
    let name: String
    let rects: [CGRect]
    let color: String

    init?(_ name: String, _ rects: [CGRect?], _ color: String) {
      self.name = name
      self.rects = rects.compactMap { $0 }
      self.color = color
      if self.rects.isEmpty { return nil }
    }

    /// The edge that the name is tied to.
    var x: CGFloat { rects.first?.minX ?? 0 }
  }

  /// What is named above the field: the parts that a field always has.
  private var guidesAbove: [Guide] {
    [
      Guide("borderRect", [layout.borderRect], "#6e7781"),
      Guide("contentRect", [layout.contentRect], "#1a7f37"),
      Guide("placeholderRect", [layout.placeholderRect], "#8250df"),
      Guide("textRect", [layout.textRect], "#0969da"),
    ].compactMap { $0 }
  }

  /// What is named below it.
  private var guidesBelow: [Guide] {
    let stops = layout.carets.filter(\.isVisible).map { caret in
      CGRect(x: caret.insertionX, y: caret.rect.minY, width: 0, height: caret.rect.height)
    }
    return [
      Guide("leftViewRect", [layout.leftViewRect], "#9a6700"),
      Guide("rightViewRect", [layout.rightViewRect], "#9a6700"),
      Guide("clearButtonRect", [layout.clearButtonRect], "#9a6700"),
      Guide("carets", stops, "#bf3989"),
      Guide("caret.rect", [layout.caret.rect], "#bf3989"),
      Guide("selectionRects", layout.selectionRects.map(\.rect), "#0550ae"),
      Guide("markedTextUnderlines", layout.markedTextUnderlines, "#953800"),
    ].compactMap { $0 }
  }

  /// The room that the names take up above, below and beside the field.
  var guideMargins: (top: CGFloat, bottom: CGFloat, right: CGFloat) {
    let row = Self.guideRow
    return (
      row * CGFloat(guidesAbove.count + 1), row * CGFloat(guidesBelow.count + 1), Self.guideSide
    )
  }

  private static let guideRow: CGFloat = 12
  private static let guideSide: CGFloat = 76
  private static let nameSize: CGFloat = 8

  /// Draws and names each rect, the places of the caret and the baseline.
  func drawGuides(on canvas: inout SVGCanvas) {
    let border = layout.borderRect
    draw(guidesAbove, on: &canvas, edge: \.minY, at: border.minY, step: -Self.guideRow)
    draw(guidesBelow, on: &canvas, edge: \.maxY, at: border.maxY, step: Self.guideRow)
    let red = "#cf222e"
    canvas.line(
      from: CGPoint(x: border.minX, y: layout.baseline),
      to: CGPoint(x: border.maxX, y: layout.baseline), stroke: red, isDashed: true)
    canvas.text(
      "baseline", at: CGPoint(x: border.maxX + 3, y: layout.baseline + 3), size: Self.nameSize,
      fill: red)
  }

  /// Draws rects and ties each to its name on one side of the field.
  ///
  /// What lies furthest left is named in the row furthest from the field, so that no line crosses a
  /// name.
  private func draw(
    _ guides: [Guide], on canvas: inout SVGCanvas, edge: KeyPath<CGRect, CGFloat>,
    at side: CGFloat, step: CGFloat
  ) {
    let border = layout.borderRect
    func place(_ guide: Guide) -> CGFloat { min(max(guide.x, border.minX), border.maxX) }
    let rows = guides.enumerated().sorted { ($1.element.x, $1.offset) < ($0.element.x, $0.offset) }
    for (row, (_, guide)) in rows.enumerated() {
      for rect in guide.rects {
        if rect.width > 0 {
          canvas.rect(rect, fill: "none", stroke: guide.color, isDashed: true)
        } else {
          canvas.line(
            from: CGPoint(x: rect.minX, y: rect.minY), to: CGPoint(x: rect.minX, y: rect.maxY),
            stroke: guide.color)
        }
      }
      guard let first = guide.rects.first else { continue }
      let (x, y) = (place(guide), side + step * CGFloat(row + 1))
      canvas.line(
        from: CGPoint(x: x, y: first[keyPath: edge]), to: CGPoint(x: x, y: y),
        stroke: guide.color)
      canvas.text(
        guide.name, at: CGPoint(x: x + 2, y: step < 0 ? y + Self.nameSize - 2 : y),
        size: Self.nameSize, fill: guide.color)
    }
  }
}
