import FieldLayout
import Foundation
import TestSupport
import Testing
import TextMetrics

@Suite("Moving and mirroring a field moves and mirrors its rects")
struct PlaceLawTests {
  @Test("Moved bounds move every rect", arguments: Fixture.fontNames)
  func movedBounds(font: String) throws {
    var differences = Differences()
    for sample in try FieldSample.all(in: font) {
      var field = sample.field
      field.placeholder = "Password"
      var moved = field
      moved.bounds = field.bounds.offsetBy(dx: 300.5, dy: -41)
      let (before, after) = (TextFieldLayout(field), TextFieldLayout(moved))
      for (rect, other) in zip(before.rects, after.rects) {
        differences.compare(other, rect?.offsetBy(dx: 300.5, dy: -41), sample.id)
      }
      differences.compare(after.visibleRange, before.visibleRange, sample.id)
    }
    #expect(differences.found == [])
  }

  @Test("The other direction mirrors text and placeholder", arguments: Fixture.fontNames)
  func mirroredText(font: String) throws {
    var differences = Differences()
    for sample in try FieldSample.all(in: font) where sample.field.direction == .leftToRight {
      var field = sample.field
      field.placeholder = "Password"
      field.leftView = TextFieldAccessory(width: 3)
      field.clearButton = TextFieldAccessory(width: 2, height: 5)
      var mirrored = field
      mirrored.direction = .rightToLeft
      mirrored.alignment = field.alignment.mirrored
      let (before, after) = (TextFieldLayout(field), TextFieldLayout(mirrored))
      // Kerning across a change of direction may differ, and then so do the widths.
      guard abs(before.line.width - after.line.width) < 1e-9 else { continue }
      for (rect, other) in zip(before.rects, after.rects).prefix(5) {
        differences.compare(other, rect?.mirrored(in: field.bounds), sample.id)
      }
      differences.compare(
        after.overflowLeft, before.overflowRight, within: 1e-9, "overflow of \(sample.id)")
    }
    #expect(differences.found == [])
  }

  #if Shaping
    @Test(
      "The other direction mirrors every caret of hidden text",
      arguments: [TextAlignment.left, .center, .right], [20.0, 60, 200])
    func mirroredCarets(alignment: TextAlignment, width: CGFloat) throws {
      var differences = Differences()
      for count in 0...8 {
        for caret in 0...count {
          var field = try TextField.sample(
            String(repeating: "x", count: count), width: width, alignment: alignment
          ).edited(caret: caret, scrollOffset: 20)
          field.secureEntry = .bullets
          field.direction = .leftToRight
          field.padding = TextFieldPadding(left: 3, right: 7)
          var mirrored = field
          mirrored.direction = .rightToLeft
          mirrored.alignment = alignment.mirrored
          mirrored.padding = TextFieldPadding(left: 7, right: 3)
          let (before, after) = (TextFieldLayout(field), TextFieldLayout(mirrored))
          let id = "\(caret) of \(count)"
          differences.compare(after.scrollOffset, before.scrollOffset, within: 1e-9, id)
          for (rect, other) in zip(before.rects, after.rects) {
            differences.compare(other, rect?.mirrored(in: field.bounds), id)
          }
        }
      }
      #expect(differences.found == [])
    }
  #endif
}

extension TextFieldLayout {
  /// Content, placeholder, text and accessories, then every caret and the rects of all that is
  /// selected.
  fileprivate var rects: [CGRect?] {
    let text = field.text
    return [contentRect, placeholderRect, textRect, leftViewRect, clearButtonRect]
      + carets.map(\.rect)
      + selectionRects(for: text.startIndex..<text.endIndex).map(\.rect)
  }
}

extension TextAlignment {
  fileprivate var mirrored: TextAlignment {
    switch self {
    case .left: .right
    case .right: .left
    case .natural, .center: self
    }
  }
}

extension CGRect {
  fileprivate func mirrored(in bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + bounds.maxX - maxX, y: minY, width: width, height: height)
  }
}
