import TestSupport

/// The arithmetic of a field's rects, made by a program that knows nothing of this one.
struct FieldRows: Decodable, Sendable {
  let empty: [Empty]
  let filled: [Filled]

  struct Empty: Decodable, Sendable {
    let bounds: [Double]
    let size: Double
    let placeholder: String
    let direction: String
    let alignment: String
    let placeholderRect: [Double]?
    let insertionX: Double
    let caretRect: [Double]
    let baseline: Double
  }

  struct Filled: Decodable, Sendable {
    let bounds: [Double]
    let size: Double
    let text: String
    let alignment: String
    let textRect: [Double]
    let insertionX: [Double]
    let baseline: Double
  }

  static var all: FieldRows { get throws { try stored.get() } }

  private static let stored = Golden.read("Golden/oracle/field.json", as: FieldRows.self)
}
