import FieldLayout
import Foundation
import TestSupport
import TextMetrics

/// A text field of the table that laws are tried on.
struct FieldSample {
  let id: String
  var field: TextField

  var layout: TextFieldLayout { TextFieldLayout(field) }

  /// Every text in a font, on every side, in both directions, in a box that has room and in one that
  /// has not.
  static func all(in fontName: String) throws -> [FieldSample] {
    let font = try Fixture.font(fontName)
    return try TestText.all.flatMap { text in
      [WritingDirection.leftToRight, .rightToLeft].flatMap { direction in
        let width = ShapedLine(text.text, font: font, direction: direction).width
        return [TextAlignment.left, .center, .right].flatMap { alignment in
          [width + 60.25, width / 2 + 5].map { boxWidth in
            var field = TextField(
              text: text.text, bounds: CGRect(x: 7.5, y: -3, width: boxWidth, height: 30),
              font: font, alignment: alignment)
            field.direction = direction
            return FieldSample(
              id:
                "\(text.id), \(direction), \(alignment), \(boxWidth > width ? "fits" : "overflows")",
              field: field)
          }
        }
      }
    }
  }
}

extension String {
  /// Every place between characters, the ends included.
  var boundaries: [Index] { indices + [endIndex] }

  /// The place after so many characters.
  func boundary(_ count: Int) -> Index { index(startIndex, offsetBy: count) }

  /// The part between two places, counted in characters.
  func part(_ start: Int, _ end: Int) -> Range<Index> { boundary(start)..<boundary(end) }

  /// How many characters stand before an index.
  func count(before index: Index) -> Int { distance(from: startIndex, to: index) }
}

extension TextField {
  /// A field in DejaVu Sans.
  static func sample(
    _ text: String = "", placeholder: String = "", width: CGFloat = 200, height: CGFloat = 44,
    size: Double = 16, alignment: TextAlignment = .natural, padding: TextFieldPadding? = nil,
    font: String = "DejaVuSans.ttf"
  ) throws -> TextField {
    var field = TextField(
      text: text, placeholder: placeholder,
      bounds: CGRect(x: 0, y: 0, width: width, height: height),
      font: try Fixture.font(font, size), alignment: alignment)
    field.padding = padding
    return field
  }

  /// The field edited, with its caret after so many characters; at the end if that is not said.
  func edited(caret count: Int? = nil, scrollOffset: CGFloat = 0) -> TextField {
    var field = self
    field.isEditing = true
    field.selection = count.map { TextSelection(at: text.boundary($0)) }
    field.scrollOffset = scrollOffset
    return field
  }
}
