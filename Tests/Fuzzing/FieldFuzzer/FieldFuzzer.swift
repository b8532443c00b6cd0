import FieldLayout
import Foundation
import FuzzLaws
import TestSupport
import TextMetrics

/// Lays out a field of any text and any numbers in a good font.
enum FieldFuzzer: Fuzzer {
  static func broken(by bytes: [UInt8]) -> [String] {
    var input = FuzzInput(bytes)
    guard
      let face = try? Fixture.face(input.choice(["DejaVuSans.ttf", "Amiri-Regular.ttf"])),
      let fallback = try? Fixture.face("NotoColorEmoji.ttf"),
      var font = try? Font(face: face, size: input.choice([16, 0.1, 100_000, 13.7]))
    else { return ["the fonts do not open"] }
    font.fallbacks = [fallback]
    font.hinting = input.choice(Hinting.allCases)
    font.tracking = input.choice([0, 1, -3, input.number()])

    let bounds = CGRect(
      x: input.number(), y: input.number(), width: input.number(), height: input.number())
    var field = TextField(
      text: "", placeholder: "", bounds: bounds, font: font,
      alignment: input.choice([.natural, .left, .center, .right]))
    field.caretWidth = input.number()
    field.scrollOffset = input.number()
    field.shaping = input.choice(Shaping.allCases)
    field.direction = input.choice([.natural, .leftToRight, .rightToLeft])
    field.minimumFontSize = input.choice([nil, input.number()])
    field.padding = input.choice([
      nil, TextFieldPadding(left: input.number(), right: input.number()),
    ])
    field.leftView = input.choice([
      nil, TextFieldAccessory(width: input.number(), height: input.number()),
    ])
    field.rightView = input.choice([nil, TextFieldAccessory(width: input.number(), height: nil)])
    field.clearButton = input.choice([nil, TextFieldAccessory(width: input.number(), height: nil)])
    field.secureEntry = input.choice([nil, nil, .bullets])
    field.isEditing = input.choice([true, false])
    let offsets = [input.byte(), input.byte()]
    let text = input.text()
    field.text = text
    field.placeholder = text
    let places = offsets.map { offset in
      text.utf8.index(text.startIndex, offsetBy: Int(offset), limitedBy: text.endIndex)
        ?? text.endIndex
    }
    field.selection = TextSelection(anchor: places[0], focus: places[1])
    field.markedRange = min(places[0], places[1])..<max(places[0], places[1])

    let layout = TextFieldLayout(field)
    let line = ShapedLine(text, font: font, shaping: field.shaping, direction: field.direction)
    return FieldLaws.broken(by: layout) + LineLaws.broken(by: line)
  }
}
