package import TextMetrics

/// A made font or several as a stack, a style, and texts measured in some order.
package struct CacheCase {
  package struct Text {
    package var text: String
    package var shaping: Shaping
    package var direction: WritingDirection
  }

  package var fonts: [MadeFont]
  package let style: CacheLaw.Style
  private let proofs: [String]
  package private(set) var texts: [Text]
  /// Bytes to set in tables of the first font, for damaged ones.
  private var damage: [Damage] = []

  struct Damage {
    let table: String
    let place: Int
    let byte: UInt8
  }

  package init(_ choices: inout Choices, isDamaged: Bool = false) {
    let font = MadeFont(&choices)
    fonts = [font]
    if choices.percent(10) { fonts.append(MadeFont(&choices)) }
    style = CacheLaw.Style(&choices)
    let maker = MadeText(font, &choices)
    proofs = maker.proofs
    texts = (0..<30).map { _ in
      Text(
        text: maker.text(&choices), shaping: choices.percent(5) ? .simple : .standard,
        direction: choices.percent(70)
          ? .natural
          : choices.element([.leftToRight, .rightToLeft]))
    }
    // Again, as what comes for the second time is cached.
    texts = (texts + texts).shuffled(using: &choices)
    guard isDamaged else { return }
    damage = (0..<choices.number(1...4)).map { _ in
      Damage(
        table: choices.element(["GSUB", "GSUB", "GPOS", "GPOS", "GDEF", "kern", "cmap"]),
        place: choices.number(0...(choices.percent(50) ? 99 : 1999)),
        byte: UInt8(choices.percent(60) ? choices.number(0...9) : choices.number(0...255)))
    }
  }

  /// A letter of each writing that the texts are in.
  package var firstLetters: [Unicode.Scalar] {
    fonts[0].subset.writings.compactMap(\.letters.first)
  }

  /// The files of the fonts.
  package var files: [[UInt8]] {
    fonts.enumerated().map { index, font in
      font.file { name, bytes in
        guard index == 0, !bytes.isEmpty else { return }
        for damage in damage where damage.table == name {
          bytes[damage.place % bytes.count] = damage.byte
        }
      }
    }
  }

  /// The first text that is measured differently, and how; nil if none is.
  package func firstDifference() -> (index: Int, difference: String)? {
    // Some damaged fonts do not open.
    guard let law = try? CacheLaw(files, style) else { return nil }
    law.warm(proofs)
    for (index, text) in texts.enumerated() {
      if let difference = law.difference(text.text, text.shaping, text.direction) {
        return (index, difference)
      }
    }
    return nil
  }

  /// A case as small as it gets that still has a difference.
  package func minimized() -> CacheCase {
    var smallest = self
    if let found = firstDifference() { smallest.texts.removeSubrange((found.index + 1)...) }
    while let smaller = smallest.reductions.first(where: { $0.firstDifference() != nil }) {
      smallest = smaller
    }
    return smallest
  }

  private var reductions: [CacheCase] {
    var cases: [CacheCase] = []
    func add(_ change: (inout CacheCase) -> Void) {
      var other = self
      change(&other)
      cases.append(other)
    }
    if texts.count > 1 {
      add { $0.texts.removeSubrange(..<($0.texts.count - 1)) }
      add { $0.texts.removeSubrange(..<($0.texts.count / 2)) }
    }
    if texts.count <= 8 {
      for index in texts.indices { add { $0.texts.remove(at: index) } }
    }
    if fonts.count > 1 { add { $0.fonts.removeLast() } }
    for index in damage.indices { add { $0.damage.remove(at: index) } }
    for font in fonts[0].reductions { add { $0.fonts[0] = font } }
    guard texts.count < 4, let last = texts.last else { return cases }
    for place in last.text.unicodeScalars.indices {
      add { $0.texts[$0.texts.count - 1].text.unicodeScalars.remove(at: place) }
    }
    return cases
  }
}

extension CacheCase: CustomStringConvertible {
  package var description: String {
    let lines = texts.map { text in
      let scalars = text.text.unicodeScalars.map { String($0.value, radix: 16) }
      return "\(text.text.debugDescription) [\(scalars.joined(separator: " "))] "
        + "\(text.shaping) \(text.direction)"
    }
    return "\(style)\n" + lines.joined(separator: "\n")
  }
}
