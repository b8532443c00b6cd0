import FieldLayout
import Foundation
import TextMetrics

/// Where everything in a text field stands: `op field`.
struct FieldRequest: Request {
  var bounds: [Double]
  var text: String
  var placeholder: String
  var settings: FontSettings
  var placeholderFace: FaceReference?
  var placeholderSize: Double?
  var alignment: TextAlignment
  var placeholderAlignment: TextAlignment?
  var padding: [Double]?
  var caretWidth: Double?
  var interfaceDirection: WritingDirection?
  var typingDirection: WritingDirection?
  var isSecure: Bool
  var isEditing: Bool
  /// The offsets of anchor and focus.
  var selection: [Int]?
  var scroll: Double
  var leftViewWidth: Double?
  var rightViewWidth: Double?
  var minimumFontSize: Double?
  var points: [[Double]]
  var wantsCarets: Bool

  init(_ reader: inout RequestReader) throws(RequestError) {
    bounds = try reader.require("bounds", .list(of: .number, "x", "y", "width", "height"))
    text = try reader.take("text", .text) ?? ""
    placeholder = try reader.take("placeholder", .text) ?? ""
    settings = try FontSettings(&reader)
    placeholderFace = try reader.takeFace("placeholderFont")
    placeholderSize = try reader.take("placeholderSize", .number)
    alignment = try reader.take("alignment", .alignment) ?? .natural
    placeholderAlignment = try reader.take("placeholderAlignment", .alignment)
    padding = try reader.take("padding", .list(of: .length, "left", "right"))
    caretWidth = try reader.take("caretWidth", .length)
    interfaceDirection = try reader.take("interfaceDirection", .oneOf())
    typingDirection = try reader.take("typingDirection", .oneOf())
    isSecure = try reader.take("secure", .flag) ?? false
    isEditing = try reader.take("editing", .flag) ?? false
    selection = try reader.take("selection", .list(of: .integer, "anchor", "focus"))
    scroll = try reader.take("scroll", .length) ?? 0
    leftViewWidth = try reader.take("leftView", .length)
    rightViewWidth = try reader.take("rightView", .length)
    minimumFontSize = try reader.take("minimumFontSize", .length)
    points = try reader.takeList("points", .list(of: .number, "x", "y"))
    wantsCarets = try reader.take("carets", .flag) ?? false
  }

  func answer(_ faces: inout FaceCache) throws(AnswerError) -> FieldAnswer {
    FieldAnswer(
      layout: TextFieldLayout(try field(from: &faces)),
      points: points.map { CGPoint(x: $0[0], y: $0[1]) }, wantsCarets: wantsCarets)
  }

  private func field(from faces: inout FaceCache) throws(AnswerError) -> TextField {
    var field = TextField(
      text: text, placeholder: placeholder, bounds: CGRect(bounds),
      font: try settings.font(from: &faces), alignment: alignment)
    if placeholderFace != nil || placeholderSize != nil {
      var settings = settings
      settings.face = placeholderFace ?? settings.face
      settings.size = placeholderSize ?? settings.size
      field.placeholderFont = try settings.font(from: &faces)
    }
    field.placeholderAlignment = placeholderAlignment
    field.padding = padding.map { TextFieldPadding(left: $0[0], right: $0[1]) }
    field.caretWidth = caretWidth.map { CGFloat($0) } ?? field.caretWidth
    field.direction = settings.direction
    field.typingDirection = typingDirection
    field.interfaceDirection = interfaceDirection
    field.shaping = settings.shaping
    field.secureEntry = isSecure ? .bullets : nil
    field.isEditing = isEditing
    field.selection = selection.map { offsets in
      TextSelection(
        anchor: text.index(utf16Offset: offsets[0]), focus: text.index(utf16Offset: offsets[1]))
    }
    field.scrollOffset = CGFloat(scroll)
    field.leftView = leftViewWidth.map { TextFieldAccessory(width: $0) }
    field.rightView = rightViewWidth.map { TextFieldAccessory(width: $0) }
    field.minimumFontSize = minimumFontSize
    return field
  }
}

extension CGRect {
  fileprivate init(_ bounds: [Double]) {
    self.init(x: bounds[0], y: bounds[1], width: bounds[2], height: bounds[3])
  }
}
