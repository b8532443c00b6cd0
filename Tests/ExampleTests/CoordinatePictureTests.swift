import FieldLayout
import Foundation
import TestSupport
import Testing
import TextMetrics

@Suite("The pictures of the coordinate spaces")
struct CoordinatePictureTests {
  private func picture(_ name: String) throws -> String {
    try Repository.text("Sources/TextMetrics/Documentation.docc/Resources/\(name).svg")
  }

  @Test("The font's measures are as it says")
  func font() throws {
    let face = try Fixture.face("DejaVuSans.ttf")
    let metrics = face.metrics()
    let advance = face.advance(of: try #require(face.glyph(for: "H")))
    let labels = [
      "ascent \(Int(metrics.ascent))", "descent \(Int(metrics.descent))",
      "cap height \(Int(metrics.capHeight ?? 0))", "x height \(Int(metrics.xHeight ?? 0))",
      "advance of H: \(advance)", "\(face.unitsPerEm) in an em",
    ]
    let shown = try picture("font-space")
    #expect(labels.filter { !shown.contains($0) } == [])
  }

  @Test("The line's width and caret stop are as it says")
  func line() throws {
    let line = ShapedLine("AV To", font: try Fixture.font("DejaVuSans.ttf", 64))
    let shown = try picture("line-space")
    #expect(shown.contains("width \(line.width) points"))
    #expect(shown.contains("caret stop at x = \(line.caretStops[1].x)"))
  }

  @Test("The field's rects are as it says")
  func field() throws {
    let bounds = CGRect(x: 60, y: 30, width: 220, height: 56)
    let layout = TextFieldLayout(
      TextField(text: "Anna", bounds: bounds, font: try Fixture.font("DejaVuSans.ttf", 24)))
    let labels = [
      "bounds \(describe(bounds))", "contentRect \(describe(layout.contentRect))",
      "textRect \(describe(layout.textRect))", "caret.rect \(describe(layout.caret.rect))",
      "baseline, y = \(describe(layout.baseline))",
    ]
    let shown = try picture("field-space")
    #expect(labels.filter { !shown.contains($0) } == [])
  }

  private func describe(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map(describe).joined(separator: ", ")
  }

  /// A number to a thousandth.
  private func describe(_ number: CGFloat) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
