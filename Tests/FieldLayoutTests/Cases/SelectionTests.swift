import FieldLayout
import Foundation
import TestSupport
import Testing
import TextMetrics

@Suite("Selected and marked text")
struct SelectionTests {
  @Test("A selection covers its letters, as high as the line")
  func rects() throws {
    var field = try TextField.sample("Hello, World!")
    field.selection = TextSelection(field.text.part(2, 5))
    let layout = TextFieldLayout(field)
    let carets = layout.carets
    let rect = try #require(layout.selectionRects.first)
    #expect(layout.selectionRects.count == 1)
    #expect(abs(rect.rect.minX - carets[2].insertionX) < 1e-9)
    #expect(abs(rect.rect.maxX - carets[5].insertionX) < 1e-9)
    #expect(rect.rect.minY == layout.textRect.minY)
    #expect(rect.rect.height == layout.textRect.height)
    #expect(rect.direction == .leftToRight)
    #expect(layout.caret == carets[5])
  }

  @Test("A caret is drawn while the field is edited and nothing is selected")
  func showsCaret() throws {
    var field = try TextField.sample("abc")
    #expect(!TextFieldLayout(field).showsCaret)
    #expect(TextFieldLayout(field.edited()).showsCaret)
    field.isEditing = true
    field.selection = TextSelection(field.text.part(1, 2))
    #expect(!TextFieldLayout(field).showsCaret)
  }

  @Test("A selection that was drawn backwards has its caret at its start")
  func backwards() throws {
    var field = try TextField.sample("abc")
    field.selection = TextSelection(
      anchor: field.text.boundary(3), focus: field.text.boundary(1))
    let layout = TextFieldLayout(field)
    #expect(layout.caret == layout.carets[1])
    #expect(field.selection?.range == field.text.part(1, 3))
    #expect(field.selection?.isEmpty == false)
  }

  @Test("The first rect of nothing is the caret's")
  func firstRect() throws {
    let layout = TextFieldLayout(try .sample("abc"))
    let text = layout.field.text
    #expect(layout.selectionRects(for: text.part(1, 1)).isEmpty)
    #expect(layout.firstRect(for: text.part(1, 1)) == layout.carets[1].rect)
    #expect(layout.firstRect(for: text.part(1, 3)).minX == layout.carets[1].insertionX)
  }

  @Test("Marked text is underlined where the font wants it")
  func markedText() throws {
    var field = try TextField.sample("ni hao")
    #expect(TextFieldLayout(field).markedTextUnderlines == [])
    field.markedRange = field.text.part(3, 6)
    let layout = TextFieldLayout(field)
    let line = try #require(layout.markedTextUnderlines.first)
    let metrics = field.font.metrics
    #expect(line.minX == layout.carets[3].insertionX)
    #expect(abs(line.maxX - layout.carets[6].insertionX) < 1e-9)
    #expect(line.minY == layout.baseline + CGFloat(metrics.underlinePosition))
    #expect(line.height == CGFloat(metrics.underlineThickness))
  }

  @Test(
    "A range that ends inside a character takes in all of it, in any encoding",
    arguments: ["a😀b", "a👍🏽b", "a👨‍👩‍👧‍👦b", "a🇨🇳b", "ae\u{301}\u{323}b", "a\r\nb", "aनीb"])
  func insideCharacters(text: String) throws {
    for isSecure in [false, true] {
      var field = try TextField.sample(text)
      field.font.fallbacks = [try Fixture.face("NotoColorEmoji.ttf")]
      field.secureEntry = isSecure ? .bullets : nil
      let character = text.part(1, 2)
      let whole = TextFieldLayout(field).selectionRects(for: character)
      #expect(whole.count == 1)
      let starts = Array(text.utf16.indices) + text.utf8.indices + text.unicodeScalars.indices
      let inside = starts.filter { character.lowerBound < $0 && $0 < character.upperBound }
      #expect(!inside.isEmpty)
      for index in inside {
        for range in [
          character.lowerBound..<index, index..<character.upperBound,
          (inside.min() ?? index)..<(inside.max() ?? index),
        ] where !range.isEmpty {
          field.selection = TextSelection(range)
          field.markedRange = range
          let layout = TextFieldLayout(field)
          #expect(layout.selectionRects == whole)
          #expect(layout.selectionRects(for: range) == whole)
          #expect(layout.firstRect(for: range) == whole[0].rect)
          #expect(layout.markedTextUnderlines.map(\.minX) == whole.map(\.rect.minX))
          #expect(layout.markedTextUnderlines.map(\.width) == whole.map(\.rect.width))
          for (x, end) in [(-1e3, character.lowerBound), (1e3, character.upperBound)] {
            let hit = layout.position(closestTo: CGPoint(x: x, y: 0), within: range)
            #expect(hit.index == end)
          }
        }
        let hit = TextFieldLayout(field).position(closestTo: .zero, within: index..<index)
        #expect(hit.index == character.lowerBound)
      }
    }
  }

  @Test("A range takes in whole characters and nothing outside of the text")
  func rounding() throws {
    let layout = TextFieldLayout(try .sample("ae\u{301}b"))
    let text = layout.field.text
    let accent = text.unicodeScalars.index(text.startIndex, offsetBy: 2)
    let actual = layout.selectionRects(for: accent..<accent).count
    #expect(actual == 0)
    let whole = layout.selectionRects(for: text.part(1, 2))
    #expect(layout.selectionRects(for: accent..<text.boundary(2)) == whole)
    let beyond = "a much longer text".boundary(16)
    let rect = layout.selectionRects(for: text.startIndex..<beyond).map(\.rect)
    #expect(rect == [layout.textRect])
  }
}
