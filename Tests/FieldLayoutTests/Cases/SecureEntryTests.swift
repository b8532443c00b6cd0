import FieldLayout
import Foundation
import TestSupport
import Testing
import TextMetrics

@Suite("A secure field shows a bullet for each character")
struct SecureEntryTests {
  func field(_ text: String, _ entry: SecureEntry = .bullets) throws -> TextField {
    var field = try TextField.sample(text)
    field.secureEntry = entry
    return field
  }

  @Test(
    "The mask counts characters", arguments: ["café", "cafe\u{301}", "👨‍👩‍👧‍👦a🇨🇳b", "WiW", "\r\n\t x"])
  func count(text: String) throws {
    let layout = TextFieldLayout(try field(text))
    #expect(layout.shown.text == String(repeating: "•", count: text.count))
    let bullet = layout.line.font.width(of: "•")
    for (count, caret) in layout.carets.enumerated() {
      #expect(abs(caret.insertionX - 10 - CGFloat(Double(count) * bullet)) < 1e-9)
    }
  }

  @Test("Every place is mapped both ways")
  func mapping() throws {
    let text = "a👨‍👩‍👧‍👦é\u{301}b"
    let layout = TextFieldLayout(try field(text))
    for (count, index) in text.boundaries.enumerated() {
      let caret = layout.caret(at: index)
      let hit = layout.position(closestTo: CGPoint(x: caret.insertionX, y: 0))
      #expect(hit.index == index)
      let inside = layout.caret(
        at: text.unicodeScalars.index(
          text.startIndex, offsetBy: min(count, text.unicodeScalars.count)))
      #expect(layout.carets.contains(inside))
    }
    // The second place inside the family means its start.
    let inside = text.unicodeScalars.index(text.startIndex, offsetBy: 2)
    #expect(layout.caret(at: inside) == layout.caret(at: text.boundary(1)))
    let family = layout.selectionRects(for: inside..<text.boundary(2)).map(\.rect.width)
    #expect(family.count == 1)
    #expect(abs(family[0] - CGFloat(layout.line.font.width(of: "•"))) < 1e-9)
    let character = layout.character(at: CGPoint(x: layout.carets[1].insertionX + 1, y: 0))
    #expect(character == text.part(1, 2))
  }

  @Test("The character that was typed last shows on request, while the field is edited")
  func lastCharacter() throws {
    var field = try field("Wié", SecureEntry(showsLastCharacter: true))
    #expect(TextFieldLayout(field).shown.text == "•••")
    #expect(TextFieldLayout(field.edited()).shown.text == "••é")
    #expect(TextFieldLayout(field.edited(caret: 1)).shown.text == "W••")
    #expect(TextFieldLayout(field.edited(caret: 0)).shown.text == "•••")
    field.isEditing = true
    field.selection = TextSelection(field.text.part(0, 2))
    #expect(TextFieldLayout(field).shown.text == "•••")
    field.text = "W\u{200D}"
    field.selection = nil
    #expect(TextFieldLayout(field).shown.text.count == 1)
    field.text = "\u{301}"
    #expect(TextFieldLayout(field).shown.text == "•")
  }

  @Test("A bullet of one's own, unless it would join with the next")
  func bullet() throws {
    #expect(TextFieldLayout(try field("abc", SecureEntry(bullet: "*"))).shown.text == "***")
    for bullet in ["🇨", "\u{301}", "\u{200D}"] as [Character] {
      #expect(TextFieldLayout(try field("abc", SecureEntry(bullet: bullet))).shown.text == "•••")
    }
  }

  @Test("Words are not given away")
  func words() throws {
    let layout = TextFieldLayout(try field("one two"))
    let text = layout.field.text
    let end = layout.position(from: TextPosition(text.startIndex), .wordForward)
    #expect(end.index == text.endIndex)
    let start = layout.position(from: TextPosition(text.endIndex), .wordBackward)
    #expect(start.index == text.startIndex)
  }

  @Test("Bullets that are too many scroll and are cut as text is")
  func overflow() throws {
    var field = try field(String(repeating: "é", count: 60))
    let edited = TextFieldLayout(field.edited())
    #expect(edited.caret.isVisible)
    #expect(edited.visibleRange.upperBound == field.text.endIndex)
    field.truncation = .end
    let idle = TextFieldLayout(field)
    #expect(idle.shown.text.hasSuffix("•…"))
    let hidden = try #require(idle.shown.hiddenRange)
    #expect(field.text.count(before: hidden.lowerBound) == idle.shown.text.count - 1)
    #expect(hidden.upperBound == field.text.endIndex)
  }
}
