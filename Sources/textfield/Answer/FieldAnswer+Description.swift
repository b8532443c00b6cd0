import FieldLayout
import Foundation
import TextMetrics

extension FieldAnswer {
  /// The answer as tables for people.
  var description: String {
    let text = layout.field.text
    var table = Table(
      ("RECT", .left), ("X", .right), ("Y", .right), ("WIDTH", .right), ("HEIGHT", .right))
    table.row("content", layout.contentRect)
    if let rect = layout.placeholderRect { table.row("placeholder", rect) }
    table.row("text", layout.textRect)
    let caret = PlacedCaret(at: focus, in: layout)
    for placed in [caret] + (wantsCarets ? Array(carets) : []) {
      table.row("caret at \(placed.offset)", placed.caret.rect)
      if let rect = placed.caret.secondaryRect { table.row("  or", rect) }
    }
    for selection in layout.selectionRects { table.row("selection", selection.rect) }

    var facts = Table(("", .left), ("", .left))
    facts.row(
      "direction", "\(layout.direction.rawValue) (\(layout.directionSource.rawValue))")
    facts.row("alignment", layout.alignment.name)
    facts.row("baseline", Double(layout.baseline).display)
    facts.row("font size", layout.fontSize.display)
    facts.row("scroll", Double(layout.scrollOffset).display)
    let visible = text.utf16Offsets(of: layout.visibleRange)
    facts.row("visible", "\(visible[0]) to \(visible[1]) of \(text.utf16.count)")
    for (name, shown) in [("placeholder", layout.placeholder?.shown), ("text", layout.shown)] {
      guard let shown, let reason = shown.truncationReason else { continue }
      facts.row(
        name,
        "“\(shown.text)”, for it is \(reason.width.display) wide and has \(reason.room.display)")
    }
    for (point, position) in zip(points, hits) {
      facts.row(
        "at \(Double(point.x).display), \(Double(point.y).display)",
        "\(text.utf16Offset(of: position.index)) \(position.affinity.rawValue)")
    }
    return "\(table.text)\n\(facts.text)"
  }
}

extension Table {
  fileprivate mutating func row(_ name: String, _ rect: CGRect) {
    row(
      name, Double(rect.minX).display, Double(rect.minY).display, Double(rect.width).display,
      Double(rect.height).display)
  }
}
