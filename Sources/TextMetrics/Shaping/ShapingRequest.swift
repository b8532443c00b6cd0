/// What is asked of shaping, besides the text and the stack.
struct ShapingRequest: Equatable, Sendable {
  let shaping: Shaping
  let direction: WritingDirection

  /// A number that tells it from all others.
  var number: Int {
    (shaping == .simple ? 4 : 0)
      + (direction == .natural ? 0 : direction == .leftToRight ? 1 : 2)
  }
}

extension Presentation {
  /// The indices of faces in the order that they are tried in.
  func order(of faces: [FontFace]) -> [Int] {
    let isPreferred = { faces[$0].kind.isColor == (self == .emoji) }
    return faces.indices.filter(isPreferred) + faces.indices.filter { !isPreferred($0) }
  }
}
