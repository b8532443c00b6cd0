import FieldLayout
import Foundation
import TestSupport
import Testing
import TextMetrics

@Suite("Text that was made to fit fits")
struct FittingLawTests {
  @Test(
    "Shrunk text is whole and inside the box of its own alignment",
    arguments: (0..<8).map(RandomFields.init))
  func shrunk(random: RandomFields) throws {
    var differences = Differences()
    var shrunkCount = 0
    for (count, field) in try random.fields(1300).enumerated() {
      let layout = TextFieldLayout(field)
      let minimum = try #require(field.minimumFontSize)
      guard layout.fontSize < field.font.size, layout.fontSize > minimum else { continue }
      shrunkCount += 1
      let what = "\(count) of \(random): “\(field.text)” at \(layout.fontSize)"
      let (text, content) = (layout.textRect, layout.contentRect)
      differences.compare(layout.shown.text, field.text, "shown, \(what)")
      differences.check(!layout.shown.isTruncated, "truncated, \(what)")
      differences.check(
        text.minX >= content.minX - 1e-9 && text.maxX <= content.maxX + 1e-9,
        "\(text) outside of \(content), \(what)")
      differences.compare(
        layout.alignment, field.alignment.resolved(in: layout.direction), "alignment, \(what)")
      differences.check(
        layout.overflowLeft == 0 && layout.overflowRight == 0 && layout.scrollOffset == 0,
        "overflow \(layout.overflowLeft), \(layout.overflowRight), \(what)")
      differences.compare(
        layout.visibleRange, field.text.startIndex..<field.text.endIndex, "visible, \(what)")
      // Hinted advances, and tabs beside tracking, do not grow evenly, so that a larger size may fit.
      let isEven = field.font.tracking == 0 || !field.text.contains("\t")
      guard field.font.hinting == .none, isEven else { continue }
      let larger = try layout.font.withSize(layout.fontSize * (1 + 1e-6))
      differences.check(
        ShapedLine(field.text, font: larger, direction: layout.direction).width
          > Double(content.width), "a larger size fits, \(what)")
    }
    #expect(differences.found == [])
    #expect(shrunkCount > 600)
  }

  @Test("A field as wide as its text with all that stands beside it shows it whole")
  func exactWidth() throws {
    var differences = Differences()
    for var field in try RandomFields(seed: 99).fields(400) {
      let line = ShapedLine(
        field.text, font: field.font, direction: TextFieldLayout(field).direction)
      field.minimumFontSize = nil
      field.truncation = .end
      let views = [field.leftView, field.rightView, field.clearButton].compactMap { $0?.width }
      let isAtStart = field.alignment.resolved(in: line.direction) == .start(of: line.direction)
      let standard: [Double] = isAtStart ? [10, 5] : field.alignment == .center ? [] : [10]
      let padding = field.padding.map { [$0.left, $0.right] } ?? standard
      // The same sum in each order, as the roundings differ.
      let parts = views + padding
      let widths: [Double] = [
        parts.reduce(line.width, +), parts.reversed().reduce(line.width, +),
        line.width + parts.reduce(0, +), parts.reversed().reduce(0, +) + line.width,
      ]
      for width in widths {
        field.bounds.size.width = width
        for origin in [0, -1000.1] {
          field.bounds.origin.x = origin
          let layout = TextFieldLayout(field)
          let what = "\(width) for “\(field.text)” of \(line.width) beside \(parts)"
          differences.check(!layout.shown.isTruncated, "truncated, \(what)")
          differences.compare(
            layout.alignment, field.alignment.resolved(in: layout.direction), what)
          differences.check(
            layout.overflowLeft == 0 && layout.overflowRight == 0, "overflow, \(what)")
          field.minimumFontSize = 1
          differences.compare(TextFieldLayout(field).fontSize, field.font.size, what)
          field.minimumFontSize = nil
        }
      }
    }
    #expect(differences.found == [])
  }

  @Test("A placeholder is whole or has an ellipsis, and never reaches out of its rect")
  func placeholders() throws {
    var differences = Differences()
    for var field in try RandomFields(seed: 100).fields(1500) {
      field.placeholder = field.text
      field.placeholderTruncation = TextTruncation.allCases[field.text.count % 3]
      field.text = ""
      let layout = TextFieldLayout(field)
      let placeholder = try #require(layout.placeholder)
      differences.check(
        placeholder.textRect.minX >= placeholder.rect.minX - 1e-9
          && placeholder.textRect.maxX <= placeholder.rect.maxX + 1e-9,
        "\(placeholder.textRect) outside of \(placeholder.rect)")
      differences.check(
        placeholder.shown.isTruncated == (placeholder.shown.text != field.placeholder),
        placeholder.shown.text)
    }
    #expect(differences.found == [])
  }
}

/// Fields of random texts, widths, sizes and everything else that decides what fits.
struct RandomFields: CustomStringConvertible {
  let seed: UInt64

  var description: String { "seed \(seed)" }

  private static let pieces: [Character] =
    Array(
      "aefijlmrstAVTWo Word  .,12/-")
    + ["é", "שׁ", "ל", "ם", "س", "ا", "😀", "👨‍👩‍👧", "漢", "\t", "\u{A0}", "e\u{301}", "ﬁ"]
  private static let fontNames = [
    "DejaVuSans.ttf", "DejaVuSansMono.ttf", "LiberationSerif-Italic.ttf", "Roboto-Regular.ttf",
  ].filter(Fixture.fontNames.contains)

  func fields(_ count: Int) throws -> [TextField] {
    var random = SeededGenerator(seed: seed)
    let emoji = try Fixture.face("NotoColorEmoji.ttf")
    return try (0..<count).map { _ in
      let length = Int.random(in: 1...16, using: &random)
      let isLatin = Bool.random(using: &random)
      let pieces = isLatin ? Self.pieces.prefix(28) : Self.pieces[...]
      let text = String((0..<length).compactMap { _ in pieces.randomElement(using: &random) })
      let name = Self.fontNames.randomElement(using: &random) ?? "DejaVuSans.ttf"
      let size = Double.random(in: 1...60, using: &random)
      // Hinted advances are found anew for each size, which takes its time.
      let hinting: Hinting =
        switch Int.random(in: 0..<20, using: &random) {
        case 0: .light
        case 1: .full
        default: .none
        }
      var font = try Font(face: Fixture.face(name), size: size, hinting: hinting)
      if !isLatin { font.fallbacks = [emoji] }
      if Bool.random(using: &random) {
        font.tracking = Double.random(in: -size / 4...size / 3, using: &random)
      }
      let width = ShapedLine(text, font: font).width
      var field = TextField(
        text: text,
        bounds: CGRect(
          x: Double.random(in: -500...500, using: &random), y: 0,
          width: width * Double.random(in: 0.3...1.1, using: &random) + 20, height: 44),
        font: font, alignment: TextAlignment.allCases.randomElement(using: &random) ?? .left)
      field.minimumFontSize = [0, 0.5, size / 10, size / 2].randomElement(using: &random)
      field.direction = WritingDirection.allCases.randomElement(using: &random) ?? .natural
      field.isEditing = Bool.random(using: &random)
      if Bool.random(using: &random) {
        field.padding = TextFieldPadding(
          left: Double.random(in: 0...9, using: &random),
          right: Double.random(in: 0...9, using: &random))
      }
      if Bool.random(using: &random) {
        field.leftView = TextFieldAccessory(width: Double.random(in: 0...9, using: &random))
        field.clearButton = TextFieldAccessory(width: Double.random(in: 0...9, using: &random))
      }
      return field
    }
  }
}
