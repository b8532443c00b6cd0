/// Sets one glyph after another: character map, advance and `kern` table, by FreeType alone.
struct SimpleShaper {
  let stack: FontStack
  private let faces: [FontFace]
  /// Whether faces are tried in an order of their own for emoji.
  private let isOrdered: Bool
  private var text: ShapedText
  private var previous: GlyphID?

  /// Shapes a text as one stretch from left to right, a run for each change of face.
  static func shape(
    _ text: String, _ graphemes: Graphemes, _ stack: FontStack, direction: WritingDirection
  ) -> ShapedText {
    var shaper = SimpleShaper(text, graphemes, stack)
    // What is read from left to right inside a text of the other direction is at level 2.
    shaper.text.baseLevel = direction == .rightToLeft ? 1 : 0
    shaper.text.glyphs.reserveCapacity(text.utf8.count)
    var offset = 0
    for character in text {
      let end = offset + character.utf8.count
      shaper.append(character, at: offset..<end)
      offset = end
    }
    return shaper.text
  }

  private init(_ string: String, _ graphemes: Graphemes, _ stack: FontStack) {
    self.stack = stack
    text = ShapedText(string.utf8, graphemes)
    faces = stack.faces
    isOrdered = stack.ordersFacesByPresentation && Presentation.mayMatter(in: string)
  }

  private mutating func append(_ character: Character, at range: Range<Int>) {
    let scalars = character.unicodeScalars
    let fontIndex = fontIndex(of: scalars)
    if fontIndex == nil { text.addMissing(range) }
    openRun(fontIndex ?? 0, at: range)
    if let first = scalars.first, ScalarRole(first) == .newline {
      appendGlyph(for: " ", offset: range.lowerBound)  // CR LF is one break.
    } else {
      var offset = range.lowerBound
      for scalar in scalars {
        appendGlyph(for: scalar, offset: offset)
        offset += UTF8.width(scalar)
      }
    }
    text.runs[text.runs.count - 1].glyphs =
      text.runs[text.runs.count - 1].glyphs.lowerBound..<text.glyphs.count
  }

  /// The first face that covers all of a grapheme, in the order of its presentation.
  private func fontIndex(of scalars: Character.UnicodeScalarView) -> Int? {
    func covers(_ index: Int) -> Bool { scalars.allSatisfy { faces[index].covers($0) } }
    guard isOrdered, let presentation = Presentation(scalars) else {
      return faces.indices.first(where: covers)
    }
    return presentation.order(of: faces).first(where: covers)
  }

  private mutating func openRun(_ fontIndex: Int, at range: Range<Int>) {
    if let last = text.runs.indices.last, text.runs[last].fontIndex == fontIndex {
      text.runs[last].range = text.runs[last].range.lowerBound..<range.upperBound
    } else {
      let start = text.glyphs.count
      text.runs.append(
        ShapedRun(
          range: range, level: text.baseLevel * 2, fontIndex: fontIndex, glyphs: start..<start))
      previous = nil
    }
  }

  private mutating func appendGlyph(for scalar: Unicode.Scalar, offset: Int) {
    let fontIndex = text.runs[text.runs.count - 1].fontIndex
    let face = faces[fontIndex]
    let role = ScalarRole(scalar)
    let measured = stack.measure(scalar, role, in: face)
    // A character without width does not come between two letters that are kerned.
    if role != .ignorable {
      if let previous, face.hasKerning {
        text.glyphs[lastSpacing].advance += stack.kerningUnits(previous, measured.glyph, in: face)
      }
      previous = measured.glyph
      lastSpacing = text.glyphs.count
    }
    text.glyphs.append(
      ShapedGlyph(glyph: measured.glyph, cluster: Int32(offset), advance: measured.advance))
  }

  /// Where the glyph stands that the next kerning belongs to.
  private var lastSpacing = 0
}

extension FontStack {
  /// The glyph that stands for a character when it is set alone, and how far the pen moves over it.
  func measure(
    _ scalar: Unicode.Scalar, _ role: ScalarRole, in face: FontFace
  ) -> (glyph: GlyphID, advance: Int32) {
    let own = face.glyph(for: scalar)
    switch role {
    case .visible, .newline:
      let glyph = own ?? .notdef
      return (glyph, units(of: glyph, in: face))
    case .tab:
      return (face.glyph(for: " ") ?? .notdef, 0)  // The line knows where the next stop is.
    case .ignorable:
      return (own ?? face.glyph(for: " ") ?? .notdef, 0)
    case .space(let width):
      if let own { return (own, units(of: own, in: face)) }
      return (face.glyph(for: " ") ?? .notdef, units(of: width, in: face))
    }
  }
}

extension FontFace {
  /// Whether a character can be set in the face: it has a glyph, or needs none of its own.
  func covers(_ scalar: Unicode.Scalar) -> Bool {
    switch ScalarRole(scalar) {
    case .visible: glyph(for: scalar) != nil
    case .newline, .tab, .ignorable: true
    case .space: glyph(for: scalar) != nil || glyph(for: " ") != nil
    }
  }
}
