#if Shaping
  /// What a shaper knows of the characters of one East Asian script in one style that are set in the
  /// same glyph whatever stands around them: mostly all.
  ///
  /// They are letters, digits and signs that have a glyph of their own, which is inert. HarfBuzz
  /// composes, reorders and places nothing but marks, jamos and the like, and they are none.
  struct InertCharacters {
    let style: HarfBuzzStyle
    let script: Script
    /// nil if no character is known to be inert.
    let inertGlyphs: InertGlyphs?
    /// By code point; of those that are not inert, a negative number.
    private var glyphs = PagedTable()
    /// By code point.
    private var advances = PagedTable()

    private static let none: Int32 = -1

    init(_ script: Script, _ style: HarfBuzzStyle, _ face: FontFace) {
      self.script = script
      self.style = style
      inertGlyphs = InertGlyphs(style, face, TextRun(range: 0..<0, level: 0, script: script))
    }

    /// About how many bytes are remembered.
    var byteCount: Int { glyphs.byteCount + advances.byteCount }

    /// Whether a character is inert; nil if that is not known yet.
    func holds(_ scalar: Unicode.Scalar) -> Bool? {
      glyphs[Int(scalar.value)].map { $0 != Self.none }
    }

    /// What an inert character is set in, at an offset.
    func glyph(_ scalar: Unicode.Scalar, offset: Int) -> ShapedGlyph {
      let index = Int(scalar.value)
      return ShapedGlyph(
        glyph: GlyphID(UInt32(glyphs[index] ?? 0)), cluster: Int32(offset),
        advance: advances[index] ?? 0)
    }

    /// Notes what a character is set in when it stands alone.
    mutating func learn(_ scalar: Unicode.Scalar, _ shaped: [ShapedGlyph], _ face: FontFace) {
      let index = Int(scalar.value)
      guard Self.mayBeInert(scalar), shaped.count == 1, let glyph = shaped.first, glyph.isUnmoved,
        glyph.glyph == face.glyph(for: scalar), inertGlyphs?.contains(glyph.glyph) == true
      else { return glyphs.set(index, Self.none) }
      glyphs.set(index, Int32(bitPattern: glyph.glyph.rawValue))
      advances.set(index, glyph.advance)
    }

    private static func mayBeInert(_ scalar: Unicode.Scalar) -> Bool {
      // The fraction slash makes its neighbours smaller.
      guard scalar != "\u{2044}", CharacterTraits(scalar).flags.contains([.isDrawn, .standsAlone]),
        !scalar.properties.isDefaultIgnorableCodePoint
      else { return false }
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .spacingMark, .enclosingMark, .control, .format, .surrogate,
        .privateUse, .unassigned, .lineSeparator, .paragraphSeparator:
        return false
      default: return true
      }
    }
  }

  extension Script {
    /// Whether HarfBuzz shapes text of the script one character after another, and no letter of it
    /// takes a form by its neighbours.
    var isEastAsian: Bool { [.han, .hiragana, .katakana, .bopomofo].contains(self) }
  }
#endif
