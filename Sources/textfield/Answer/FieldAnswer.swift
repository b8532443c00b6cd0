import FieldLayout
import Foundation
import TextMetrics

/// The answer to `op field`.
struct FieldAnswer: Answer {
  let layout: TextFieldLayout
  /// The points to say the text position of.
  let points: [CGPoint]
  let wantsCarets: Bool

  func write(into object: inout JSONWriter) {
    let text = layout.field.text
    let placeholder = layout.placeholder
    object.member("direction", layout.direction.rawValue)
    object.member("alignment", layout.alignment.name)
    object.member("contentRect", layout.contentRect)
    object.member("placeholderRect", placeholder?.rect)
    object.member("placeholderText", placeholder?.shown.text ?? "")
    object.member("placeholderTruncated", placeholder?.shown.isTruncated ?? false)
    if let reason = placeholder?.shown.truncationReason {
      object.member("placeholderTruncation") { write(reason, into: &$0) }
    }
    object.member("textRect", layout.textRect)
    if let reason = layout.shown.truncationReason {
      object.member("textTruncation") { write(reason, into: &$0) }
    }
    object.member("baseline", layout.baseline)
    object.member("fontSize", layout.fontSize)
    object.member("scroll", layout.scrollOffset)
    object.member("visibleRange", text.utf16Offsets(of: layout.visibleRange))
    object.member("caret") { write(PlacedCaret(at: focus, in: layout), into: &$0) }
    if wantsCarets { object.member("carets", objects: carets) { write($1, into: &$0) } }
    object.member("selectionRects", objects: layout.selectionRects) { object, selection in
      object.member("rect", selection.rect)
      object.member("direction", selection.direction.rawValue)
    }
    object.member("hits", objects: hits) { object, position in
      object.member("offset", text.utf16Offset(of: position.index))
      object.member("affinity", position.affinity.rawValue)
    }
  }

  /// The end of the selection that moves.
  var focus: String.Index { layout.field.selection?.focus ?? layout.field.text.endIndex }

  /// The caret at each place between characters.
  var carets: some Sequence<PlacedCaret> {
    let text = layout.field.text
    return (Array(text.indices) + [text.endIndex]).lazy.map { PlacedCaret(at: $0, in: layout) }
  }

  /// The text position at each point.
  var hits: [TextPosition] { points.map(layout.position(closestTo:)) }

  private func write(_ reason: TruncationReason, into object: inout JSONWriter) {
    object.member("place", reason.place.rawValue)
    object.member("width", reason.width)
    object.member("room", reason.room)
  }

  private func write(_ placed: PlacedCaret, into object: inout JSONWriter) {
    object.member("offset", placed.offset)
    object.member("rect", placed.caret.rect)
    object.member("insertionX", placed.caret.insertionX)
    object.member("visible", placed.caret.isVisible)
    if let rect = placed.caret.secondaryRect { object.member("secondaryRect", rect) }
    if let x = placed.caret.secondaryX { object.member("secondaryX", x) }
  }
}
