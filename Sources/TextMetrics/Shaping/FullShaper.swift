#if Shaping
  /// Shapes a text by HarfBuzz, run by run, and finds for each grapheme the first face that has it.
  struct FullShaper {
    let text: String
    let graphemes: Graphemes
    let font: Font
    let faces: [FontFace]
    let settings: HarfBuzzSettings
    private var shaped: ShapedText

    /// Shapes a text.
    static func shape(
      _ text: String, _ graphemes: Graphemes, font: Font, direction: WritingDirection
    ) -> ShapedText {
      var shaper = FullShaper(text, graphemes, font)
      let runs = Itemizer.runs(text, graphemes, direction: direction)
      shaper.shaped.baseLevel = runs.isRightToLeft ? 1 : 0
      shaper.shaped.mayHavePresentation = runs.mayHavePresentation
      let isOrdered = runs.mayHavePresentation && font.ordersFacesByPresentation
      for run in runs {
        if isOrdered { shaper.appendByPresentation(run) } else { shaper.append(run) }
      }
      return shaper.shaped
    }

    /// The width of a text that the first face has all glyphs for, in its units; nil for others.
    ///
    /// It spares what a line is made of besides, and for most texts the graphemes too.
    static func units(_ text: String, font: Font, direction: WritingDirection) -> Int? {
      guard font.style.isUniform,
        let runs = Itemizer.runs(ofDrawn: text, direction: direction),
        !runs.mayHavePresentation || !font.ordersFacesByPresentation
      else { return nil }
      return font.face.width(text, runs, font)
    }

    private init(_ text: String, _ graphemes: Graphemes, _ font: Font) {
      self.text = text
      self.graphemes = graphemes
      shaped = ShapedText(text, graphemes)
      self.font = font
      faces = font.faces
      settings = HarfBuzzSettings(font, text, graphemes)
      shaped.glyphs.reserveCapacity(graphemes.count)
    }

    /// Shapes a run in the first face, and anew in parts if that lacks something others may have.
    private mutating func append(_ run: TextRun) {
      let start = shaped.glyphs.count
      shape(run, fontIndex: 0)
      var missing = missingGraphemes(shaped.glyphs[start...], in: run)
      guard !missing.isEmpty else { return }
      if faces.count > 1 {
        let choice = chooseFaces(run, missing, among: faces.indices.dropFirst())
        if !choice.parts.isEmpty {
          shaped.glyphs.removeSubrange(start...)
          shaped.runs.removeLast()
          shape(run, in: choice.parts)
        }
        missing = choice.missing
      }
      for stretch in missing { shaped.addMissing(utf8(stretch)) }
    }

    /// Shapes a run after the faces of its clusters were chosen by their presentation.
    private mutating func appendByPresentation(_ run: TextRun) {
      var (parts, missing) = ([Part](), [Range<Int>]())
      for stretch in stretches(of: run) {
        let order = stretch.presentation?.order(of: faces) ?? Array(faces.indices)
        let choice = chooseFaces(run, [stretch.graphemes], among: order)
        parts += choice.parts
        missing += choice.missing
      }
      shape(run, in: parts)
      for stretch in missing { shaped.addMissing(utf8(stretch)) }
    }

    /// Shapes a run in the faces of its parts, and what is in none of them in the first face.
    private mutating func shape(_ run: TextRun, in parts: [Part]) {
      for part in completed(parts, of: run) {
        var partRun = run
        partRun.range = utf8(part.graphemes)
        shape(partRun, fontIndex: part.fontIndex)
      }
    }

    private mutating func shape(_ run: TextRun, fontIndex: Int) {
      let start = shaped.glyphs.count
      faces[fontIndex].shape(
        text, run, settings, into: &shaped.glyphs)
      for index in start..<shaped.glyphs.count { showAsSingleLine(index) }
      shaped.runs.append(
        ShapedRun(
          range: run.range, level: run.level, fontIndex: fontIndex,
          glyphs: start..<shaped.glyphs.count))
    }

    /// CR LF is one break, and a tab is given its width by the line.
    private mutating func showAsSingleLine(_ index: Int) {
      let glyph = shaped.glyphs[index]
      let offset = text.index(utf8: Int(glyph.cluster))
      switch text.utf8[offset] {
      case UInt8(ascii: "\t"): shaped.glyphs[index].advance = 0
      case UInt8(ascii: "\n"):
        if glyph.cluster > 0, text.utf8[text.utf8.index(before: offset)] == UInt8(ascii: "\r") {
          shaped.glyphs[index].advance = 0
        }
      default: break
      }
    }

    func utf8(_ range: Range<Int>) -> Range<Int> {
      graphemes.offset(range.lowerBound)..<graphemes.offset(range.upperBound)
    }
  }
#endif
