import FieldLayout
import Foundation
import TestSupport
import Testing
import TextMetrics

@Suite("Text that is too long scrolls to its caret")
struct ScrollTests {
  /// A field of 200 points with text of so many, in units of ten.
  func field(width: Int) throws -> TextField {
    // Each letter of the monospaced font is ten points wide.
    let face = try Fixture.face("DejaVuSansMono.ttf")
    let advance = try #require(face.glyph(for: "x").map { face.advance(of: $0) })
    var field = try TextField.sample(String(repeating: "x", count: width / 10), padding: .zero)
    field.font = try Font(face: face, size: 10 * Double(face.unitsPerEm) / Double(advance))
    return field
  }

  @Test("At the end the caret shows with its whole width")
  func end() throws {
    let layout = TextFieldLayout(try field(width: 300).edited())
    #expect(abs(layout.scrollOffset - 102) < 1e-9)
    #expect(abs(layout.caret.rect.maxX - 200) < 1e-9)
    #expect(abs(layout.overflowLeft - 102) < 1e-9)
    #expect(layout.overflowRight == 0)
  }

  @Test("Deleting leaves no blank behind")
  func deletion() throws {
    let shorter = TextFieldLayout(try field(width: 220).edited(scrollOffset: 102))
    #expect(abs(shorter.scrollOffset - 22) < 1e-9)
    let fitting = TextFieldLayout(try field(width: 200).edited(scrollOffset: 22))
    #expect(fitting.scrollOffset == 0)
    #expect(
      fitting.caret.rect
        == CGRect(
          x: 198, y: fitting.textRect.minY, width: 2, height: fitting.textRect.height))
  }

  @Test("Home, end and the way between move as little as they must")
  func movement() throws {
    let text = try field(width: 300)
    var offset = TextFieldLayout(text.edited()).scrollOffset
    for (caret, expected) in [
      (20, 102.0), (11, 102), (10, 100), (0, 0), (19, 0), (20, 2), (30, 102),
    ] {
      offset = TextFieldLayout(text.edited(caret: caret, scrollOffset: offset)).scrollOffset
      #expect(abs(offset - CGFloat(expected)) < 1e-9, "caret at \(caret)")
    }
  }

  @Test("A field that is not edited shows where reading starts")
  func unfocused() throws {
    var field = try field(width: 300).edited()
    field.scrollOffset = 50
    field.isEditing = false
    let idle = TextFieldLayout(field)
    #expect(idle.scrollOffset == 0)
    #expect(idle.textRect.minX == 0)
    #expect(idle.overflowRight == 100)
    #expect(!idle.caret.isVisible)
    #expect(abs(idle.caret.rect.minX - 300) < 1e-9)
    field.isEditing = true
    field.isEnabled = false
    let disabled = TextFieldLayout(field)
    #expect(disabled.scrollOffset == 0)
    #expect(!disabled.showsCaret)
  }

  @Test("A wider field takes the blank in")
  func resize() throws {
    var field = try field(width: 300).edited(scrollOffset: 102)
    field.bounds.size.width = 250
    #expect(abs(TextFieldLayout(field).scrollOffset - 52) < 1e-9)
    field.bounds.size.width = 300
    #expect(TextFieldLayout(field).scrollOffset == 0)
    field.bounds.size.width = 0
    #expect(TextFieldLayout(field).caret.isVisible)
  }

  @Test("The visible range is what shows, in part or whole")
  func visibleRange() throws {
    let field = try field(width: 300).edited()
    let layout = TextFieldLayout(field)
    let visible = layout.visibleRange
    #expect(field.text.count(before: visible.lowerBound) == 10)
    #expect(visible.upperBound == field.text.endIndex)
    let idle = TextFieldLayout(try self.field(width: 300)).visibleRange
    #expect(idle == field.text.part(0, 20))
    let whole = TextFieldLayout(try self.field(width: 100)).visibleRange
    #expect(whole == field.text.part(0, 10))
  }

  @Test("A caret at the very edge is seen")
  func edge() throws {
    let layout = TextFieldLayout(try .sample(alignment: .right))
    #expect(layout.caret.insertionX == 190)
    #expect(layout.caret.isVisible)
    #expect(layout.caret.rect.maxX == 190)
  }

  #if Shaping
    @Test("Text from right to left scrolls the other way")
    func rightToLeft() throws {
      let field = try TextField.sample(
        String(repeating: "ש", count: 40), width: 100, padding: .zero)
      let idle = TextFieldLayout(field)
      #expect(idle.textRect.maxX == 100)
      let layout = TextFieldLayout(field.edited())
      #expect(abs(layout.scrollOffset - (layout.line.width + 2 - 100)) < 1e-9)
      #expect(abs(layout.caret.rect.minX) < 1e-9)
      #expect(abs(layout.overflowRight - layout.scrollOffset) < 1e-9)
      #expect(layout.overflowLeft == 0)
      #expect(layout.visibleRange.upperBound == field.text.endIndex)
    }
  #endif
}
