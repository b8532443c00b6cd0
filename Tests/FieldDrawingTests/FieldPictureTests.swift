import FieldDrawing
import FieldLayout
import Foundation
import TestSupport
import Testing
import TextMetrics

@Suite("A picture shows what the layout says")
struct FieldPictureTests {
  private func field(_ text: String, font: String = "DejaVuSans.ttf") throws -> TextField {
    var field = TextField(
      text: text, placeholder: "Password", bounds: CGRect(x: 7, y: 3, width: 200, height: 44),
      font: try Fixture.font(font), alignment: .center)
    field.isEditing = true
    return field
  }

  @Test("Each letter with ink is one outline, at its place")
  func outlines() throws {
    let layout = TextFieldLayout(try field("A V"))
    let picture = try SVGElements(FieldPicture(layout).svg)
    let paths = picture.named("path").compactMap { $0["d"] }
    #expect(paths.count == 2)
    let left = try #require(layout.line.glyphs.first).x + layout.textRect.minX
    let ink = try #require(layout.line.inkBounds)
    // Where its contours and lines go to; the letter has no curves.
    let steps = try #require(paths.first).split { "MLZ".contains($0) }
    let first = try #require(
      steps.compactMap { $0.split(separator: " ").first }
        .compactMap { Double($0) }.min())
    #expect(abs(first - (left + ink.minX)) < 0.001)
  }

  @Test("The caret and the selection are their rects")
  func rects() throws {
    var field = try field("AV office")
    let empty = TextFieldLayout(field)
    #expect(try SVGElements(FieldPicture(empty).svg).rects.contains(empty.caret.rect.rounded))
    field.selection = TextSelection(field.text.startIndex..<field.text.endIndex)
    let selected = TextFieldLayout(field)
    let rects = try SVGElements(FieldPicture(selected).svg).rects
    #expect(selected.selectionRects.allSatisfy { rects.contains($0.rect.rounded) })
    #expect(!rects.contains(selected.caret.rect.rounded))
  }

  @Test("An empty field shows its placeholder in the placeholder's colour")
  func placeholder() throws {
    let picture = try SVGElements(FieldPicture(TextFieldLayout(try field(""))).svg)
    let paths = picture.named("path")
    #expect(paths.count == "Password".count)
    #expect(paths.allSatisfy { $0["fill"] == "rgb(153,153,153)" })
  }

  @Test("A glyph that is a picture is a box at its place")
  func colour() throws {
    let layout = TextFieldLayout(try field("😀", font: "NotoColorEmoji.ttf"))
    let picture = try SVGElements(FieldPicture(layout).svg)
    let box = try #require(picture.named("rect").first { $0["fill"] == "#ffe08a" })
    let x = try #require(box["x"].flatMap(Double.init))
    #expect(x > layout.textRect.minX && x < layout.textRect.midX)
  }

  @Test("Guides name every rect that the field has")
  func guides() throws {
    var field = try field("a < b")
    field.leftView = TextFieldAccessory(width: 20)
    let layout = TextFieldLayout(field)
    let picture = try SVGElements(FieldPicture(layout, showsGuides: true).svg)
    let names = picture.texts
    for name in [
      "borderRect", "contentRect", "placeholderRect", "textRect", "leftViewRect", "baseline",
    ] {
      #expect(names.contains(name))
    }
    #expect(!names.contains("rightViewRect"))
    #expect(picture.rects.contains(layout.textRect.rounded))
  }

  @Test("Any field makes a well-formed document", arguments: ["", "\u{0}\u{FFFF}<&>\"'", "שלום"])
  func wellFormed(_ text: String) throws {
    var field = try field(text)
    for bounds in [CGRect.zero, CGRect(x: CGFloat.nan, y: -.infinity, width: 1e300, height: -1)] {
      field.bounds = bounds
      let picture = FieldPicture(TextFieldLayout(field), showsGuides: true)
      #expect(try !SVGElements(picture.svg).named("svg").isEmpty)
      let sheet = FieldSheet([[.init("<\(text)>", picture.layout)], []])
      #expect(throws: Never.self) { try SVGElements(sheet.svg) }
    }
  }
}
