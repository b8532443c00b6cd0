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
