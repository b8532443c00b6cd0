import FieldLayout
import Foundation
import TestSupport
import Testing
import TextMetrics

@Suite("Text, placeholder and caret stand on the side that is asked for")
struct AlignmentTests {
  @Test("The raw values are those of LDTextField")
  func rawValues() {
    let actual = TextAlignment.allCases.map(\.rawValue)
    #expect(actual == [0, 1, 2, 3])
    #expect(TextAlignment.allCases == [.natural, .left, .center, .right])
  }

  @Test("Text that is too long begins where it is read from", arguments: TextAlignment.allCases)
  func overflow(alignment: TextAlignment) throws {
    let field = try TextField.sample(
      "a text that is too long", width: 80, alignment: alignment, padding: .zero)
    let layout = TextFieldLayout(field)
    #expect(layout.textRect.minX == 0)
    #expect(layout.alignment == .left)
    #expect(layout.contentRect == CGRect(x: 0, y: 0, width: 80, height: 44))
    let caret = layout.caret(at: field.text.startIndex)
    #expect(caret.insertionX == 0)
  }

  @Test("A placeholder is aligned by its own width, not by that of the empty text")
  func placeholderWidth() throws {
    for (alignment, padding) in [(TextAlignment.center, 0.0), (.right, 10)] {
      let field = try TextField.sample(placeholder: "Password", alignment: alignment)
      let rect = try #require(TextFieldLayout(field).placeholderRect)
      let width = field.font.width(of: "Password")
      #expect(abs(rect.width - width) < 1e-9)
      #expect(
        alignment == .center ? rect.midX == 100 : abs(rect.maxX - (200 - padding)) < 1e-9)
    }
  }

  @Test("The caret of an empty field does not depend on the placeholder")
  func emptyCaret() throws {
    for alignment in TextAlignment.allCases {
      let carets = try ["", "abc", "A placeholder that is far too long for the field"].map {
        TextFieldLayout(try .sample(placeholder: $0, width: 120, alignment: alignment)).caret
      }
      #expect(Set(carets).count == 1)
    }
  }

  @Test("The first letter appears around the caret of the empty field")
  func firstLetter() throws {
    let width = try Fixture.font("DejaVuSans.ttf").width(of: "a")
    let moves: [(TextAlignment, Double)] = [(.left, width), (.center, width / 2), (.right, 0)]
    for (alignment, move) in moves {
      let empty = TextFieldLayout(try .sample(alignment: alignment)).caret.insertionX
      let typed = TextFieldLayout(try .sample("a", alignment: alignment)).caret.insertionX
      #expect(abs(typed - empty - move) < 1e-9, "\(alignment)")
    }
  }

  @Test("Editing moves nothing", arguments: TextAlignment.allCases)
  func focus(alignment: TextAlignment) throws {
    let field = try TextField.sample("abc", alignment: alignment)
    let (before, after) = (TextFieldLayout(field), TextFieldLayout(field.edited()))
    #expect(before.carets == after.carets)
    #expect(before.textRect == after.textRect)
    #expect(after.editingRect == before.contentRect)
  }

  @Test("The placeholder stands where the text does unless it is set apart")
  func placeholderAlignment() throws {
    var field = try TextField.sample(placeholder: "Name", alignment: .center)
    let shared = TextFieldLayout(field).placeholderRect
    #expect(shared?.midX == 100)
    field.placeholderAlignment = .left
    let apart = TextFieldLayout(field).placeholderRect
    #expect(apart == CGRect(x: 10, y: 0, width: 185, height: 44))
  }

  @Test("Text and placeholder share their box", arguments: TextAlignment.allCases)
  func sharedBox(alignment: TextAlignment) throws {
    for padding in [nil, TextFieldPadding(left: 10, right: 20), .zero] {
      let text = TextFieldLayout(try .sample("Password", alignment: alignment, padding: padding))
      let empty = TextFieldLayout(
        try .sample(placeholder: "Password", alignment: alignment, padding: padding))
      let actual = empty.placeholder?.textRect
      #expect(actual == text.textRect)
    }
  }

  @Test("Centre and right count from the field's own origin")
  func origin() throws {
    var field = try TextField.sample("Hi", alignment: .center, padding: .zero)
    field.bounds.origin.x = 20
    let width = field.font.width(of: "Hi")
    let centred = TextFieldLayout(field).textRect.minX
    #expect(centred == 20 + (200 - CGFloat(width)) / 2)
    field.alignment = .right
    let right = TextFieldLayout(field).textRect.minX
    #expect(right == 220 - CGFloat(width))
  }

  @Test("A placeholder is as high as the field and its line in the middle")
  func placeholderHeight() throws {
    let field = try TextField.sample(placeholder: "My text", width: 278, height: 32, size: 15)
    let placeholder = try #require(TextFieldLayout(field).placeholder)
    #expect(placeholder.rect.midY == 16)
    #expect(abs(placeholder.textRect.midY - 16) < 1e-9)
  }

  @Test("Padding that is given holds on both sides for every alignment")
  func padding() throws {
    let padding = TextFieldPadding(left: 12, right: 30)
    let width = try Fixture.font("DejaVuSans.ttf").width(of: "abc")
    let expected: [TextAlignment: Double] = [
      .natural: 12, .left: 12, .center: 12 + (158 - width) / 2, .right: 170 - width,
    ]
    for (alignment, x) in expected {
      let layout = TextFieldLayout(try .sample("abc", alignment: alignment, padding: padding))
      #expect(abs(layout.textRect.minX - x) < 1e-9, "\(alignment)")
      #expect(layout.contentRect == CGRect(x: 12, y: 0, width: 158, height: 44))
    }
  }

  @Test(
    "Tracked text that is centred has as much room left of its first letter as right of its last")
  func tracked() throws {
    // hmtx and kern add up to 5163 of 2048 units (fontTools 4.68).
    var field = try TextField.sample("TEXT", alignment: .center)
    field.font.tracking = 8
    let width: CGFloat = 5163.0 * 16 / 2048 + 3 * 8
    let rect = TextFieldLayout(field).textRect
    #expect(rect.minX == (200 - width) / 2)
    #expect(rect.width == width)
  }
}
