#if Shaping
  /// The glyphs that a font changes and moves in no text of a script and a direction.
  ///
  /// A lookup is applied where a glyph stands that it may begin with, and no lookup begins with one
  /// of these.
  final class InertGlyphs {
    private let plan: HarfBuzzPlan
    private let others: HarfBuzzSet

    /// - Returns: nil if nothing is known of any glyph.
    init?(_ style: HarfBuzzStyle, _ face: FontFace, _ run: TextRun) {
      plan = HarfBuzzPlan(style.font, run, style.settings)
      others = plan.inputGlyphs()
      guard !face.hasAppleLayout, !face.kind.hasKernTable || plan.kernsByPositioning
      else { return nil }
    }

    func contains(_ glyph: GlyphID) -> Bool {
      !others.has(glyph.rawValue) && plan.glyphClass(of: glyph) != .mark
    }
  }
#endif
