#if Shaping
  import CHarfBuzz

  /// What a shaper knows of one style of its face.
  final class HarfBuzzStyle {
    /// The font that measures as the style does.
    let font: HarfBuzzFont
    var words = WordCache()
    private var independence: [Text: Bool] = [:]

    private struct Text: Hashable {
      let script: UInt32
      let isRightToLeft: Bool
    }

    init(_ font: borrowing HarfBuzzFont, _ face: FontFace, hinted: HintedSize?) {
      self.font = HarfBuzzFont(font, face, hinted: hinted)
    }

    /// Whether words of a run can be shaped apart.
    func areWordsIndependent(
      _ run: TextRun, _ settings: HarfBuzzSettings, _ face: FontFace
    ) -> Bool {
      guard settings.style.isUniform else { return false }
      let text = Text(script: run.script.number, isRightToLeft: run.isRightToLeft)
      if let known = independence[text] { return known }
      let holds = WordIndependence.holds(font, face, run, settings)
      independence[text] = holds
      return holds
    }
  }
#endif
