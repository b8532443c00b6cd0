import FieldLayout
import Foundation
import TestSupport
import Testing
import TextMetrics

@Suite("Long text takes its time, and no more", .serialized)
struct SpeedTests {
  /// The shortest of three times.
  func time(_ body: () -> Void) -> Duration {
    (0..<3).map { _ in ContinuousClock().measure(body) }.min() ?? .zero
  }

  func field(_ count: Int) throws -> TextField {
    try TextField.sample(String(repeating: "some words, ", count: count / 12)).edited()
  }

  @Test("Twice the text takes about twice the time")
  func linear() throws {
    let (short, long) = (try field(10_000), try field(40_000))
    let shortTime = time { _ = TextFieldLayout(short).caret }
    let longTime = time { _ = TextFieldLayout(long).caret }
    #expect(longTime / shortTime < 4 * 2.5)
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
    #expect(taken < .seconds(1))
  }
}
