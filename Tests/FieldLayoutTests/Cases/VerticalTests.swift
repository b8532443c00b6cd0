import FieldLayout
import Foundation
import TestSupport
import Testing
import TextMetrics

@Suite("The line stands where its font says, whatever is typed")
struct VerticalTests {
  @Test(
    "Height and baseline do not depend on the text", arguments: ["a", "中", "😀", "ש", "عربي", " "])
  func anyText(text: String) throws {
    let fallbacks = try ["wqy-microhei.ttf", "NotoColorEmoji.ttf", "Amiri-Regular.ttf"]
      .map { try Fixture.face($0) }
    var field = try TextField.sample(placeholder: "中文")
    field.font.fallbacks = fallbacks
    let empty = TextFieldLayout(field)
    field.text = text
    let typed = TextFieldLayout(field)
    #expect(typed.caret.rect.minY == empty.caret.rect.minY)
    #expect(typed.caret.rect.height == empty.caret.rect.height)
    #expect(typed.baseline == empty.baseline)
    #expect(typed.textRect.height == empty.textRect.height)
    #expect(empty.caret.rect.height > 0)
  }

  @Test("The line is centred between its ascent and descent", arguments: Fixture.fontNames)
  func centred(font: String) throws {
    let field = try TextField.sample("Ag", placeholder: "Ag", height: 80, font: font)
    let layout = TextFieldLayout(field)
    let metrics = field.font.metrics
    let height = metrics.ascent + metrics.descent
    #expect(layout.baseline == (80 - CGFloat(height)) / 2 + CGFloat(metrics.ascent))
    #expect(abs(layout.textRect.minY - (80 - layout.textRect.maxY)) < 1e-9)
    #expect(abs(layout.caret.rect.height - height) < 1e-9)
    let placeholder = try #require(layout.placeholder)
    #expect(placeholder.baseline == layout.baseline)
  }

  @Test("At the top and at the bottom")
  func edges() throws {
    var field = try TextField.sample("Ag")
    field.bounds.origin.y = 5
    field.verticalAlignment = .top
    let top = TextFieldLayout(field)
    #expect(top.textRect.minY == 5)
    field.verticalAlignment = .bottom
    let bottom = TextFieldLayout(field)
    #expect(abs(bottom.textRect.maxY - 49) < 1e-9)
  }

  @Test("A placeholder of another size is centred by itself or shares the baseline")
  func placeholder() throws {
    var field = try TextField.sample(placeholder: "Name")
    field.placeholderFont = try Fixture.font("DejaVuSans.ttf", 10)
    let own = try #require(TextFieldLayout(field).placeholder)
    #expect(abs(own.textRect.midY - 22) < 1e-9)
    #expect(own.line.font.size == 10)
    field.placeholderSharesBaseline = true
    let layout = TextFieldLayout(field)
    #expect(layout.placeholder?.baseline == layout.baseline)
    #expect(own.baseline != layout.baseline)
    #expect(layout.placeholder?.rect == own.rect)
  }

  @Test("The caret leans as an italic face asks for")
  func slope() throws {
    let field = try TextField.sample("fj", font: "LiberationSerif-Italic.ttf")
    let caret = TextFieldLayout(field).caret
    let slope = field.font.face.caretSlope
    let lean = Double(slope.run) / Double(slope.rise)
    #expect(lean > 0)
    #expect(abs(caret.topX - caret.bottomX - caret.rect.height * lean) < 1e-9)
    #expect(caret.bottomX < caret.insertionX)
    let upright = TextFieldLayout(try .sample("fj")).caret
    #expect(upright.topX == upright.insertionX)
    #expect(upright.bottomX == upright.insertionX)
  }
}
