extension FontStack {
  /// The width of a space that a face has no glyph for, in the integers of ``scale(of:)``.
  func units(of space: SpaceWidth, in face: FontFace) -> Int32 {
    switch space {
    case .own: spaceUnits(in: face)
    case .narrow: spaceUnits(in: face) / 2
    case .figure: firstUnits(of: "0123456789", in: face)
    case .punctuation: firstUnits(of: ".,", in: face)
    // Rounded as HarfBuzz rounds, so that both ways of shaping agree.
    case .emOver(let part): (emUnits(in: face) + Int32(part / 2)) / Int32(part)
    case .mathematical: emUnits(in: face) * 4 / 18
    }
  }

  private func spaceUnits(in face: FontFace) -> Int32 { firstUnits(of: " ", in: face) }

  private func firstUnits(of characters: String, in face: FontFace) -> Int32 {
    let glyph = characters.unicodeScalars.lazy.compactMap { face.glyph(for: $0) }.first
    return units(of: glyph ?? face.glyph(for: " ") ?? .notdef, in: face)
  }

  private func emUnits(in face: FontFace) -> Int32 {
    let em = Int32(face.unitsPerEm)
    guard let hinted = options.hinted else { return em }
    return hinted.emScale(of: face).hintedUnits(em)
  }
}
