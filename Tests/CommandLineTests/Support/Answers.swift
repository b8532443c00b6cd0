/// The answer to `op line`, read by its documented keys.
struct LineReply: Decodable, Equatable {
  let width: Double
  let trailingWhitespaceWidth: Double
  let ascent: Double
  let descent: Double
  let leading: Double
  let direction: String
  let unitsPerEm: Int
  let unitWidth: Int?
  let glyphs: [Glyph]
  let carets: [Caret]
  let missing: [[Int]]

  struct Glyph: Decodable, Equatable {
    let glyph: UInt32
    let font: Int
    let range: [Int]
    let x: Double
    let y: Double
    let advance: Double
  }

  struct Caret: Decodable, Equatable {
    let offset: Int
    let x: Double
    let secondary: Double?
    let upstream: Double
    let downstream: Double
    let kind: String
  }
}

/// The answer to `op field`, read by its documented keys.
struct FieldReply: Decodable, Equatable {
  let direction: String
  let alignment: String
  let contentRect: [Double]
  let placeholderRect: [Double]?
  let placeholderText: String
  let placeholderTruncated: Bool
  let placeholderTruncation: Truncation?
  let textRect: [Double]
  let textTruncation: Truncation?
  let baseline: Double
  let fontSize: Double
  let scroll: Double
  let visibleRange: [Int]
  let caret: Caret
  let carets: [Caret]?
  let selectionRects: [Selection]
  let hits: [Hit]

  struct Caret: Decodable, Equatable {
    let offset: Int
    let rect: [Double]
    let insertionX: Double
    let visible: Bool
    let secondaryRect: [Double]?
    let secondaryX: Double?
  }

  struct Truncation: Decodable, Equatable {
    let place: String
    let width: Double
    let room: Double
  }

  struct Selection: Decodable, Equatable {
    let rect: [Double]
    let direction: String
  }

  struct Hit: Decodable, Equatable {
    let offset: Int
    let affinity: String
  }
}

/// The answer to a request that cannot be met.
struct ErrorReply: Decodable, Equatable {
  let error: Failure

  struct Failure: Decodable, Equatable {
    let code: String
    let message: String
  }
}
