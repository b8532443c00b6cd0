import FieldLayout
import Foundation
import TestSupport
import Testing
import TextMetrics

@Suite("Movement visits every place once and ends")
struct MovementLawTests {
  @Test("Forward and backward pass every character", arguments: Fixture.fontNames)
  func logical(font: String) throws {
    var differences = Differences()
    for sample in try FieldSample.all(in: font) where sample.field.alignment == .left {
      let (layout, text) = (sample.layout, sample.field.text)
      let start = TextPosition(text.startIndex, affinity: .upstream)
      let end = TextPosition(text.endIndex, affinity: .downstream)
      differences.compare(
        layout.path(.forward, from: start).map(\.index), text.boundaries, "forward, \(sample.id)")
      differences.compare(
        layout.path(.backward, from: end).map(\.index), text.boundaries.reversed(),
        "backward, \(sample.id)")
    }
    #expect(differences.found == [])
  }

  @Test("Left and right pass every edge in its order", arguments: Fixture.fontNames)
  func visual(font: String) throws {
    var differences = Differences()
    for sample in try FieldSample.all(in: font) where sample.field.alignment == .left {
      let (layout, text) = (sample.layout, sample.field.text)
      let edges = Set(
        text.boundaries.flatMap { index in
          Affinity.allCases.map { layout.caret(at: TextPosition(index, affinity: $0)).insertionX }
        })
      let places = edges.sorted().reduce(into: [Double]()) { places, edge in
        if edge - (places.last ?? -.infinity) > 1e-9 { places.append(edge) }
      }
      for (movement, expected) in [(.right, places), (.left, places.reversed())]
        as [(TextMovement, [Double])]
      {
        let start = layout.position(closestTo: .init(x: expected[0] - 1e-12, y: 0))
        let actual = layout.path(movement, from: start).map { layout.caret(at: $0).insertionX }
        differences.compare(actual.count, expected.count, "\(movement), \(sample.id)")
        for (actual, expected) in zip(actual, expected) {
          differences.compare(actual, expected, within: 2e-9, "\(movement), \(sample.id)")
        }
      }
    }
    #expect(differences.found == [])
  }

  @Test("Words end at the ends of the text", arguments: [TextMovement.wordForward, .wordBackward])
  func words(movement: TextMovement) throws {
    var differences = Differences()
    for text in try TestText.all {
      let layout = TextFieldLayout(try .sample(text.text))
      let isForward = movement == .wordForward
      let start = isForward ? text.text.startIndex : text.text.endIndex
      let path = layout.path(movement, from: TextPosition(start)).map(\.index)
      let sorted = isForward ? path : path.reversed()
      differences.compare(sorted, Set(path).sorted(), text.id)
      differences.compare(sorted.first, text.text.startIndex, text.id)
      differences.compare(sorted.last, text.text.endIndex, text.id)
    }
    #expect(differences.found == [])
  }
}

extension TextFieldLayout {
  /// All the places that a movement leads to, one after another; it must end.
  fileprivate func path(_ movement: TextMovement, from start: TextPosition) -> [TextPosition] {
    var path = [start]
    while path.count <= field.text.count * 2 + 4 {
      let last = path[path.count - 1]
      let next = position(from: last, movement)
      if next.index == last.index, caret(at: next).insertionX == caret(at: last).insertionX {
        break
      }
      path.append(next)
    }
    return path
  }
}
