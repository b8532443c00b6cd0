import FieldLayout
import Foundation
import TestSupport
import Testing
import TextMetrics

@Suite("Text that is too long is cut with an ellipsis")
struct TruncationTests {
  static let long = "A placeholder that no narrow field can show"

  @Test("As many characters stay as have room", arguments: TextTruncation.allCases)
  func largest(truncation: TextTruncation) throws {
    var differences = Differences()
    for width in stride(from: 40, through: 360, by: 7.5) {
      var field = try TextField.sample(placeholder: Self.long, width: CGFloat(width))
      field.placeholderTruncation = truncation
      let placeholder = try #require(TextFieldLayout(field).placeholder)
      guard placeholder.shown.isTruncated else {
        differences.check(
          field.font.width(of: Self.long) <= Double(placeholder.rect.width), "\(width): too wide")
        differences.check(placeholder.shown.truncationReason == nil, "\(width): a reason")
        continue
      }
      let reason = try #require(placeholder.shown.truncationReason)
      differences.compare(reason.place, truncation, "\(width)")
      differences.compare(reason.width, field.font.width(of: Self.long), "\(width)")
      differences.compare(reason.room, Double(placeholder.rect.width), "\(width)")
      differences.check(
        placeholder.line.width <= placeholder.rect.width, "\(width): \(placeholder.line.width)")
      let hidden = try #require(placeholder.shown.hiddenRange)
      var characters = Array(Self.long)
      let (start, end) = (
        Self.long.count(before: hidden.lowerBound), Self.long.count(before: hidden.upperBound)
      )
      characters.replaceSubrange(start..<end, with: ["…"])
      differences.compare(placeholder.shown.text, String(characters), "\(width)")
      // The next character that is no space has no room: in the middle, on the side whose turn it is.
      let original = Array(Self.long)
      let next = original[start...].firstIndex { $0 != " " } ?? start
      let previous = original[..<end].lastIndex { $0 != " " } ?? end
      let more: [[Character]] =
        switch truncation {
        case .end: [original[...next] + ["…"]]
        case .head: [["…"] + original[previous...]]
        case .middle:
          [
            original[..<start] + ["…"] + original[previous...],
            original[...next] + ["…"] + original[end...],
          ]
        }
      differences.check(
        more.contains { field.font.width(of: String($0)) > Double(placeholder.rect.width) },
        "\(width): \(more) has room")
    }
    #expect(differences.found == [])
  }

  /// 60 points have room for six characters of 1233 ÷ 2048 em: five and the ellipsis.
  @Test(
    "What is left stands around the cut",
    arguments: [(TextTruncation.end, [0, 5]), (.head, [39, 43]), (.middle, [0, 3, 41, 43])])
  func shownRanges(truncation: TextTruncation, bounds: [Int]) throws {
    var field = try TextField.sample(
      placeholder: Self.long, width: 75, font: "DejaVuSansMono.ttf")
    field.placeholderTruncation = truncation
    let shown = try #require(TextFieldLayout(field).placeholder?.shown)
    let actual = shown.shownRanges.flatMap { [$0.lowerBound, $0.upperBound] }
      .map { Self.long.count(before: $0) }
    #expect(actual == bounds)
  }

  @Test("Spaces beside the ellipsis are dropped")
  func spaces() throws {
    let pangram = "The quick brown fox jumps over the lazy dog"
    let narrow = try TextField.sample(placeholder: pangram)
    let actual = TextFieldLayout(narrow).placeholder?.shown.text
    #expect(actual == "The quick brown fox…")
    var differences = Differences()
    let texts = [
      pangram, "a  b  c  d  e  f  g  h  i  j", "one\u{A0}\u{2003}two\tthree\u{3000}four\nfive",
      "         leading", "trailing          ", "mm                mm",
    ]
    for text in texts {
      for truncation in TextTruncation.allCases {
        for width in stride(from: 16, through: 250, by: 3) {
          var field = try TextField.sample(
            text, placeholder: text, width: CGFloat(width), padding: .zero)
          field.placeholderTruncation = truncation
          field.truncation = truncation
          let layout = TextFieldLayout(field)
          for shown in [layout.shown, layout.placeholder?.shown].compactMap(\.self) {
            guard let hidden = shown.hiddenRange, !shown.text.isEmpty else { continue }
            let (before, after) = (text[..<hidden.lowerBound], text[hidden.upperBound...])
            differences.compare(shown.text, before + "…" + after, "\(text), \(truncation)")
            differences.check(
              before.last?.isWhitespace != true && after.first?.isWhitespace != true,
              "“\(shown.text)”, \(truncation)")
          }
        }
      }
    }
    #expect(differences.found == [])
  }

  @Test("A space that carries an accent is no space to drop")
  func accentedSpace() throws {
    let text = "mmm \u{301}mmmmmm"
    let room = try Fixture.font("DejaVuSans.ttf").width(of: "mmm \u{301}…")
    var field = try TextField.sample(text, width: CGFloat(room), padding: .zero)
    field.truncation = .end
    #expect(TextFieldLayout(field).shown.text == "mmm \u{301}…")
  }

  @Test(
    "The visible range is what is left of the text", arguments: TextTruncation.allCases,
    [TextAlignment.left, .center, .right])
  func visibleRange(truncation: TextTruncation, alignment: TextAlignment) throws {
    for isSecure in [false, true] {
      for width in stride(from: 0, through: 300, by: 20) {
        var field = try TextField.sample(Self.long, width: CGFloat(width), alignment: alignment)
        field.truncation = truncation
        field.secureEntry = isSecure ? .bullets : nil
        let layout = TextFieldLayout(field)
        let hidden = try #require(layout.shown.hiddenRange)
        let text = field.text
        let expected =
          switch truncation {
          case .end: text.startIndex..<hidden.lowerBound
          case .head: hidden.upperBound..<text.endIndex
          case .middle: text.startIndex..<text.endIndex
          }
        let visible = layout.visibleRange
        if hidden.upperBound == text.endIndex, hidden.lowerBound == text.startIndex {
          #expect(visible.isEmpty, "\(width)")
        } else {
          #expect(visible == expected, "\(width)")
        }
      }
    }
  }

  @Test("The visible range of text that shrinks and is still too long is the part that is shown")
  func visibleRangeAfterShrinking() throws {
    var field = try TextField.sample("The quick brown fox jumps over")
    field.minimumFontSize = 15
    let layout = TextFieldLayout(field)
    #expect(layout.fontSize == 15)
    let shown = layout.shown.text
    #expect(shown == "The quick brown fox ju…")
    #expect(layout.visibleRange == field.text.part(0, shown.count - 1))
  }

  @Test("The rect does not change by the cut")
  func rect() throws {
    let layout = TextFieldLayout(try .sample(placeholder: Self.long, width: 154))
    #expect(layout.placeholderRect == CGRect(x: 10, y: 0, width: 139, height: 44))
    #expect(layout.placeholder?.textRect.minX == 10)
    let wide = TextFieldLayout(try .sample(placeholder: Self.long, width: 500))
    #expect(wide.placeholder?.shown.isTruncated == false)
    #expect(wide.placeholder?.shown.text == Self.long)
  }

  @Test("A font without U+2026 takes three full stops")
  func dots() throws {
    let field = try TextField.sample(
      placeholder: Self.long, width: 120, font: "LiberationSerif-Italic.ttf")
    let shown = try #require(TextFieldLayout(field).placeholder?.shown)
    #expect(shown.text.hasSuffix("..."))
  }

  @Test("Nothing is shown where not even the ellipsis has room")
  func noRoom() throws {
    let placeholder = TextFieldLayout(try .sample(placeholder: Self.long, width: 20)).placeholder
    #expect(placeholder?.shown.text == "")
    #expect(placeholder?.shown.isTruncated == true)
    #expect(placeholder?.shown.shownRanges == [])
    #expect(placeholder?.line.width == 0)
  }

  @Test(
    "Characters stay whole",
    arguments: ["👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", "🇨🇳🇫🇷🇺🇸🇨🇳", "e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}"])
  func graphemes(text: String) throws {
    for width in stride(from: 20, through: 110, by: 3) {
      for truncation in TextTruncation.allCases {
        var field = try TextField.sample(placeholder: text, width: CGFloat(width))
        field.font.fallbacks = [try Fixture.face("NotoColorEmoji.ttf")]
        field.placeholderTruncation = truncation
        let shown = try #require(TextFieldLayout(field).placeholder?.shown)
        for character in shown.text { #expect(character == "…" || text.contains(character)) }
      }
    }
  }

  @Test("Text is cut on request while it is not edited, and its places are still found")
  func text() throws {
    var field = try TextField.sample(Self.long, width: 120, padding: .zero)
    #expect(!TextFieldLayout(field).shown.isTruncated)
    for truncation in TextTruncation.allCases {
      field.truncation = truncation
      let layout = TextFieldLayout(field)
      let hidden = try #require(layout.shown.hiddenRange)
      #expect(layout.line.width <= 120)
      #expect(layout.textRect.minX == 0)
      #expect(layout.carets.count == Self.long.count + 1)
      let carets = layout.carets.map(\.insertionX)
      #expect(carets == carets.sorted())
      // What is left out stands where the ellipsis begins.
      let inside = layout.caret(at: Self.long.index(after: hidden.lowerBound)).insertionX
      #expect(inside == layout.caret(at: hidden.lowerBound).insertionX)
      #expect(layout.caret(at: Self.long.endIndex).insertionX == layout.textRect.maxX)
      let end = layout.position(closestTo: CGPoint(x: 1e6, y: 0)).index
      #expect(end == Self.long.endIndex)
      let whole = layout.selectionRects(for: Self.long.startIndex..<Self.long.endIndex)
      #expect(whole.map(\.rect) == [layout.textRect])
      let ellipsis = layout.selectionRects(for: hidden).map(\.rect)
      #expect(ellipsis.count == 1)
      let character = layout.character(at: CGPoint(x: ellipsis[0].midX, y: 0))
      #expect(character == hidden)
    }
    let edited = TextFieldLayout(field.edited())
    #expect(!edited.shown.isTruncated)
  }

  #if Shaping
    @Test("Hebrew is cut at the left")
    func hebrew() throws {
      let text = "הקלד את שמך המלא כאן בבקשה"
      let layout = TextFieldLayout(try .sample(placeholder: text, width: 100))
      let placeholder = try #require(layout.placeholder)
      #expect(placeholder.shown.text.hasSuffix("…"))
      #expect(placeholder.textRect.maxX == 90)
      let ellipsis = try #require(placeholder.line.glyphs.first)
      #expect(placeholder.shown.text[ellipsis.range] == "…")
    }
  #endif
}
