import FieldLayout
import Foundation
import TestSupport
import Testing
import TextMetrics

@Suite("Carets, hits and selections agree in every field")
struct CaretLawTests {
  @Test("A hit at a caret is the caret's place", arguments: Fixture.fontNames)
  func hitsCarets(font: String) throws {
    var differences = Differences()
    for sample in try FieldSample.all(in: font) {
      let layout = sample.layout
      for index in sample.field.text.boundaries {
        for affinity in Affinity.allCases {
          let caret = layout.caret(at: TextPosition(index, affinity: affinity))
          let hit = layout.position(closestTo: CGPoint(x: caret.insertionX, y: 500))
          differences.compare(
            layout.caret(at: hit).insertionX, caret.insertionX, within: 1e-9,
            "\(sample.id) at \(sample.field.text.count(before: index)) \(affinity)")
        }
      }
    }
    #expect(differences.found == [])
  }

  @Test("Each caret that is to be seen lies inside the content rect", arguments: Fixture.fontNames)
  func caretsInside(font: String) throws {
    var differences = Differences()
    for sample in try FieldSample.all(in: font) {
      let layout = sample.layout
      // A content rect that is narrower than the caret lends it some of the padding.
      let hasRoom = layout.contentRect.width >= sample.field.caretWidth
      let content = (hasRoom ? layout.contentRect : layout.borderRect)
        .insetBy(dx: -1e-9, dy: -1e-9)
      for caret in layout.carets {
        if sample.field.bounds.width > layout.line.width + 20 {
          differences.check(caret.isVisible, "\(sample.id): hidden at \(caret.insertionX)")
        }
        differences.check(
          !caret.isVisible || content.minX <= caret.rect.minX && caret.rect.maxX <= content.maxX,
          "\(sample.id): \(caret.rect) not in \(content)")
        differences.check(
          caret.rect.width >= 0 && caret.rect.height == layout.textRect.height,
          "\(sample.id): \(caret.rect)")
      }
    }
    #expect(differences.found == [])
  }

  @Test("The parts of a selection are as wide as the whole", arguments: Fixture.fontNames)
  func selectionSums(font: String) throws {
    var differences = Differences()
    for sample in try FieldSample.all(in: font) {
      let (layout, text) = (sample.layout, sample.field.text)
      func width(_ range: Range<String.Index>) -> Double {
        layout.selectionRects(for: range).reduce(0) { $0 + $1.rect.width }
      }
      for index in text.boundaries {
        differences.compare(
          width(text.startIndex..<index) + width(index..<text.endIndex), layout.line.width,
          within: 1e-9, "\(sample.id) at \(text.count(before: index))")
      }
      let whole = layout.selectionRects(for: text.startIndex..<text.endIndex)
      differences.compare(
        whole.map(\.rect).first ?? layout.textRect, layout.textRect, "all of \(sample.id)")
    }
    #expect(differences.found == [])
  }

  @Test("Each caret is an end of what is selected beside it", arguments: Fixture.fontNames)
  func caretsEndSelections(font: String) throws {
    var differences = Differences()
    for sample in try FieldSample.all(in: font) {
      let (layout, text) = (sample.layout, sample.field.text)
      for index in text.indices {
        let rects = layout.selectionRects(for: index..<text.index(after: index))
        guard let rect = rects.first?.rect else { continue }
        let leading = layout.caret(at: TextPosition(index, affinity: .downstream)).insertionX
        let trailing = layout.caret(
          at: TextPosition(text.index(after: index), affinity: .upstream)
        ).insertionX
        differences.compare(rect.minX, min(leading, trailing), within: 1e-9, "left, \(sample.id)")
        differences.compare(rect.maxX, max(leading, trailing), within: 1e-9, "right, \(sample.id)")
      }
    }
    #expect(differences.found == [])
  }
}
