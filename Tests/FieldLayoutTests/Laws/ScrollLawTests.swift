import FieldLayout
import Foundation
import TestSupport
import Testing
import TextMetrics

@Suite("Scrolling moves as little as it must")
struct ScrollLawTests {
  @Test("A caret that walks through the text and back", arguments: Fixture.fontNames)
  func walk(font: String) throws {
    var differences = Differences()
    for sample in try FieldSample.all(in: font) where sample.field.alignment == .center {
      var field = sample.field
      field.isEditing = true
      let boundaries = field.text.boundaries
      for index in boundaries + boundaries.reversed() {
        field.selection = TextSelection(at: index)
        let layout = TextFieldLayout(field)
        let place = "\(sample.id) at \(field.text.count(before: index))"
        check(layout, from: field.scrollOffset, place, &differences)
        field.scrollOffset = layout.scrollOffset
      }
    }
    #expect(differences.found == [])
  }

  @Test("Any previous offset", arguments: [0, 1e-3, 17, 80, 1e6, -5, .nan, .infinity] as [CGFloat])
  func previousOffset(offset: CGFloat) throws {
    var differences = Differences()
    for direction in [WritingDirection.leftToRight, .rightToLeft] {
      for width in stride(from: 0, through: 400, by: 25) {
        for caret in [0, 3, 20, 40] {
          var field = try TextField.sample(
            TestText.named("sentence"), width: CGFloat(width), alignment: .right
          ).edited(caret: caret, scrollOffset: offset)
          field.direction = direction
          let layout = TextFieldLayout(field)
          let previous = offset.isNaN ? 0 : min(max(offset, 0), 1e9)
          check(layout, from: previous, "\(direction) \(width) \(caret)", &differences)
        }
      }
    }
    #expect(differences.found == [])
  }

  /// Zero if the text fits; else the whole caret shows, there is no blank at either end, and nothing
  /// moves that need not.
  private func check(
    _ layout: TextFieldLayout, from previous: CGFloat, _ place: String,
    _ differences: inout Differences
  ) {
    let (content, text, offset) = (layout.contentRect, layout.textRect, layout.scrollOffset)
    let caretWidth = min(layout.field.caretWidth, content.width)
    if text.width <= content.width {
      differences.compare(offset, 0, "\(place): offset though it fits")
      return
    }
    differences.check(layout.caret.isVisible, "\(place): hidden \(layout.caret)")
    let end = text.width + caretWidth - content.width
    differences.check(0 <= offset && offset <= end + 1e-9, "\(place): \(offset) of \(end)")
    let isRightToLeft = layout.direction == .rightToLeft
    differences.compare(
      isRightToLeft ? text.maxX - content.maxX : content.minX - text.minX, offset, within: 1e-9,
      "\(place): text not at its offset")

    // Where the caret would be without scrolling, from where reading begins.
    let caret = layout.caret
    let edge = isRightToLeft ? text.maxX - caret.insertionX : caret.insertionX - text.minX
    let start = max(0, caret.direction == layout.direction ? edge : edge - caretWidth)
    let kept = min(max(previous, 0), end)
    if start >= kept && start + caretWidth <= kept + content.width {
      differences.compare(offset, kept, within: 1e-9, "\(place): moved without need")
    } else if start < kept {
      differences.compare(offset, start, within: 1e-9, "\(place): moved too far back")
    } else {
      differences.compare(
        offset, start + caretWidth - content.width, within: 1e-9, "\(place): moved too far")
    }
  }
}
