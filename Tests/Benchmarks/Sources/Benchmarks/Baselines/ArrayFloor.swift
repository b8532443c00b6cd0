import TextMetrics

/// The least that measuring can be: an array of advances by ASCII character, read and added up.
struct ArrayFloor {
  static let name = "array floor"

  private let advances: [Int32]

  init(_ face: FontFace) {
    advances = (0..<128).map { code in
      Int32(face.advance(of: face.glyph(for: Unicode.Scalar(UInt8(code))) ?? .notdef))
    }
  }

  /// The sum of the advances in font units; a byte beyond ASCII counts as one within.
  func units(_ text: String) -> Int {
    text.utf8.reduce(0) { $0 + Int(advances[Int($1 & 127)]) }
  }
}
