import FieldLayout
import Foundation
import TestSupport
import Testing
import TextMetrics

@Suite("Text shrinks to fit where it may")
struct ShrinkTests {
  @Test("The size is the quotient of the widths", arguments: [TextAlignment.left, .center, .right])
  func exact(alignment: TextAlignment) throws {
    let room: [TextAlignment: Double] = [.left: 85, .center: 100, .right: 90]
    var field = try TextField.sample("Wherever the text may run", width: 100, alignment: alignment)
    field.minimumFontSize = 1
    let layout = TextFieldLayout(field)
    let expected = 16 * (room[alignment] ?? 0) / field.font.width(of: field.text)
    #expect(abs(layout.fontSize - expected) < 1e-9)
    #expect(layout.alignment == alignment)
    #expect(layout.textRect.minX >= layout.contentRect.minX - 1e-9)
    #expect(layout.textRect.maxX <= layout.contentRect.maxX + 1e-9)
    #expect(!layout.shown.isTruncated)
    let caret = layout.caret.rect.height
    #expect(abs(caret - expected * 2384 / 2048) < 1e-9)
  }

  @Test("Every text fits at its new size", arguments: Hinting.allCases)
  func everyText(hinting: Hinting) throws {
    var differences = Differences()
    for text in try TestText.all where text.text.count > 3 {
      var field = try TextField.sample(text.text, width: 30, padding: .zero)
      field.font.hinting = hinting
      field.minimumFontSize = hinting == .none ? 0 : 2
      let layout = TextFieldLayout(field)
      differences.check(
        layout.line.width <= 30 || layout.fontSize == field.minimumFontSize,
        "\(text.id): \(layout.line.width) at \(layout.fontSize)")
      differences.check(
        hinting != .none || !layout.shown.isTruncated, "\(text.id): cut at \(layout.fontSize)")
    }
    #expect(differences.found == [])
  }

  @Test("Below the smallest size the text is cut, or scrolls while it is edited")
  func minimum() throws {
    var field = try TextField.sample("Wherever the text may run", width: 100)
    field.minimumFontSize = 12
    let idle = TextFieldLayout(field)
    #expect(idle.fontSize == 12)
    #expect(idle.shown.isTruncated)
    #expect(idle.shown.text.hasSuffix("…"))
    let edited = TextFieldLayout(field.edited())
    #expect(edited.fontSize == 12)
    #expect(edited.scrollOffset > 0)
    #expect(edited.caret.isVisible)
  }

  @Test("Text that fits keeps its size", arguments: [0, 8, 16, 40, -3, .nan])
  func fits(minimum: Double) throws {
    var field = try TextField.sample("abc")
    field.minimumFontSize = minimum
    #expect(TextFieldLayout(field).fontSize == 16)
  }

  @Test("A size that no font can have is not reached", arguments: [0, -3, .nan, .infinity, 40])
  func noRoom(minimum: Double) throws {
    var field = try TextField.sample("abc", width: 0)
    field.minimumFontSize = minimum
    let layout = TextFieldLayout(field)
    #expect(layout.fontSize == 16)
    #expect(layout.contentRect.width == 0)
  }

  @Test(
    "Tracking is not scaled, and the rest shrinks by what is left", arguments: [1.0, 0.1, -0.5, -2])
  func tracking(tracking: Double) throws {
    for alignment in TextAlignment.allCases {
      var field = try TextField.sample("The quick brown fox jumps over", alignment: alignment)
      field.minimumFontSize = 8
      field.font.tracking = tracking
      field.bounds.size.width = tracking < 0 ? 150 : 200
      let layout = TextFieldLayout(field)
      #expect(!layout.shown.isTruncated)
      #expect(layout.fontSize > 8 && layout.fontSize < 16)
      // Both lines have the same tracking, and so the difference of their widths has none.
      let line = ShapedLine(field.text, font: field.font)
      let slope = (line.width - layout.line.width) / (16 - layout.fontSize)
      let expected = 16 - (line.width - Double(layout.contentRect.width)) / slope
      #expect(abs(layout.fontSize - expected) < 1e-8)
      #expect(layout.alignment == alignment.resolved(in: .leftToRight))
    }
  }

  @Test(
    "Text with hinted advances shrinks to a size whose own advances fit",
    arguments: [Hinting.light, .full])
  func hinted(hinting: Hinting) throws {
    for width in stride(from: 50, through: 90, by: 1) {
      var field = try TextField.sample("Password", width: CGFloat(width), size: 14)
      field.font.hinting = hinting
      field.minimumFontSize = 6
      let layout = TextFieldLayout(field)
      #expect(!layout.shown.isTruncated, "\(width): \(layout.line.width) at \(layout.fontSize)")
      #expect(layout.line.width <= Double(width - 15), "\(width): at \(layout.fontSize)")
      guard layout.fontSize < 14 else { continue }
      let larger = try field.font.withSize(layout.fontSize + 1 / 64.0)
      #expect(
        ShapedLine("Password", font: larger).width > Double(width - 15),
        "\(width): \(layout.fontSize) is not the largest")
    }
  }

  @Test("Without a smallest size it shrinks to any size, unless tracking alone has no room")
  func anySize() throws {
    for minimum in [0, -1, -.infinity, 1e-300] as [Double] {
      var field = try TextField.sample("abcdefgh", width: 1, padding: .zero)
      field.minimumFontSize = minimum
      let layout = TextFieldLayout(field)
      #expect(abs(layout.line.width - 1) < 1e-8)
      #expect(!layout.shown.isTruncated)
    }
    var field = try TextField.sample("abcdefgh", width: 40, padding: .zero)
    field.font.tracking = 6
    field.minimumFontSize = 0
    #expect(TextFieldLayout(field).fontSize == 16)
    #expect(TextFieldLayout(field).shown.isTruncated)
  }

  @Test("Tracking does not shrink, so the text is cut in the end")
  func tracking() throws {
    var field = try TextField.sample("abcdefgh", width: 40, padding: .zero)
    field.font.tracking = 6
    field.minimumFontSize = 1
    let layout = TextFieldLayout(field)
    #expect(layout.fontSize >= 1)
    #expect(layout.line.width <= 40)
    #expect(layout.line.font.tracking == 6)
  }
}
