import FieldDrawing
import FieldLayout
import Foundation
import TextMetrics

extension Command {
  static let sheet = Command(
    name: "sheet", operands: "",
    summary: "Draw fields of every alignment on one sheet, as SVG.",
    discussion: """
      Each column is an alignment, each row a state: empty, filled, overflowing, right to left. The
      last row needs a font with Hebrew letters, such as a --fallback.
      """,
    options: CommandOption.setting
  ) { arguments in
    var faces = FaceCache()
    var reader = try RequestReader(arguments.request)
    let settings = try FontSettings(&reader)
    let font = try settings.font(from: &faces)
    let rows = SheetState.allCases.map { state in
      [TextAlignment.left, .center, .right].map { alignment in
        var field = state.field(font)
        field.shaping = settings.shaping
        field.alignment = alignment
        return FieldSheet.Entry("\(state.rawValue), \(alignment.name)", TextFieldLayout(field))
      }
    }
    return FieldSheet(rows).svg
  }
}

/// What a field of the sheet holds.
private enum SheetState: String, CaseIterable {
  case empty
  case filled
  case overflowing
  case rightToLeft = "right to left"

  /// The field, being edited, so that it shows its caret.
  func field(_ font: Font) -> TextField {
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 44)
    var field = TextField(placeholder: "Password", bounds: bounds, font: font)
    field.isEditing = true
    switch self {
    case .empty: break
    case .filled:
      field.text = "AV office"
      field.selection = TextSelection(
        field.text.index(field.text.startIndex, offsetBy: 3)..<field.text.endIndex)
    case .overflowing: field.text = "More text than the field has room for"
    case .rightToLeft: field.text = "שלום abc"
    }
    return field
  }
}
