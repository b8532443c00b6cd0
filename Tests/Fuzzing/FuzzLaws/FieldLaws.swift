package import FieldLayout
import Foundation
import TextMetrics

/// What holds for every field, whatever its numbers are.
package enum FieldLaws {
  /// What a layout breaks; empty if nothing.
  package static func broken(by layout: TextFieldLayout) -> [String] {
    let text = layout.field.text
    var rects = [layout.contentRect, layout.textRect, layout.caret.rect]
    rects += layout.carets.flatMap { [$0.rect, $0.secondaryRect].compactMap { $0 } }
    rects += layout.selectionRects.map(\.rect)
    rects += layout.selectionRects(for: text.startIndex..<text.endIndex).map(\.rect)
    rects += [layout.firstRect(for: text.startIndex..<text.endIndex)]
    rects += [
      layout.placeholderRect, layout.leftViewRect, layout.rightViewRect, layout.clearButtonRect,
    ].compactMap { $0 }
    rects += layout.markedTextUnderlines
    var broken = rects.filter { rect in
      let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
      return !numbers.allSatisfy(\.isFinite) || rect.size.width < 0 || rect.size.height < 0
    }.map { "a rect \($0)" }
    let numbers = [
      layout.baseline, layout.scrollOffset, layout.overflowLeft, layout.overflowRight,
      layout.caret.insertionX,
    ]
    if !numbers.allSatisfy(\.isFinite) { broken.append("numbers \(numbers)") }
    let visible = layout.visibleRange
    if visible.lowerBound < text.startIndex || visible.upperBound > text.endIndex {
      broken.append("the visible range")
    }
    for x in [-.infinity, 0, layout.textRect.midX, .nan, .greatestFiniteMagnitude] {
      let position = layout.position(closestTo: CGPoint(x: x, y: x))
      if !(text.startIndex...text.endIndex ~= position.index) { broken.append("a hit at \(x)") }
    }
    return broken
  }
}
