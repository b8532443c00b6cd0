import FieldLayout
import TestSupport
import Testing

@Suite("Colours")
struct StyleTests {
  @Test("The colours and the size are those of LDTextField")
  func defaults() throws {
    let layout = TextFieldLayout(try .sample())
    #expect(layout.textColor == Color(red: 0, green: 0, blue: 0))
    #expect(layout.placeholderColor == Color(red: 0.6, green: 0.6, blue: 0.6))
    #expect(layout.caretColor == layout.textColor)
    #expect(TextFieldStyle.fontSize == 16)
  }

  @Test("The tint is the caret's alone")
  func tint() throws {
    var field = try TextField.sample()
    field.style.tintColor = Color(hex: 0x0A7BFF)
    #expect(TextFieldLayout(field).caretColor == Color(hex: 0x0A7BFF))
    #expect(TextFieldLayout(field).textColor == .black)
    field.style.tintColor = nil
    field.style.textColor = Color(hex: 0x102030)
    #expect(TextFieldLayout(field).caretColor == Color(hex: 0x102030))
  }

  @Test("The placeholder may have another colour while the field is edited")
  func editingPlaceholder() throws {
    var field = try TextField.sample()
    field.style.editingPlaceholderColor = Color(hex: 0xCCCCCC)
    #expect(TextFieldLayout(field).placeholderColor == Color(hex: 0x999999))
    #expect(TextFieldLayout(field.edited()).placeholderColor == Color(hex: 0xCCCCCC))
    field.isEnabled = false
    #expect(TextFieldLayout(field.edited()).placeholderColor == Color(hex: 0x999999))
  }

  @Test("A colour is two hexadecimal digits a part")
  func hex() {
    #expect(Color(hex: 0xFF8000) == Color(red: 1, green: 128.0 / 255, blue: 0, alpha: 1))
    #expect(Color(hex: 0x12_000000) == .black)
  }
}
