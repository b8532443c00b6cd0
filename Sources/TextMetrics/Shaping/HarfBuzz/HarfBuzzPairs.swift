#if Shaping
  /// What a shaper knows of plain text of one script in one style.
  final class HarfBuzzPairs {
    let script: Script
    let settings: HarfBuzzSettings
    /// nil if nothing goes by pairs.
    let independence: GlyphIndependence?
    var table = PairTable()
    var ligatures = RecentCache<LigatureKey, ShapedWord>()

    init(_ script: Script, _ style: HarfBuzzStyle, _ face: FontFace) {
      self.script = script
      settings = HarfBuzzSettings(style.style)
      let run = TextRun(range: 0..<0, level: 0, script: script)
      independence = GlyphIndependence(style.font, face, run, settings)
    }

    /// About how many bytes are remembered.
    var byteCount: Int { table.byteCount + ligatures.byteCount }

    /// A run of the script.
    func run(_ range: Range<Int>) -> TextRun { TextRun(range: range, level: 0, script: script) }
  }
#endif
