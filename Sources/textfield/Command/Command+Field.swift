import FieldDrawing
import FieldLayout
import Foundation
import TextMetrics

extension Command {
  static let field = Command(
    name: "field", operands: "", instead: "--text and --placeholder give what it shows",
    summary: "Lay out a text field: where its text, placeholder and caret stand.",
    options: fieldOptions + CommandOption.setting + [svg, guides, .json]
  ) { arguments in
    guard arguments[svg] != nil || !arguments.has(guides) else {
      throw UsageError("--guides draws into the file of --svg, which is missing")
    }
    guard arguments[svg] != "" else { throw UsageError("\(svg.usage): the path is empty") }
    guard arguments[svg] != "-" || !arguments.has(.json) else {
      throw UsageError("--json and --svg - cannot both print")
    }
    let request = try FieldRequest.reading(
      RequestReader(arguments.request(orElse: "bounds", standardBounds)))
    var session = Session()
    let answer = try session.answer(request)
    if let path = arguments[svg] {
      let picture = FieldPicture(answer.layout, showsGuides: arguments.has(guides))
      if path == "-" { return picture.svg }
      try draw(picture, to: path)
    }
    return arguments.has(.json) ? answer.json : answer.description
  }

  /// What a field is like if its bounds are not given.
  static let standardBounds = JSONValue.array([
    .integer(0), .integer(0), .integer(200), .integer(44),
  ])

  private static let svg = CommandOption(
    "--svg", .text, "FILE", key: nil,
    "draw the field into an SVG file; - prints it in place of the answer")

  private static let guides = CommandOption(
    "--guides", .flag, key: nil, "also draw and name its rects, in the SVG file")

  private static func draw(_ picture: FieldPicture, to path: String) throws(SystemError) {
    guard !path.unicodeScalars.contains("\u{FFFD}") else {
      throw SystemError("“\(path)” cannot be written", reason: SystemError.notUTF8)
    }
    guard let file = unsafe fopen(path, "w") else {
      throw SystemError("“\(path)” cannot be written")
    }
    let isWritten = unsafe fputs(picture.svg, file) >= 0
    guard unsafe fclose(file) == 0, isWritten else {
      throw SystemError("“\(path)” cannot be written")
    }
  }

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
      "the direction of what is around the field; not known"),
    CommandOption(
      "--typing-direction", .text, WritingDirection.choices, key: "typingDirection",
      "the direction of what will be typed; not known"),
    CommandOption("--secure", .flag, key: "secure", "show a bullet for each character"),
    CommandOption(
      "--editing", .flag, key: "editing", "the field is edited: it scrolls to the caret"),
    CommandOption(
      "--selection", .numbers, "ANCHOR,FOCUS", key: "selection",
      "what is selected, the caret at its focus; the caret at the end"),
    CommandOption("--scroll", .number, "N", key: "scroll", "how far it was scrolled before; 0"),
    CommandOption(
      "--left-view", .number, "WIDTH", key: "leftView", "what stands where reading begins; none"),
    CommandOption(
      "--right-view", .number, "WIDTH", key: "rightView", "what stands where reading ends; none"),
    CommandOption(
      "--minimum-font-size", .number, "N", key: "minimumFontSize",
      "what the text may shrink to; it does not shrink"),
    CommandOption(
      "--point", .pair, "X,Y", key: "points", "say the text position here; may be repeated"),
    CommandOption("--carets", .flag, key: "carets", "also every other place of the caret"),
  ]
}

extension TextAlignment {
  /// The names as the help shows a choice.
  fileprivate static var choices: String { allCases.map(\.name).joined(separator: "|") }
}
