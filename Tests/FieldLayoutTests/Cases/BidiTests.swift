import FieldLayout
import Foundation
import TestSupport
import Testing
import TextMetrics

@Suite("The direction of a field is found once and holds for all of it")
struct DirectionTests {
  @Test("What is said outright goes before all else")
  func explicit() throws {
    var field = try TextField.sample("abc", placeholder: "Name")
    field.direction = .rightToLeft
    let layout = TextFieldLayout(field)
    #expect(layout.direction == .rightToLeft)
    #expect(layout.directionSource == .explicit)
    #expect(layout.alignment == .right)
  }

  @Test("Without any letter it is the keyboard's, and then the interface's")
  func hints() throws {
    var field = try TextField.sample("123-456")
    #expect(TextFieldLayout(field).direction == .leftToRight)
    #expect(TextFieldLayout(field).directionSource == .default)
    field.interfaceDirection = .natural
    #expect(TextFieldLayout(field).directionSource == .default)
    field.interfaceDirection = .rightToLeft
    #expect(TextFieldLayout(field).direction == .rightToLeft)
    field.typingDirection = .natural
    #expect(TextFieldLayout(field).directionSource == .interface)
    field.typingDirection = .leftToRight
    #expect(TextFieldLayout(field).direction == .leftToRight)
    #expect(TextFieldLayout(field).directionSource == .typing)
  }

  @Test(
    "A placeholder that is hidden has no influence", arguments: ["", "Email", "12", "שם", "اسم"])
  func hiddenPlaceholder(placeholder: String) throws {
    let width = try Fixture.font("DejaVuSans.ttf").width(of: "123")
    for (direction, x) in [
      (nil, 10), (.natural, 10), (.leftToRight, 10), (.rightToLeft, 190 - width),
    ] as [(WritingDirection?, Double)] {
      var field = try TextField.sample("123", placeholder: placeholder)
      field.interfaceDirection = direction
      #expect(TextFieldLayout(field).textRect.minX == CGFloat(x))
      field.secureEntry = .bullets
      #expect(TextFieldLayout(field).direction == (x == 10 ? .leftToRight : .rightToLeft))
    }
  }

  #if Shaping
    @Test("The placeholder of an empty field goes after the interface")
    func placeholderAfterInterface() throws {
      var field = try TextField.sample(placeholder: "Email")
      #expect(field.interfaceDirection == nil)
      #expect(TextFieldLayout(field).directionSource == .placeholder)
      field.interfaceDirection = .rightToLeft
      #expect(TextFieldLayout(field).direction == .rightToLeft)
      #expect(TextFieldLayout(field).directionSource == .interface)
      field.interfaceDirection = .natural
      #expect(TextFieldLayout(field).direction == .leftToRight)
      #expect(TextFieldLayout(field).directionSource == .placeholder)
      field.placeholder = "?"
      #expect(TextFieldLayout(field).directionSource == .default)
    }
  #endif

  @Test("An empty field that will be typed in from the right has its caret there")
  func emptyFromTheRight() throws {
    var field = try TextField.sample()
    field.typingDirection = .rightToLeft
    let caret = TextFieldLayout(field).caret
    #expect(caret.insertionX == 190)
    #expect(caret.rect.minX == 188)
    #expect(caret.direction == .rightToLeft)
  }

  #if Shaping
    @Test("Letters of the text go before the keyboard, and those of the placeholder after it")
    func letters() throws {
      var field = try TextField.sample("12 שלום abc", placeholder: "Name")
      field.typingDirection = .leftToRight
      #expect(TextFieldLayout(field).direction == .rightToLeft)
      #expect(TextFieldLayout(field).directionSource == .text)
      field.text = ""
      field.placeholder = "שם"
      #expect(TextFieldLayout(field).directionSource == .typing)
      field.typingDirection = nil
      #expect(TextFieldLayout(field).direction == .rightToLeft)
      #expect(TextFieldLayout(field).directionSource == .placeholder)
      #expect(TextFieldLayout(field).caret.insertionX == 190)
      field.interfaceDirection = .leftToRight
      #expect(TextFieldLayout(field).direction == .leftToRight)
      #expect(TextFieldLayout(field).directionSource == .interface)
    }

    @Test("Natural Hebrew stands at the right")
    func natural() throws {
      let layout = TextFieldLayout(try .sample("שלום"))
      #expect(layout.alignment == .right)
      #expect(layout.textRect.maxX == 190)
    }
  #endif
}

#if Shaping
  @Suite("Where the direction turns")
  struct BidiTests {
    /// Letters and carets in the units of the font.
    func field(_ text: String, direction: WritingDirection = .leftToRight) throws -> TextField {
      var field = try TextField.sample(text, width: 20000, size: 2048, padding: .zero)
      field.direction = direction
      return field
    }

    @Test("A split caret has an edge on each side, and an affinity picks one")
    func splitCaret() throws {
      let field = try field("abcאבג")
      let layout = TextFieldLayout(field)
      let seam = field.text.boundary(3)
      let upstream = layout.caret(at: TextPosition(seam, affinity: .upstream))
      let downstream = layout.caret(at: TextPosition(seam, affinity: .downstream))
      #expect(upstream.insertionX == 3681)
      #expect(upstream.direction == .leftToRight)
      #expect(upstream.rect.minX == 3681)
      #expect(downstream.insertionX == 7078)
      #expect(downstream.direction == .rightToLeft)
      #expect(downstream.rect.maxX == 7078)
      #expect(upstream.secondaryX == nil)

      let primary = layout.caret(at: seam)
      #expect(primary.insertionX == 3681)
      #expect(primary.secondaryX == 7078)
      #expect(primary.secondaryRect == downstream.rect)
      let inside = [4, 5].map { layout.caret(at: field.text.boundary($0)).insertionX }
      #expect(inside == [5709, 4525])
    }

    @Test("The caret of a selection stands at the edge that its affinity picks")
    func selectionAffinity() throws {
      var field = try field("abcאבג")
      let seam = field.text.boundary(3)
      field.selection = TextSelection(at: TextPosition(seam, affinity: .downstream))
      #expect(TextFieldLayout(field).caret.insertionX == 7078)
      field.selection = TextSelection(at: seam)
      #expect(TextFieldLayout(field).caret.insertionX == 3681)
      #expect(TextFieldLayout(field).caret.secondaryX == 7078)
    }

    @Test("Hebrew carets run from right to left")
    func hebrew() throws {
      let layout = TextFieldLayout(try field("שלוםעולם", direction: .rightToLeft))
      let carets = layout.carets.map(\.insertionX)
      #expect(carets == carets.sorted(by: >))
      #expect(Set(carets).count == 9)
      let range = layout.field.text.part(0, 2)
      let rect = try #require(layout.selectionRects(for: range).first)
      #expect(abs(rect.rect.minX - carets[2]) < 1e-9)
      #expect(abs(rect.rect.maxX - carets[0]) < 1e-9)
      #expect(rect.direction == .rightToLeft)
      #expect(rect.containsStart && rect.containsEnd)
    }

    @Test("A selection across the seam has two rects that say where it starts and ends")
    func twoRects() throws {
      let layout = TextFieldLayout(try field("abcאבג"))
      let rects = layout.selectionRects(for: layout.field.text.part(2, 4))
      #expect(rects.map(\.rect.minX) == [2555, 5709])
      #expect(rects.map(\.rect.maxX) == [3681, 7078])
      #expect(rects.map(\.direction) == [.leftToRight, .rightToLeft])
      #expect(rects.map(\.containsStart) == [true, false])
      #expect(rects.map(\.containsEnd) == [false, true])
      #expect(layout.firstRect(for: layout.field.text.part(2, 4)) == rects[0].rect)
    }

    @Test("A full stop after a Latin word stands left of it in a field from right to left")
    func fullStop() throws {
      let layout = TextFieldLayout(try field("word.", direction: .rightToLeft))
      let stop = try #require(layout.selectionRects(for: layout.field.text.part(4, 5)).first)
      let word = try #require(layout.selectionRects(for: layout.field.text.part(0, 4)).first)
      #expect(abs(stop.rect.maxX - word.rect.minX) < 1e-9)
      #expect(stop.direction == .rightToLeft)
      #expect(word.direction == .leftToRight)
    }

    @Test(
      "Every caret of mixed text is hit in both directions", arguments: ["سلام abc", "test اثر"],
      [WritingDirection.leftToRight, .rightToLeft])
    func mixed(text: String, direction: WritingDirection) throws {
      let layout = TextFieldLayout(try field(text, direction: direction))
      for index in text.boundaries {
        let caret = layout.caret(at: index)
        let hit = layout.position(closestTo: CGPoint(x: caret.insertionX, y: 0))
        #expect(abs(layout.caret(at: hit).insertionX - caret.insertionX) < 1e-9)
      }
      #expect(Set(layout.carets.map(\.insertionX)).count >= text.count)
    }

    @Test("Left and right go over the letter that stands there")
    func visualMovement() throws {
      let field = try field("abcאבג")
      let layout = TextFieldLayout(field)
      var place = TextPosition(field.text.boundary(2))
      let steps = (0..<5).map { _ in
        place = layout.position(from: place, .right)
        return layout.caret(at: place).insertionX
      }
      #expect(steps == [3681, 4525, 5709, 7078, 7078])
      #expect(field.text.count(before: place.index) == 3)
    }
  }
#endif
