import FieldLayout
import Foundation
import TestSupport
import Testing
import TextMetrics

extension Examples {
  @Test("The README's field prints what it says")
  static func readmeField() throws {
    try inCheckout {
      let face = try FontFace(path: "Fixtures/Fonts/DejaVuSans.ttf")
      let font = try Font(face: face, size: 16)
      let bounds = CGRect(x: 7, y: 3, width: 200, height: 44)
      let field = TextField(placeholder: "Password", bounds: bounds, font: font, alignment: .center)
      let layout = TextFieldLayout(field)
      print(layout.placeholderRect ?? .null, layout.caret(at: field.text.startIndex).rect)
      #expect(
        layout.placeholderRect == CGRect(x: 69.6328125, y: 3, width: 74.734375, height: 44))
      #expect(layout.caret.rect.minX == 107)
    }
  }

  @Test("The ancestor's field stands where it stood")
  static func ancestor() throws {
    try inCheckout {
      let inter = "Fixtures/Fonts/Inter-roman.var.ttf"
      let bounds = CGRect(x: 0, y: 0, width: 200, height: 44)
      let font = try Font(face: FontFace(path: inter), size: TextFieldStyle.fontSize)
      let bold = try Font(face: FontFace(path: inter, variations: ["wght": 700]), size: 16)
      var field = TextField(placeholder: "User name", bounds: bounds, font: font)
      field.placeholderFont = bold
      field.placeholderAlignment = TextAlignment(rawValue: 2)  // centred
      field.style.placeholderColor = Color(hex: 0x999999)
      field.style.tintColor = Color(hex: 0x0066CC)
      let layout = TextFieldLayout(field)
      print(layout.placeholderRect ?? .null)  // x = (200 − width) ÷ 2, as high as the field
      let width = bold.width(of: "User name")
      let rect = CGRect(x: (200 - width) / 2, y: 0, width: width, height: 44)
      #expect(layout.placeholderRect == rect)
    }
  }

  @Test("Each property of the ancestor has its match")
  static func ancestorProperties() throws {
    let font = try Fixture.font("DejaVuSans.ttf")
    let bold = try Fixture.font("Roboto-Regular.ttf")
    var field = TextField(bounds: CGRect(x: 0, y: 0, width: 200, height: 44), font: bold)
    field.placeholder = "User name"
    field.placeholderAlignment = TextAlignment(rawValue: 2)
    field.style.textColor = .black
    field.font = font
    field.style.placeholderColor = Color(hex: 0x999999)
    field.placeholderFont = bold
    field.style.tintColor = Color(hex: 0x0066CC)
    field.style.editingPlaceholderColor = .black
    let size = bold.size(of: "User name")
    let layout = TextFieldLayout(field)
    #expect(layout.placeholder?.line.width == size.width)
    #expect(layout.placeholderColor == Color(hex: 0x999999) && layout.textColor == .black)
    #expect(layout.caretColor == Color(hex: 0x0066CC) && layout.font == font)
  }

  @Test("A caret drawn on pixels is as near as it can be")
  static func pixels() throws {
    let font = try Fixture.font("DejaVuSans.ttf")
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 44)
    let layout = TextFieldLayout(TextField(text: "AV", bounds: bounds, font: font))
    let pixels = layout.pixelAligned(scale: 2)
    print(layout.caret.rect.minX, pixels.rect(of: layout.caret).minX)  // 30.8671875 31.0
    #expect(layout.caret.rect.minX == 30.8671875)
    #expect(pixels.rect(of: layout.caret).minX == 31)
  }
}
