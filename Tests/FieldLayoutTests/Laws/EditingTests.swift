import FieldLayout
import Foundation
import TestSupport
import Testing
import TextMetrics

@Suite("A field that lives through many edits is the field that it would be afresh")
struct EditingTests {
  @Test("Typing, deleting, pasting, shrinking to nothing and back, and turning round")
  func script() throws {
    let field = try TextField.sample(placeholder: "Name", width: 120, alignment: .center)
    let steps: [(TextField) -> TextField] = [
      { $0.edited() },
      { $0.typing("Hello, World! and more") },
      { $0.typing(" שלום") },
      { field in
        var field = field
        field.selection = TextSelection(field.text.part(3, 8))
        return field
      },
      { $0.typing("") },
      { $0.typing(String(repeating: "pasted ", count: 1430)) },
      { $0.resized(0) },
      { $0.resized(120) },
      { $0.turned(.rightToLeft) },
      { $0.typing("אבג") },
      { $0.turned(.natural) },
      { field in
        var field = field
        field.selection = TextSelection(field.text.startIndex..<field.text.endIndex)
        return field
      },
      { $0.typing("x") },
      { $0.typing("e\u{301}") },
    ]
    var current = field
    for (count, step) in steps.enumerated() {
      current = step(current)
      let layout = TextFieldLayout(current)
      // A field that is put together anew from the same words.
      var fresh = TextField(
        text: String(decoding: Array(current.text.utf8), as: UTF8.self), placeholder: "Name",
        bounds: current.bounds, font: current.font, alignment: .center)
      fresh.direction = current.direction
      fresh.isEditing = true
      fresh.selection = current.selection
      fresh.scrollOffset = current.scrollOffset
      let afresh = TextFieldLayout(fresh)
      #expect(layout.caret == afresh.caret, "step \(count)")
      #expect(layout.textRect == afresh.textRect, "step \(count)")
      #expect(layout.scrollOffset == afresh.scrollOffset, "step \(count)")
      #expect(layout.selectionRects == afresh.selectionRects, "step \(count)")
      #expect(layout.visibleRange == afresh.visibleRange, "step \(count)")
      #expect(layout.caret.isVisible, "step \(count)")
      #expect(
        layout.scrollOffset >= 0
          && layout.scrollOffset <= max(0, layout.line.width + 2 - layout.contentRect.width) + 1e-9)
      current.scrollOffset = layout.scrollOffset
    }
    #expect(current.text == "xe\u{301}")
    #expect(current.scrollOffset == 0)
  }

  @Test("Laying out twice from one's own offset changes nothing", arguments: [30.0, 80, 400])
  func settled(width: CGFloat) throws {
    for caret in 0...40 {
      let field = try TextField.sample(TestText.named("sentence"), width: width)
        .edited(caret: caret, scrollOffset: 50)
      let once = TextFieldLayout(field)
      let twice = TextFieldLayout(field.edited(caret: caret, scrollOffset: once.scrollOffset))
      #expect(once.scrollOffset == twice.scrollOffset)
      #expect(once.caret == twice.caret)
    }
  }
}

extension TextField {
  /// The field with the selected part, or the caret, replaced by something typed.
  fileprivate func typing(_ typed: String) -> TextField {
    var field = self
    let range = selection?.range ?? text.endIndex..<text.endIndex
    let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    field.text.replaceSubrange(range, with: typed)
    let caret = field.text.utf8.index(field.text.startIndex, offsetBy: start + typed.utf8.count)
    field.selection = TextSelection(at: caret)
    return field
  }

  fileprivate func resized(_ width: CGFloat) -> TextField {
    var field = self
    field.bounds.size.width = width
    return field
  }

  fileprivate func turned(_ direction: WritingDirection) -> TextField {
    var field = self
    field.direction = direction
    return field
  }
}
