import FieldLayout
import Foundation
import TextMetrics

/// The answer to `op field`.
struct FieldAnswer: Answer {
  let layout: TextFieldLayout
  let wantsCarets: Bool

  func write(into object: inout JSONWriter) {
    object.member("direction", layout.direction.rawValue)
    object.member("alignment", layout.alignment.name)
    object.member("contentRect", layout.contentRect)
    object.member("placeholderRect", layout.placeholderRect)
    object.member("textRect", layout.textRect)
    object.member("baseline", layout.baseline)
    object.member("fontSize", layout.fontSize)
    object.member("caret") { write(layout.line.caretStop(at: focus), into: &$0) }
    if wantsCarets {
      object.member("carets", objects: layout.line.caretStops) { write($1, into: &$0) }
    }
  }

  /// The end of the selection that moves.
  var focus: String.Index { layout.field.text.endIndex }

  private func write(_ stop: CaretStop, into object: inout JSONWriter) {
    let caret = layout.caret(at: stop.index)
    object.member("offset", layout.field.text.utf16Offset(of: stop.index))
    object.member("rect", caret.rect)
    object.member("insertionX", caret.insertionX)
    object.member("visible", caret.isVisible)
    if stop.secondary != nil {
      let affinity: Affinity = stop.x == stop.upstream ? .downstream : .upstream
      let secondary = layout.caret(at: TextPosition(stop.index, affinity: affinity))
      object.member("secondaryRect", secondary.rect)
      object.member("secondaryX", secondary.insertionX)
    }
  }
}

extension CGFloat: JSONWritable {
  func write(to writer: inout JSONWriter) { Double(self).write(to: &writer) }
}

extension CGRect: JSONWritable {
  /// x, y, width and height.
  func write(to writer: inout JSONWriter) {
    [minX, minY, width, height].write(to: &writer)
  }
}
