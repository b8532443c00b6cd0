import FieldLayout
import Foundation
import TestSupport
import Testing
import TextMetrics

@Suite("Long text takes its time, and no more", .serialized)
struct SpeedTests {
  /// The shortest of five times, in seconds.
  func time(_ body: () -> Void) -> Double {
    (0..<5).map { _ in ThreadTime.taken(body) }.min() ?? 0
  }

  func field(_ count: Int) throws -> TextField {
    try TextField.sample(String(repeating: "some words, ", count: count / 12)).edited()
  }

  @Test("Time grows with the length of the text, not with its square")
  func linear() throws {
    let (short, long) = (try field(20_000), try field(160_000))
    let shortTime = time { _ = TextFieldLayout(short).caret }
    let longTime = time { _ = TextFieldLayout(long).caret }
    #expect(longTime / shortTime < 8 * 3)
  }

  @Test("Carets, hits and movement in a long text do not read all of it")
  func queries() throws {
    let layout = TextFieldLayout(try field(100_000))
    let text = layout.field.text
    var place = TextPosition(text.index(text.startIndex, offsetBy: 50_000))
    let taken = time {
      for count in 0..<300 {
        place = layout.position(from: place, count.isMultiple(of: 2) ? .right : .forward)
        let caret = layout.caret(at: place)
        _ = layout.position(closestTo: CGPoint(x: caret.insertionX, y: 0))
        _ = layout.selectionRects(for: text.startIndex..<place.index)
        _ = layout.visibleRange
      }
    }
    #expect(taken < 1)
  }
}
