import FieldLayout
import Foundation
import TestSupport
import Testing
import TextMetrics

@Suite("On the pixel grid")
struct PixelAlignmentTests {
  @Test(
    "A caret that shows stays inside the pixels of a narrow field", arguments: [1, 2, 1.5],
    TextAlignment.allCases)
  func narrow(scale: CGFloat, alignment: TextAlignment) throws {
    for width in stride(from: 0.5, through: 20, by: 0.7) {
      for text in ["", "abc", "שלום"] {
        var field = try TextField.sample(text, width: CGFloat(width), alignment: alignment)
        field.bounds.origin.x = 0.3
        let exact = TextFieldLayout(field.edited())
        let aligned = exact.pixelAligned(scale: scale)
        let (rect, border) = (aligned.rect(of: exact.caret), aligned.outward(exact.borderRect))
        #expect(rect.minX >= border.minX && rect.maxX <= border.maxX, "\(rect) in \(border)")
      }
    }
  }

  @Test(
    "Rects grow outwards, carets and baseline go to the nearest pixel", arguments: [1, 2, 3, 1.5])
  func grid(scale: CGFloat) throws {
    let text = "Hello, World!"
    var field = try TextField.sample(
      text, placeholder: "Password", width: 201.3, height: 43.7, alignment: .center)
    field.bounds.origin = CGPoint(x: 0.1, y: 0.7)
    let exact = TextFieldLayout(field)
    let aligned = exact.pixelAligned(scale: scale)
    func isOnGrid(_ place: CGFloat) -> Bool {
      abs(place * scale - (place * scale).rounded()) < 1e-6
    }
    let placeholder = try #require(aligned.placeholderRect)
    let exactPlaceholder = try #require(exact.placeholderRect)
    for (rect, inner) in [
      (aligned.contentRect, exact.contentRect), (aligned.textRect, exact.textRect),
      (placeholder, exactPlaceholder),
    ]
      + zip(
        aligned.selectionRects(for: text.part(1, 4)),
        exact.selectionRects(for: text.part(1, 4)).map(\.rect))
    {
      #expect([rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy(isOnGrid))
      #expect(rect.minX <= inner.minX + 1e-5 && rect.maxX >= inner.maxX - 1e-5)
      #expect(rect.minY <= inner.minY + 1e-5 && rect.maxY >= inner.maxY - 1e-5)
      #expect(rect.width < inner.width + 2 / scale && rect.height < inner.height + 2 / scale)
    }
    #expect(isOnGrid(aligned.baseline))
    #expect(abs(aligned.baseline - exact.baseline) <= 0.5 / scale + 1e-9)
    for caret in exact.carets {
      let rect = aligned.rect(of: caret)
      #expect(isOnGrid(rect.minX) && isOnGrid(rect.width))
      #expect(abs(rect.minX - caret.rect.minX) <= 0.5 / scale + 1e-9)
      #expect(rect.width >= caret.rect.width - 1e-9)
    }
  }

  @Test("What lies on the grid stays, and a rounding error does not make a pixel")
  func stays() throws {
    let aligned = TextFieldLayout(try .sample()).pixelAligned(scale: 2)
    let rect = CGRect(x: 1, y: 2.5, width: 3, height: 4)
    #expect(aligned.outward(rect) == rect)
    #expect(aligned.outward(rect.insetBy(dx: -1e-12, dy: -1e-12)) == rect)
    #expect(aligned.nearest(1.2) == 1)
    #expect(aligned.nearest(1.3) == 1.5)
  }

  @Test("A caret is at least a pixel wide and stays inside")
  func caret() throws {
    var field = try TextField.sample(alignment: .right)
    field.caretWidth = 0.3
    field.bounds.size.width = 200.4
    let layout = TextFieldLayout(field)
    let rect = layout.pixelAligned(scale: 1).rect(of: layout.caret)
    #expect(rect.width == 1)
    #expect(rect.maxX <= 191)
  }

  @Test(
    "A scale that no screen has counts as 1", arguments: [0, -2, .nan, .infinity, 1e300, 1e-300])
  func scale(scale: CGFloat) throws {
    let aligned = TextFieldLayout(try .sample("abc")).pixelAligned(scale: scale)
    #expect(aligned.scale == 1)
  }
}
