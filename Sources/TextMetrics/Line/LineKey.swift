/// All that decides what a line is made of, besides its face.
struct LineKey: MixedKey {
  /// The longest text that is kept, in bytes.
  static let longest = 1024

  private let text: String
  private let shaping: Shaping
  private let direction: WritingDirection
  private let hinted: HintedSize?
  private let features: [FontFeature]
  private let language: String?
  let mixed: UInt64

  /// - Returns: nil if the line is not kept: it is too long, or depends on more.
  init?(_ text: String, _ font: Font, _ shaping: Shaping, _ direction: WritingDirection) {
    guard font.tracking == 0, text.utf8.count <= Self.longest,
      font.features.allSatisfy({ $0.range == nil })
    else { return nil }
    self.text = text
    self.shaping = shaping
    self.direction = direction
    hinted = font.hintedSize
    features = font.features
    language = font.language
    mixed = TextHash.of(text)
  }

  /// Texts are the same only if their code points are: equal strings may differ in these.
  static func == (left: LineKey, right: LineKey) -> Bool {
    left.mixed == right.mixed && left.shaping == right.shaping
      && left.direction == right.direction && left.text.hasCodePoints(of: right.text)
      && left.hinted == right.hinted && left.features == right.features
      && left.language == right.language
  }
}
