import FieldLayout
import Foundation
import TestSupport
import Testing
import TextMetrics

@Suite("Spaces count")
struct SpaceTests {
  /// The space separators of Unicode (Zs).
  static let spaces: [String] = (UInt32(0)...0xFFFF).compactMap(Unicode.Scalar.init)
    .filter { $0.properties.generalCategory == .spaceSeparator }.map { String($0) }

  @Test("Every space separator moves the caret, on every side", arguments: spaces)
  func everySpace(space: String) throws {
    for alignment in TextAlignment.allCases {
      let text = "ab" + space
      let layout = TextFieldLayout(try .sample(text, alignment: alignment))
      let move =
        layout.caret(at: text.endIndex).insertionX - layout.caret(at: text.boundary(2)).insertionX
      #expect(move > 0, "\(alignment)")
      let width = layout.line.width - layout.line.font.width(of: "ab")
      #expect(abs(move - width) < 1e-9)
    }
  }

  @Test("Spaces at the end move the text in a right-aligned field, and the caret stays")
  func rightAligned() throws {
    for space in [" ", "\u{A0}"] {
      let short = TextFieldLayout(try .sample("ab", alignment: .right))
      let long = TextFieldLayout(try .sample("ab" + space + space, alignment: .right))
      let width = 2 * short.line.font.width(of: space)
      #expect(abs(short.textRect.minX - long.textRect.minX - width) < 1e-9)
      #expect(long.caret.insertionX == short.caret.insertionX)
    }
  }

  @Test("Spaces at the end move centred text by half of what they move the caret")
  func centred() throws {
    let short = TextFieldLayout(try .sample("Hello", alignment: .center))
    let long = TextFieldLayout(try .sample("Hello    ", alignment: .center))
    let width = 4 * short.line.font.width(of: " ")
    #expect(abs(short.textRect.minX - long.textRect.minX - width / 2) < 1e-9)
    #expect(abs(long.caret.insertionX - short.caret.insertionX - width / 2) < 1e-9)
  }

  @Test("The caret moves with each space between letters")
  func between() throws {
    let layout = TextFieldLayout(try .sample("hi  x"))
    let space = layout.line.font.width(of: " ")
    let carets = layout.carets.map(\.insertionX)
    #expect(abs(carets[3] - carets[2] - space) < 1e-9)
    #expect(abs(carets[4] - carets[3] - space) < 1e-9)
  }

  @Test("A text of spaces alone is a text")
  func spacesAlone() throws {
    let field = try TextField.sample("   ", placeholder: "Name", alignment: .center)
    let layout = TextFieldLayout(field)
    #expect(!layout.showsPlaceholder)
    #expect(abs(layout.textRect.width - 3 * layout.line.font.width(of: " ")) < 1e-9)
  }

  @Test("Many spaces do not push the caret out of the field")
  func manySpaces() throws {
    let text = "input" + String(repeating: " ", count: 50)
    let layout = TextFieldLayout(try TextField.sample(text, width: 100).edited())
    #expect(layout.caret.rect.minX >= layout.contentRect.minX)
    #expect(layout.caret.rect.maxX <= layout.contentRect.maxX)
    #expect(layout.caret.isVisible)
  }
}
