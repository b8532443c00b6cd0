import FieldLayout
import Foundation
import TestSupport
import Testing
import TextMetrics

@Suite("A point is a place in the text")
struct HitTests {
  func hit(_ layout: TextFieldLayout, x: CGFloat, y: CGFloat = 22) -> Int {
    layout.field.text.count(before: layout.position(closestTo: CGPoint(x: x, y: y)).index)
  }

  @Test("The half of a letter decides")
  func halves() throws {
    let layout = TextFieldLayout(try .sample("W", padding: .zero))
    let width = layout.line.width
    #expect(hit(layout, x: width * 0.49) == 0)
    #expect(hit(layout, x: width * 0.51) == 1)
  }

  @Test("Every caret is hit, on every side, in any padding", arguments: TextAlignment.allCases)
  func carets(alignment: TextAlignment) throws {
    for padding in [nil, .zero, TextFieldPadding(left: 5, right: 31)] {
      let layout = TextFieldLayout(try .sample("abcdef", alignment: alignment, padding: padding))
      let actual = layout.carets.map { hit(layout, x: $0.insertionX) }
      #expect(actual == [0, 1, 2, 3, 4, 5, 6])
    }
  }

  @Test("Scrolled text is hit where it is drawn")
  func scrolled() throws {
    let field = try TextField.sample("a text that is too long", width: 60).edited()
    let layout = TextFieldLayout(field)
    #expect(layout.scrollOffset > 0)
    for (count, caret) in layout.carets.enumerated() where caret.isVisible {
      #expect(hit(layout, x: caret.insertionX) == count)
    }
  }

  @Test("The height does not matter", arguments: [-1e9, -3, 0, 47, .infinity, .nan])
  func height(y: CGFloat) throws {
    let layout = TextFieldLayout(try .sample("abcdef"))
    let x = layout.caret(at: layout.field.text.boundary(3)).insertionX
    #expect(hit(layout, x: x, y: y) == 3)
    #expect(layout.character(at: CGPoint(x: x + 1, y: y)) == layout.field.text.part(3, 4))
  }

  @Test("Beside the text it is the nearer end; what is no number is the start")
  func outside() throws {
    let layout = TextFieldLayout(try .sample("abc"))
    let actual = [-1e300, -.infinity, 0, 199, .infinity, 1e300, .nan].map { hit(layout, x: $0) }
    #expect(actual == [0, 0, 0, 3, 3, 3, 0])
    for x in [-5, 199, .infinity, .nan] as [CGFloat] {
      #expect(layout.character(at: CGPoint(x: x, y: 0)) == nil)
    }
  }

  @Test("A hit is never inside a character", arguments: ["👍🏽", "e\u{301}", "🇨🇳", "👨‍👩‍👧‍👦"])
  func graphemes(text: String) throws {
    var field = try TextField.sample(text)
    field.font.fallbacks = [try Fixture.face("NotoColorEmoji.ttf")]
    let layout = TextFieldLayout(field)
    let hits = stride(from: 0, through: 200, by: 0.5).map {
      layout.position(closestTo: CGPoint(x: $0, y: 0)).index
    }
    #expect(Set(hits) == [text.startIndex, text.endIndex])
    let character = layout.character(at: CGPoint(x: layout.textRect.midX, y: 0))
    #expect(character == text.startIndex..<text.endIndex)
  }

  @Test("Within a part of the text, its nearest place is hit")
  func within() throws {
    let layout = TextFieldLayout(try .sample("abcdef"))
    let text = layout.field.text
    let carets = layout.carets.map(\.insertionX)
    func hit(_ x: CGFloat, _ range: Range<String.Index>) -> Int {
      text.count(
        before: layout.position(closestTo: CGPoint(x: x, y: 0), within: range).index)
    }
    let actual = [-50, carets[2], carets[3], carets[4], 500, .nan].map { hit($0, text.part(2, 4)) }
    #expect(actual == [2, 2, 3, 4, 4, 2])
    #expect(hit(500, text.part(3, 3)) == 3)
  }
}
