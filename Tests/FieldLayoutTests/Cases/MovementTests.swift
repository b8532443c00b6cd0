import FieldLayout
import Foundation
import TestSupport
import Testing
import TextMetrics

@Suite("Words and ends")
struct MovementTests {
  /// The text with a bar where a movement leads from another bar.
  func move(_ notation: String, _ movement: TextMovement) throws -> String {
    let caret = CaretNotation(notation)
    let layout = TextFieldLayout(try .sample(caret.text, width: 2000))
    let position = layout.position(from: TextPosition(caret.index), movement)
    return CaretNotation.describe(caret.text, position.index)
  }

  @Test(
    "Forward to the end of a word",
    arguments: [
      ("|one two", "one| two"), ("o|ne two", "one| two"), ("one| two", "one two|"),
      ("one |two", "one two|"), ("|can't stop", "can't| stop"), ("|3.14, 5", "3.14|, 5"),
      ("|", "|"), ("one|  !", "one  !|"), ("|  ,  a b", "  ,  a| b"),
      ("caf|e\u{301}s x", "cafe\u{301}s| x"),
      ("a|", "a|"), ("|中文", "中|文"), ("x| שלום a", "x שלום| a"),
    ])
  func forward(from: String, to: String) throws {
    let actual = try move(from, .wordForward)
    #expect(actual == to)
  }

  @Test(
    "Backward to the start of a word",
    arguments: [
      ("one two|", "one |two"), ("one t|wo", "one |two"), ("one |two", "|one two"),
      ("one| two", "|one two"), ("|one", "|one"), ("stop can't|", "stop |can't"),
      ("  ! one|", "  ! |one"), ("  !|", "|  !"), ("a  , |  ", "|a  ,   "),
    ])
  func backward(from: String, to: String) throws {
    let actual = try move(from, .wordBackward)
    #expect(actual == to)
  }

  @Test(
    "One character on or back is a whole one",
    arguments: [
      ("a|👨‍👩‍👧‍👦b", "a👨‍👩‍👧‍👦|b", TextMovement.forward), ("a👨‍👩‍👧‍👦|b", "a|👨‍👩‍👧‍👦b", .backward),
      ("|e\u{301}", "e\u{301}|", .right), ("🇨🇳🇫🇷|", "🇨🇳|🇫🇷", .left), ("a|\r\nb", "a\r\n|b", .forward),
      ("ab|c", "|abc", .start), ("a|bc", "abc|", .end),
    ])
  func characters(from: String, to: String, movement: TextMovement) throws {
    let actual = try move(from, movement)
    #expect(actual == to)
  }

  @Test(
    "An ellipsis of three full stops is passed in one step",
    arguments: TextTruncation.allCases, [TextMovement.forward, .backward, .left, .right])
  func dots(truncation: TextTruncation, movement: TextMovement) throws {
    // The font has no U+2026.
    var field = try TextField.sample("12345678901234", width: 150, font: "NotoColorEmoji.ttf")
    field.truncation = truncation
    let layout = TextFieldLayout(field)
    #expect(layout.shown.text.contains("..."))
    let isOnward = movement == .forward || movement == .right
    var position = TextPosition(isOnward ? field.text.startIndex : field.text.endIndex)
    var visited = [position.index]
    for _ in 0..<field.text.count {
      position = layout.position(from: position, movement)
      guard position.index != visited.last else { break }
      visited.append(position.index)
    }
    #expect(visited.last == (isOnward ? field.text.endIndex : field.text.startIndex))
    #expect(visited == (isOnward ? visited.sorted() : visited.sorted().reversed()))
    let shown = layout.shown.shownRanges.reduce(0) { $0 + field.text[$1].count }
    #expect(visited.count == shown + 2)
  }

  @Test("From a place that is none, it goes on from the nearest")
  func anyIndex() throws {
    let layout = TextFieldLayout(try .sample("ab"))
    let foreign = "a longer text".boundary(9)
    let back = layout.position(from: TextPosition(foreign), .backward)
    #expect(back.index == layout.field.text.boundary(1))
  }

  @Test("A word in a long text is found without reading all of it")
  func longText() throws {
    let text = String(repeating: "some words, ", count: 20000)
    let layout = TextFieldLayout(try .sample(text))
    let time = ThreadTime.taken {
      var place = TextPosition(text.startIndex)
      for _ in 0..<200 { place = layout.position(from: place, .wordForward) }
      // A hundred times two words, without the comma and the space after the last.
      #expect(text.count(before: place.index) == 1198)
    }
    #expect(time < 2)
  }
}
