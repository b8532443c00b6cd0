#if Shaping
  /// Shapes a text by HarfBuzz, run by run, and finds for each grapheme the first face that has it.
  @safe
  struct FullShaper {
    let text: UnsafeBufferPointer<UInt8>
    let graphemes: Graphemes
    let stack: FontStack
    let shaper: TextShaper
    /// Features with ranges in this text; nil if all apply to the whole text.
    let features: HarfBuzzFeatures?
    /// Whether faces are tried in an order of their own for emoji.
    let isOrdered: Bool
    private var shaped: ShapedText

    /// Shapes a text, which must be contiguous.
    static func shape(
      _ string: String, _ graphemes: Graphemes, _ stack: FontStack, _ shaper: TextShaper,
      direction: WritingDirection
    ) -> ShapedText {
      let runs = Itemizer.runs(string, graphemes, direction: direction)
      let features = HarfBuzzFeatures(stack, string, graphemes)
      let shaped = unsafe string.utf8.withContiguousStorageIfAvailable { text in
        var full = unsafe FullShaper(text, graphemes, runs, stack, shaper, features)
        full.shaped.baseLevel = runs.isRightToLeft ? 1 : 0
        for run in runs { full.append(run) }
        return full.shaped
      }
      return shaped ?? ShapedText([], graphemes)
    }

    init(
      _ text: UnsafeBufferPointer<UInt8>, _ graphemes: Graphemes, _ runs: TextRuns,
      _ stack: FontStack, _ shaper: TextShaper, _ features: HarfBuzzFeatures?
    ) {
      unsafe self.text = text
      self.graphemes = graphemes
      self.stack = stack
      self.shaper = shaper
      self.features = features
      isOrdered = runs.mayHavePresentation && stack.ordersFacesByPresentation
      shaped = unsafe ShapedText(text, graphemes)
      shaped.glyphs.reserveCapacity(graphemes.count)
    }

    /// Shapes a run in parts of one face each.
    private mutating func append(_ run: TextRun) {
      if let choice = faceChoice(run) {
        for part in choice.parts { shape(run, part) }
        for range in choice.missing { shaped.addMissing(utf8(range)) }
        return
      }
      if isOrdered {
        var (parts, missing) = ([Part](), [Range<Int>]())
        for stretch in stretches(of: run) {
          let order = stretch.presentation?.order(of: stack.faces) ?? Array(stack.faces.indices)
          let choice = chooseFaces(run, [stretch.graphemes], among: order)
          parts += choice.parts
          missing += choice.missing
        }
        return append(run, parts, missing)
      }
      // Only shaping tells whether a face has all that a grapheme needs.
      let start = shaped.glyphs.count
      shape(run, Part(graphemes: graphemes.boundaries(of: run.range), fontIndex: 0))
      let lacked = missingGraphemes(shaped.glyphs[start...], in: run)
      guard !lacked.isEmpty else { return }
      let choice = chooseFaces(run, lacked, among: stack.faces.indices.dropFirst())
      guard choice.parts.isEmpty else {
        shaped.glyphs.removeSubrange(start...)
        shaped.runs.removeLast()
        return append(run, choice.parts, choice.missing)
      }
      for range in choice.missing { shaped.addMissing(utf8(range)) }
    }

    /// Shapes a run in the faces of its parts, and what is in none of them in the first face.
    private mutating func append(_ run: TextRun, _ parts: [Part], _ missing: [Range<Int>]) {
      for part in completed(parts, of: run) { shape(run, part) }
      for range in missing { shaped.addMissing(utf8(range)) }
    }

    private mutating func shape(_ run: TextRun, _ part: Part) {
      var run = run
      run.range = utf8(part.graphemes)
      let start = shaped.glyphs.count
      unsafe shaper.shape(
        text, run, fontIndex: part.fontIndex, stack, features, into: &shaped.glyphs)
      for index in start..<shaped.glyphs.count { showAsSingleLine(index) }
      shaped.runs.append(
        ShapedRun(
          range: run.range, level: run.level, fontIndex: part.fontIndex,
          glyphs: start..<shaped.glyphs.count))
    }

    /// CR LF is one break, and a tab is given its width by the line.
    private mutating func showAsSingleLine(_ index: Int) {
      let glyph = shaped.glyphs[index]
      let offset = Int(glyph.cluster)
      switch unsafe text[offset] {
      case UInt8(ascii: "\t"): shaped.glyphs[index].advance = 0
      case UInt8(ascii: "\n"):
        if offset > 0, unsafe text[offset - 1] == UInt8(ascii: "\r") {
          shaped.glyphs[index].advance = 0
        }
      default: break
      }
    }

    func utf8(_ range: Range<Int>) -> Range<Int> {
      graphemes.offset(range.lowerBound)..<graphemes.offset(range.upperBound)
    }
  }

  // MARK: Widths

  extension FullShaper {
    /// The width of a text that the faces' character maps tell the faces of, and that holds no tabs
    /// and line breaks; nil for others.
    ///
    /// It does without what a line needs besides, and for most texts without graphemes.
    static func width(
      _ text: UnsafeBufferPointer<UInt8>, _ stack: FontStack, _ shaper: TextShaper,
      direction: WritingDirection
    ) -> ShapedWidth? {
      guard stack.hasUniformFeatures else { return nil }
      let items = CharacterTable.withTable { table in
        unsafe Itemizer.runs(
          ofDrawn: text, direction: direction, needsGraphemes: stack.faces.count > 1, &table)
      }
      guard let items else { return nil }
      let width = ShapedWidth()
      for run in items.runs {
        if stack.faces.count == 1 {
          guard unsafe width.add(run, text, fontIndex: 0, stack, shaper) else { return nil }
          continue
        }
        let full = unsafe FullShaper(text, items.graphemes, items.runs, stack, shaper, nil)
        guard let choice = full.faceChoice(run), choice.missing.isEmpty else { return nil }
        for part in choice.parts {
          var partRun = run
          partRun.range = full.utf8(part.graphemes)
          guard unsafe width.add(partRun, text, fontIndex: part.fontIndex, stack, shaper) else {
            return nil
          }
        }
      }
      return width
    }
  }
#endif
