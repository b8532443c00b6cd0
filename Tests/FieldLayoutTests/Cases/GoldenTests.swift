import FieldLayout
import Foundation
import TestSupport
import Testing
import TextMetrics

@Suite("Rects equal the arithmetic of another program")
struct GoldenTests {
  static let sizes = [16, 11, 17.5, 48]

  @Test("An empty field's placeholder, caret and baseline", arguments: sizes, Shaping.allCases)
  func empty(size: Double, shaping: Shaping) throws {
    let font = try Fixture.font("DejaVuSans.ttf", size)
    var differences = Differences()
    for row in try FieldGolden.rows.empty where row.size == size {
      var field = TextField(
        placeholder: row.placeholder, bounds: CGRect(row.bounds), font: font,
        alignment: TextAlignment(golden: row.alignment))
      field.direction = row.direction == "rtl" ? .rightToLeft : .leftToRight
      field.shaping = shaping
      let layout = TextFieldLayout(field)
      let caret = layout.caret(at: field.text.startIndex)
      differences.compare(
        layout.placeholderRect, row.placeholderRect.map { CGRect($0) }, "placeholder of \(row)")
      differences.compare(caret.rect, CGRect(row.caretRect), "caret of \(row)")
      differences.compare(caret.insertionX, row.insertionX, within: 1e-9, "insertion of \(row)")
      differences.compare(layout.baseline, row.baseline, within: 1e-9, "baseline of \(row)")
    }
    #expect(differences.found == [])
  }

  @Test("A filled field's text, carets and baseline", arguments: sizes, Shaping.allCases)
  func filled(size: Double, shaping: Shaping) throws {
    let font = try Fixture.font("DejaVuSans.ttf", size)
    var differences = Differences()
    for row in try FieldGolden.rows.filled where row.size == size {
      var field = TextField(
        text: row.text, bounds: CGRect(row.bounds), font: font,
        alignment: TextAlignment(golden: row.alignment))
      field.shaping = shaping
      let layout = TextFieldLayout(field)
      differences.compare(layout.textRect, CGRect(row.textRect), "text of \(row)")
      differences.compare(layout.baseline, row.baseline, within: 1e-9, "baseline of \(row)")
      let carets = layout.carets.map(\.insertionX)
      differences.compare(carets.count, row.insertionX.count, "carets of \(row)")
      for (actual, expected) in zip(carets, row.insertionX) {
        differences.compare(actual, expected, within: 1e-9, "caret of \(row)")
      }
    }
    #expect(differences.found == [])
  }
}
