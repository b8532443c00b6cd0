import FieldLayout
import Foundation
import TestSupport
import Testing
import TextMetrics

@Suite("Bad numbers give good ones")
struct BadNumberTests {
  static let numbers: [CGFloat] = [
    0, -0.0, 1e-3, -10, 1e-300, -1e300, 1e300, .greatestFiniteMagnitude, .infinity, -.infinity,
    .nan,
  ]

  @Test("Bounds, padding, caret width and offset of any kind", arguments: numbers, numbers)
  func anyNumbers(first: CGFloat, second: CGFloat) throws {
    var differences = Differences()
    for text in ["", "a", "a longer text, שלום"] {
      for alignment in TextAlignment.allCases {
        var field = try TextField.sample(text, placeholder: "Password", alignment: alignment)
        field.direction = first > 0 ? .rightToLeft : .natural
        field.bounds = CGRect(x: first, y: second, width: second, height: first)
        field.caretWidth = first
        field.scrollOffset = second
        field.padding = alignment == .left ? nil : TextFieldPadding(left: second, right: first)
        field.leftView = TextFieldAccessory(width: first, height: second)
        field.isEditing = true
        field.markedRange = text.startIndex..<text.endIndex
        let layout = TextFieldLayout(field)
        for rect in layout.everyRect {
          differences.check(
            rect.values.allSatisfy(\.isFinite) && rect.size.width >= 0 && rect.size.height >= 0,
            "\(rect) of \(text), \(alignment)")
        }
        let numbers = [
          layout.baseline, layout.scrollOffset, layout.overflowLeft, layout.overflowRight,
          layout.pixelAligned(scale: 3).baseline,
        ]
        differences.check(numbers.allSatisfy(\.isFinite), "\(numbers)")
        let hit = layout.position(closestTo: CGPoint(x: first, y: second))
        differences.check(text.boundaries.contains(hit.index), "hit")
        differences.check(layout.visibleRange.upperBound <= text.endIndex, "visible range")
      }
    }
    #expect(differences.found == [])
  }

  @Test("A field without width keeps the height of its caret", arguments: [0, 0.001, -10, .nan])
  func noWidth(width: CGFloat) throws {
    for text in ["", "a"] {
      var field = try TextField.sample(text)
      field.bounds.size.width = width
      let caret = TextFieldLayout(field.edited()).caret
      #expect(caret.rect.height == 18.625)
      #expect(caret.isVisible)
    }
  }

  @Test(
    "A caret that shows lies inside the field, however narrow that is, with as much room as it needs",
    arguments: [0, 0.5, 1, 2, 5, 9.5, 10, 11, 14.9, 15, 16.5, 17, 40] as [CGFloat],
    TextAlignment.allCases)
  func narrowBounds(width: CGFloat, alignment: TextAlignment) throws {
    var differences = Differences()
    let paddings = [nil, TextFieldPadding(left: 10, right: 5), .init(left: 0, right: 30), .zero]
    for (text, padding) in ["", "a", "abc", "שלום", "a שלום b"].flatMap({ text in
      paddings.map { (text, $0) }
    }) {
      for direction in WritingDirection.allCases {
        for views in [(nil, nil), (3, nil), (3, 4), (60, nil)] as [(Double?, Double?)] {
          var field = try TextField.sample(
            text, width: width, alignment: alignment, padding: padding)
          field.bounds.origin.x = -7.25
          field.direction = direction
          field.leftView = views.0.map { TextFieldAccessory(width: $0) }
          field.rightView = views.1.map { TextFieldAccessory(width: $0) }
          let taken = min(width, CGFloat((views.0 ?? 0) + (views.1 ?? 0)))
          for count in 0...text.count {
            for layout in [field, field.edited(caret: count)].map(TextFieldLayout.init) {
              let caret = layout.caret(at: text.boundary(count))
              let what = "\(caret.rect) of “\(text)”, \(direction), \(padding as Any), \(views)"
              if layout.field.isEditing { differences.check(caret.isVisible, "hidden \(what)") }
              differences.compare(
                caret.rect.width, min(2, width - taken), within: 1e-9, "width of \(what)")
              guard caret.isVisible else { continue }
              let isLeftToRight = layout.direction == .leftToRight
              let (left, right) =
                isLeftToRight
                ? (layout.leftViewRect, layout.rightViewRect)
                : (layout.rightViewRect, layout.leftViewRect)
              let room = (
                left?.maxX ?? layout.borderRect.minX, right?.minX ?? layout.borderRect.maxX
              )
              differences.check(
                caret.rect.minX >= room.0 - 1e-9 && caret.rect.maxX <= room.1 + 1e-9,
                "outside of \(room), \(what)")
            }
          }
        }
      }
    }
    #expect(differences.found == [])
  }

  @Test("A box narrower than the caret makes it narrower")
  func narrowCaret() throws {
    var field = try TextField.sample("abc", width: 3, padding: .zero)
    field.caretWidth = 8
    let layout = TextFieldLayout(field.edited())
    #expect(layout.caret.rect.minX == 0)
    #expect(layout.caret.rect.width == 3)
  }

  @Test("Any index is a place in the text", arguments: ["", "a", "ab\r\nc", "👨‍👩‍👧‍👦"])
  func anyIndex(text: String) throws {
    let layout = TextFieldLayout(try .sample(text))
    let foreign = "Some other text that is longer 👨‍👩‍👧‍👦".unicodeScalars
    for index in foreign.indices {
      let caret = layout.caret(at: index)
      #expect(layout.carets.contains(caret))
    }
    #expect(layout.caret(at: foreign.endIndex) == layout.carets.last)
  }

  @Test("A selection beyond the text is its end")
  func foreignSelection() throws {
    var field = try TextField.sample("ab").edited()
    field.selection = TextSelection("some other text".part(1, 12))
    let layout = TextFieldLayout(field)
    #expect(layout.caret == layout.carets.last)
    #expect(layout.selectionRects.count == 1)
  }
}

extension TextFieldLayout {
  /// Every rect that there is.
  fileprivate var everyRect: [CGRect] {
    let whole = field.text.startIndex..<field.text.endIndex
    let carets = self.carets
    let aligned = pixelAligned(scale: 3)
    return [borderRect, contentRect, textRect, firstRect(for: whole), caret.rect]
      + [placeholderRect, placeholder?.textRect, leftViewRect].compactMap { $0 }
      + carets.map(\.rect) + carets.compactMap(\.secondaryRect)
      + selectionRects(for: whole).map(\.rect) + markedTextUnderlines
      + [aligned.contentRect, aligned.textRect, aligned.rect(of: caret)]
  }
}
