import Foundation
import TextMetrics

/// Collects the elements of an SVG picture.
struct SVGCanvas {
  private var elements: [String] = []
  private var clipCount = 0

  mutating func rect(_ rect: CGRect, fill: String, stroke: String? = nil, isDashed: Bool = false) {
    elements.append(
      "<rect x=\"\(rect.minX.svg)\" y=\"\(rect.minY.svg)\" width=\"\(rect.width.svg)\" "
        + "height=\"\(rect.height.svg)\" fill=\"\(fill)\"\(pen(stroke, isDashed))/>")
  }

  mutating func line(from: CGPoint, to: CGPoint, stroke: String, isDashed: Bool = false) {
    elements.append(
      "<line x1=\"\(from.x.svg)\" y1=\"\(from.y.svg)\" x2=\"\(to.x.svg)\" y2=\"\(to.y.svg)\""
        + "\(pen(stroke, isDashed))/>")
  }

  mutating func text(_ text: String, at point: CGPoint, size: CGFloat, fill: String) {
    elements.append(
      "<text x=\"\(point.x.svg)\" y=\"\(point.y.svg)\" font-family=\"sans-serif\" "
        + "font-size=\"\(size.svg)\" fill=\"\(fill)\">\(text.escaped)</text>")
  }

  mutating func path(_ outline: GlyphOutline, movedBy origin: CGPoint, fill: String) {
    func place(_ point: GlyphOutline.Point) -> String {
      "\((origin.x + point.x).svg) \((origin.y + point.y).svg)"
    }
    let steps = outline.elements.map { element in
      switch element {
      case .move(let to): "M\(place(to))"
      case .line(let to): "L\(place(to))"
      case .quadratic(let control, let to): "Q\(place(control)) \(place(to))"
      case .cubic(let first, let second, let to):
        "C\(place(first)) \(place(second)) \(place(to))"
      case .close: "Z"
      }
    }
    elements.append("<path d=\"\(steps.joined())\" fill=\"\(fill)\"/>")
  }

  /// Draws what shows inside of a rect alone.
  mutating func clip(to rect: CGRect, _ draw: (inout SVGCanvas) -> Void) {
    clipCount += 1
    let name = "clip\(clipCount)"
    elements.append("<clipPath id=\"\(name)\">")
    self.rect(rect, fill: "black")
    elements.append("</clipPath><g clip-path=\"url(#\(name))\">")
    draw(&self)
    elements.append("</g>")
  }

  /// Draws something at another place.
  mutating func move(by offset: CGPoint, _ draw: (inout SVGCanvas) -> Void) {
    elements.append("<g transform=\"translate(\(offset.x.svg) \(offset.y.svg))\">")
    draw(&self)
    elements.append("</g>")
  }

  /// The elements as a document that shows a part of the plane, a point as a pixel.
  func document(showing rect: CGRect) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(rect.width.svg)" height="\(rect.height.svg)" \
    viewBox="\(rect.minX.svg) \(rect.minY.svg) \(rect.width.svg) \(rect.height.svg)">
    \(elements.joined(separator: "\n"))
    </svg>

    """
  }

  private func pen(_ stroke: String?, _ isDashed: Bool) -> String {
    guard let stroke else { return "" }
    return " stroke=\"\(stroke)\" stroke-width=\"0.5\""
      + (isDashed ? " stroke-dasharray=\"2 1.5\"" : "")
  }
}

extension CGFloat {
  /// A length as a picture needs it: to a thousandth of a point, without needless zeros.
  fileprivate var svg: String {
    let thousandths = (self * 1000).rounded()
    guard Swift.abs(thousandths) < 1e15 else { return "\(self)" }
    let whole = Int(thousandths)
    return whole % 1000 == 0 ? "\(whole / 1000)" : "\(CGFloat(whole) / 1000)"
  }
}

extension String {
  /// The text as the content of an element; what XML 1.0 has no place for becomes U+FFFD.
  fileprivate var escaped: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x26: escaped += "&amp;"
      case 0x3C: escaped += "&lt;"
      case 0x3E: escaped += "&gt;"
      case 0x09, 0x0A, 0x0D, 0x20...0xFFFD, 0x10000...: escaped.unicodeScalars.append(scalar)
      default: escaped += "\u{FFFD}"
      }
    }
    return escaped
  }
}
