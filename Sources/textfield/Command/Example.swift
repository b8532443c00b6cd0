import FieldLayout
import Foundation
import TextMetrics

/// What the tool shows when it is asked for nothing: a field of each alignment, empty and filled.
enum Example {
  static func text() throws -> String {
    var table = Table(
      ("ALIGNMENT", .left), ("FIELD", .left), ("PLACEHOLDER", .left), ("TEXT", .left),
      ("CARET", .left))
    var session = Session()
    for text in ["", "Anna"] {
      for alignment in ["left", "center", "right"] {
        let request = try FieldRequest.reading(
          RequestReader(
            .object([
              "bounds": Command.standardBounds, "text": .string(text),
              "placeholder": .string(placeholder), "alignment": .string(alignment),
            ])))
        let answer = try session.answer(request)
        let layout = answer.layout
        table.row(
          alignment, text.isEmpty ? "empty" : "“\(text)”",
          text.isEmpty ? layout.placeholderRect.map(\.display) ?? "" : "hidden",
          layout.textRect.display, layout.caret(at: answer.focus).rect.display)
      }
    }
    return """
      A field of 200 × 44 points at 0, 0, in the bundled font at 16 points, with the placeholder
      \(placeholder). Each rect is x, y, width, height in points; y goes down.

      \(table.text)
      \(hints.text)
      """
  }

  private static var hints: Table {
    var hints = Table(("", .left), ("", .left))
    hints.row(
      "textfield field --placeholder \(placeholder) --svg field.svg", "the picture of such a field")
    hints.row("textfield help", "what else there is")
    return hints
  }

  private static let placeholder = "请输入用户名"
}

extension CGRect {
  fileprivate var display: String {
    [minX, minY, width, height].map { Double($0).display }.joined(separator: ", ")
  }
}
