import FieldLayout
import Foundation
import TestSupport
import Testing
import TextMetrics

/// A field of a program that draws everything itself: it keeps the state and asks for the geometry.
struct GameField {
  private(set) var field: TextField
  private(set) var layout: TextFieldLayout

  init(bounds: CGRect, font: Font) {
    field = TextField(bounds: bounds, font: font)
    field.isEditing = true
    layout = TextFieldLayout(field)
  }

  /// What is selected, or where the caret is.
  var selection: TextSelection { field.selection ?? TextSelection(at: field.text.endIndex) }

  /// A mouse button goes down, and may then be dragged.
  mutating func press(at point: CGPoint) {
    select(TextSelection(at: layout.position(closestTo: point)))
  }

  mutating func drag(to point: CGPoint) {
    let position = layout.position(closestTo: point)
    select(TextSelection(anchor: selection.anchor, focus: position.index))
  }

  /// An arrow key, with the shift key or without.
  mutating func move(_ movement: TextMovement, selecting: Bool = false) {
    let start = TextPosition(selection.focus, affinity: selection.affinity ?? .downstream)
    let end = layout.position(from: start, movement)
    select(
      selecting
        ? TextSelection(anchor: selection.anchor, focus: end.index, affinity: end.affinity)
        : TextSelection(at: end))
  }

  mutating func type(_ typed: String) { replace(selection.range, with: typed) }

  mutating func deleteBackward() {
    let focus = TextPosition(selection.focus)
    let before = layout.position(from: focus, .backward).index
    replace(selection.isEmpty ? before..<focus.index : selection.range, with: "")
  }

  private mutating func replace(_ range: Range<String.Index>, with typed: String) {
    let before = String(field.text[..<range.lowerBound]) + typed
    field.text = before + field.text[range.upperBound...]
    select(
      TextSelection(at: field.text.utf8.index(field.text.startIndex, offsetBy: before.utf8.count)))
  }

  /// Lays out anew; the field scrolls on from where it is.
  private mutating func select(_ selection: TextSelection) {
    field.selection = selection
    field.scrollOffset = layout.scrollOffset
    layout = TextFieldLayout(field)
  }
}

extension Examples {
  @Test("A field in a game is typed into, clicked, selected and scrolled")
  static func game() throws {
    let font = try Fixture.font("DejaVuSans.ttf")
    let bounds = CGRect(x: 0, y: 0, width: 120, height: 30)
    var field = GameField(bounds: bounds, font: font)
    for key in ["h", "e", "l", "l", "o"] { field.type(key) }
    field.press(at: CGPoint(x: 0, y: 0))
    field.drag(to: CGPoint(x: field.layout.caret(at: field.field.text.endIndex).insertionX, y: 0))
    field.type("Bye")
    field.move(.wordBackward, selecting: true)
    print(field.layout.selectionRects.map(\.rect))
    #expect(field.field.text == "Bye")
    #expect(field.layout.selectionRects.map(\.rect) == [field.layout.textRect])

    field.move(.end)
    field.type(", and come again soon")
    field.deleteBackward()
    #expect(field.field.text == "Bye, and come again soo")
    #expect(field.layout.scrollOffset > 0 && field.layout.caret.isVisible)
    let scrolled = field.layout.scrollOffset
    field.move(.backward)
    #expect(field.layout.scrollOffset == scrolled)
    field.move(.start)
    #expect(field.layout.scrollOffset == 0)
  }
}
