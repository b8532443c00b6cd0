import FieldLayout
import Foundation
import TestSupport
import Testing
import TextMetrics

@Suite("Accessories take their room once")
struct AccessoryTests {
  @Test("Text ends before a right view")
  func rightView() throws {
    var field = try TextField.sample("abc", alignment: .right, padding: .zero)
    field.rightView = TextFieldAccessory(width: 20, height: 10)
    let layout = TextFieldLayout(field)
    #expect(layout.rightViewRect == CGRect(x: 180, y: 17, width: 20, height: 10))
    #expect(layout.contentRect == CGRect(x: 0, y: 0, width: 180, height: 44))
    #expect(layout.textRect.maxX == 180)
    #expect(layout.leftViewRect == nil)
  }

  @Test("Padding is kept between a left view and the text")
  func leftView() throws {
    var field = try TextField.sample("abc", placeholder: "Name")
    field.leftView = TextFieldAccessory(width: 24)
    let layout = TextFieldLayout(field)
    #expect(layout.leftViewRect == CGRect(x: 0, y: 0, width: 24, height: 44))
    #expect(layout.contentRect == CGRect(x: 34, y: 0, width: 161, height: 44))
    #expect(layout.placeholderRect == layout.contentRect)
  }

  @Test("The clear button stands inside of the right view and keeps its room")
  func clearButton() throws {
    var field = try TextField.sample("abc", padding: .zero)
    field.rightView = TextFieldAccessory(width: 20)
    field.clearButton = TextFieldAccessory(width: 19, height: 19)
    let idle = TextFieldLayout(field)
    let edited = TextFieldLayout(field.edited())
    #expect(idle.clearButtonRect == nil)
    #expect(edited.clearButtonRect == CGRect(x: 161, y: 12.5, width: 19, height: 19))
    #expect(idle.contentRect == edited.contentRect)
    #expect(edited.contentRect.maxX == 161)

    field.clearButtonMode = .always
    #expect(TextFieldLayout(field).clearButtonRect != nil)
    field.clearButtonMode = .unlessEditing
    #expect(TextFieldLayout(field.edited()).clearButtonRect == nil)
    field.clearButtonMode = .whileEditing
    field.text = ""
    #expect(TextFieldLayout(field.edited()).clearButtonRect == nil)
  }

  @Test("Accessories change sides with the direction of the field, wherever it comes from")
  func mirrored() throws {
    var field = try TextField.sample()
    field.leftView = TextFieldAccessory(width: 24)
    let (left, right) = (
      CGRect(x: 0, y: 0, width: 24, height: 44), CGRect(x: 176, y: 0, width: 24, height: 44)
    )
    #expect(TextFieldLayout(field).leftViewRect == left)
    field.interfaceDirection = .rightToLeft
    #expect(TextFieldLayout(field).leftViewRect == right)
    field.direction = .leftToRight
    #expect(TextFieldLayout(field).leftViewRect == left)
    field.interfaceDirection = .leftToRight
    field.direction = .rightToLeft
    #expect(TextFieldLayout(field).leftViewRect == right)
    #if Shaping
      field.direction = .natural
      field.text = "שלום"
      #expect(TextFieldLayout(field).leftViewRect == right)
      field.text = "abc"
      #expect(TextFieldLayout(field).leftViewRect == left)
    #endif
  }

  @Test("Accessories that are wider than the field share what there is")
  func tooWide() throws {
    var field = try TextField.sample("abc", width: 50)
    field.leftView = TextFieldAccessory(width: 40)
    field.rightView = TextFieldAccessory(width: 40)
    field.clearButton = TextFieldAccessory(width: .nan, height: -3)
    let layout = TextFieldLayout(field.edited())
    #expect(layout.leftViewRect == CGRect(x: 0, y: 0, width: 40, height: 44))
    #expect(layout.rightViewRect == CGRect(x: 40, y: 0, width: 10, height: 44))
    #expect(layout.clearButtonRect == CGRect(x: 40, y: 22, width: 0, height: 0))
    #expect(layout.contentRect.width == 0)
  }
}
