import FieldDrawing
import FieldLayout
import Foundation
import TestSupport
import Testing
import TextMetrics

// Glyph by glyph, the ligature is another.
#if Shaping
  @Suite("The picture of a field's anatomy")
  struct AnatomyTests {
    /// A field that has everything that can be named.
    private func field() throws -> TextField {
      var field = TextField(
        text: "The office", placeholder: "Where you work",
        bounds: CGRect(x: 0, y: 0, width: 320, height: 48),
        font: try Fixture.font("DejaVuSans.ttf"), alignment: .center)
      field.leftView = TextFieldAccessory(width: 32, height: 24)
      field.rightView = TextFieldAccessory(width: 32, height: 24)
      field.clearButton = TextFieldAccessory(width: 18, height: 18)
      field.isEditing = true
      let text = field.text
      func index(_ offset: Int) -> String.Index { text.index(text.startIndex, offsetBy: offset) }
      field.selection = TextSelection(anchor: index(4), focus: index(6))
      field.markedRange = index(8)..<index(10)
      return field
    }

    @Test("is the one in the documentation")
    func current() throws {
      let picture = FieldPicture(TextFieldLayout(try field()), showsGuides: true).svg
      let path = Repository.path("Sources/FieldLayout/Documentation.docc/Resources/anatomy.svg")
      let new = URL.temporaryDirectory.appending(path: "anatomy.svg")
      try picture.write(to: new, atomically: true, encoding: .utf8)
      let isCurrent = try String(contentsOfFile: path, encoding: .utf8) == picture
      #expect(isCurrent, "the current picture is \(new.path)")
    }

    @Test("names every rect of a layout")
    func names() throws {
      let names = Set(
        try SVGElements(FieldPicture(TextFieldLayout(try field()), showsGuides: true).svg).texts)
      let article = try Repository.text(
        "Sources/FieldLayout/Documentation.docc/AnatomyOfAField.md")
      #expect(names.count == 12)
      #expect(names.allSatisfy(article.contains))
    }
  }
#endif
