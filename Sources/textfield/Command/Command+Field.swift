import FieldLayout
import Foundation
import TextMetrics

extension Command {
  static let field = Command(
    name: "field", operands: "",
    summary: "Lay out a text field: where its text, placeholder and caret stand.",
    options: fieldOptions + CommandOption.setting + [.json]
  ) { arguments in
    let request = try FieldRequest.reading(
      RequestReader(arguments.request(orElse: "bounds", standardBounds)))
    var session = Session()
    let answer = try session.answer(request)
    return arguments.has(.json) ? answer.json : answer.description
  }

  /// What a field is like if its bounds are not given.
  static let standardBounds = JSONValue.array([
    .integer(0), .integer(0), .integer(200), .integer(44),
  ])

  private static let fieldOptions = [
    CommandOption("--text", .text, "TEXT", key: "text", "the text; none"),
    CommandOption("--placeholder", .text, "TEXT", key: "placeholder", "the placeholder; none"),
    CommandOption(
      "--bounds", .numbers, "X,Y,W,H", key: "bounds", "the whole field; 0,0,200,44"),
    CommandOption(
      "--alignment", .text, TextAlignment.choices, key: "alignment",
      "where the text stands; natural"),
    CommandOption(
      "--placeholder-alignment", .text, TextAlignment.choices, key: "placeholderAlignment",
      "where the placeholder stands; as the text"),
    CommandOption(
      "--placeholder-font", .text, "FILE", key: "placeholderFont.path",
      "the placeholder's font; as the text"),
    CommandOption(
      "--placeholder-size", .number, "N", key: "placeholderSize",
      "the placeholder's points in an em; as the text"),
    CommandOption(
      "--padding", .numbers, "LEFT,RIGHT", key: "padding",
      "room beside the text; by the alignment"),
    CommandOption("--caret-width", .number, "N", key: "caretWidth", "how wide the caret is; 2"),
    CommandOption(
      "--interface-direction", .text, WritingDirection.choices, key: "interfaceDirection",
      "the direction of what is around the field; ltr"),
    CommandOption(
      "--typing-direction", .text, WritingDirection.choices, key: "typingDirection",
      "the direction of what will be typed; not known"),
    CommandOption("--carets", .flag, key: "carets", "also every other place of the caret"),
  ]
}

extension TextAlignment {
  /// The names as the help shows a choice.
  fileprivate static var choices: String { allCases.map(\.name).joined(separator: "|") }
}

extension FieldAnswer {
  /// The answer as tables for people.
  fileprivate var description: String {
    var rects = Table(
      ("", .left), ("X", .right), ("Y", .right), ("WIDTH", .right), ("HEIGHT", .right))
    rects.row("content", layout.contentRect)
    if let rect = layout.placeholderRect { rects.row("placeholder", rect) }
    rects.row("text", layout.textRect)
    rects.row("caret", layout.caret(at: focus).rect)
    if wantsCarets {
      for stop in layout.line.caretStops {
        let offset = layout.field.text.utf16Offset(of: stop.index)
        rects.row("caret at \(offset)", layout.caret(at: stop.index).rect)
      }
    }
    return rects.text + """

      baseline \(Double(layout.baseline).display), font size \(layout.fontSize.display), \
      \(layout.alignment.name), \(layout.direction.rawValue)

      """
  }
}

extension Table {
  fileprivate mutating func row(_ name: String, _ rect: CGRect) {
    row(
      name, Double(rect.minX).display, Double(rect.minY).display, Double(rect.width).display,
      Double(rect.height).display)
  }
}
