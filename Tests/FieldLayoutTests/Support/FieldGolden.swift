import FieldLayout
import Foundation
import TestSupport
import TextMetrics

/// The arithmetic of a field's rects, made by a program that knows nothing of this one.
struct FieldGolden: Decodable, Sendable {
  let empty: [Empty]
  let filled: [Filled]

  struct Empty: Decodable, Sendable {
    let bounds: [CGFloat]
    let size: Double
    let placeholder: String
    let direction: String
    let alignment: String
    let placeholderRect: [CGFloat]?
    let insertionX: CGFloat
    let caretRect: [CGFloat]
    let baseline: CGFloat
  }

  struct Filled: Decodable, Sendable {
    let bounds: [CGFloat]
    let size: Double
    let text: String
    let alignment: String
    let textRect: [CGFloat]
    let insertionX: [CGFloat]
    let baseline: CGFloat
  }

  static var rows: FieldGolden { get throws { try stored.get() } }

  private static let stored = Golden.read("Golden/oracle/field.json", as: FieldGolden.self)
}

extension TextAlignment {
  /// The alignment that golden values call by a name.
  init(golden: String) { self = ["left": .left, "center": .center][golden] ?? .right }
}

extension CGRect {
  /// A rect of its origin and size.
  init(_ values: [CGFloat]) {
    self.init(x: values[0], y: values[1], width: values[2], height: values[3])
  }

  var values: [CGFloat] { [minX, minY, width, height] }
}

extension Differences {
  /// Compares two rects that may differ by a rounding error.
  mutating func compare(
    _ actual: CGRect?, _ expected: CGRect?, within tolerance: Double = 1e-9,
    _ what: @autoclosure () -> String
  ) {
    let isClose =
      if let actual, let expected {
        abs(actual.minX - expected.minX) <= tolerance
          && abs(actual.minY - expected.minY) <= tolerance
          && abs(actual.width - expected.width) <= tolerance
          && abs(actual.height - expected.height) <= tolerance
      } else {
        actual == nil && expected == nil
      }
    check(
      isClose,
      "\(what()): \(actual?.values as Any), not \(expected?.values as Any)")
  }
}
