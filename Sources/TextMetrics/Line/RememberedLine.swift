/// What a line was made of, and all that decided it besides the face.
///
/// It is an object, so that it leaves the cache by one reference.
final class RememberedLine: Measurable, Sendable {
  /// The longest text that is kept, in bytes.
  static let longest = 1024

  private let text: String
  private let style: ShapingStyle
  private let shaping: Shaping
  private let direction: WritingDirection
  let content: LineContent

  init(
    _ text: String, _ font: Font, _ shaping: Shaping, _ direction: WritingDirection,
    _ content: LineContent
  ) {
    self.text = text
    style = font.style
    self.shaping = shaping
    self.direction = direction
    self.content = content
  }

  /// Whether it is what a line of another text, or in another font of the same face, is made of.
  ///
  /// Texts are the same only if their code points are: equal strings may differ in these.
  func holds(
    _ text: String, _ font: Font, _ shaping: Shaping, _ direction: WritingDirection
  ) -> Bool {
    self.shaping == shaping && self.direction == direction
      && self.text.hasCodePoints(of: text) && style == font.style
  }

  var byteCount: Int { 100 + text.utf8.count + content.byteCount }

  /// What tells lines of a face from most others.
  struct Key: MixedKey {
    let mixed: UInt64

    init(
      _ text: String, _ style: ShapingStyle, _ shaping: Shaping, _ direction: WritingDirection
    ) {
      var hash = TextHash()
      hash.combine(text)
      hash.combine(UInt64(bitPattern: Int64(style.number)))
      hash.combine(
        (shaping == .simple ? 4 : 0)
          + (direction == .natural ? 0 : direction == .leftToRight ? 1 : 2))
      mixed = hash.value
    }
  }
}
