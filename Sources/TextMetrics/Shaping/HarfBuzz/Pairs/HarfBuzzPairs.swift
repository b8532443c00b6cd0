#if Shaping
  /// What a shaper knows of plain text of one script in one style.
  struct HarfBuzzPairs {
    let style: HarfBuzzStyle
    /// Whether the text is of the Latin script; it is of none else.
    let hasLetters: Bool
    let settings: HarfBuzzSettings
    /// nil if nothing goes by pairs.
    let independence: GlyphIndependence?
    var table = PairTable()
    var ligatures = RecentCache<LigatureKey, ShapedLigatures>()

    init(hasLetters: Bool, _ style: HarfBuzzStyle, _ face: FontFace) {
      self.style = style
      self.hasLetters = hasLetters
      settings = style.settings
      let run = Self.run(0..<0, hasLetters: hasLetters)
      independence = GlyphIndependence(style.font, face, run, settings)
    }

    /// About how many bytes are remembered.
    var byteCount: Int { table.byteCount + ligatures.byteCount }

    /// A run of the script.
    func run(_ range: Range<Int>) -> TextRun { Self.run(range, hasLetters: hasLetters) }

    private static func run(_ range: Range<Int>, hasLetters: Bool) -> TextRun {
      TextRun(range: range, level: 0, script: hasLetters ? .latin : .common)
    }
  }
#endif
