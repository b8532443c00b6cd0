#if Shaping
  extension FullShaper {
    /// A part of a run that one face sets.
    struct Part {
      var graphemes: Range<Int>
      var fontIndex: Int
    }

    /// The faces of a run, and the graphemes that no face has.
    struct FaceChoice {
      var parts: [Part] = []
      var missing: [Range<Int>] = []

      /// Adds a grapheme behind all others.
      ///
      /// - Parameter fontIndex: nil if no face has it; it is set in the first one.
      mutating func append(_ grapheme: Int, _ fontIndex: Int?) {
        append(Part(graphemes: grapheme..<grapheme + 1, fontIndex: fontIndex ?? 0))
        guard fontIndex == nil else { return }
        if let last = missing.last, last.upperBound == grapheme {
          missing[missing.count - 1] = last.lowerBound..<grapheme + 1
        } else {
          missing.append(grapheme..<grapheme + 1)
        }
      }

      mutating func append(_ part: Part) {
        if let last = parts.last, last.fontIndex == part.fontIndex {
          parts[parts.count - 1].graphemes = last.graphemes.lowerBound..<part.graphemes.upperBound
        } else {
          parts.append(part)
        }
      }
    }

    /// The faces of a run by the character maps alone; nil if these do not tell, as where the first
    /// face lacks what could be composed or decomposed.
    func faceChoice(_ run: TextRun) -> FaceChoice? {
      guard stack.faces.count > 1 else { return nil }
      var choice = FaceChoice()
      var reader = unsafe ScalarReader(text, at: run.range.lowerBound)
      var grapheme = graphemes.boundary(atOrBefore: run.range.lowerBound)
      while reader.offset < run.range.upperBound {
        let end = graphemes.offset(grapheme + 1)
        let start = reader
        var lacked: Unicode.Scalar?
        var count = 0
        while reader.offset < end, let scalar = reader.next() {
          count += 1
          if !has(scalar, 0) { lacked = lacked ?? scalar }
        }
        if isOrdered, let presentation = presentation(grapheme) {
          guard let fontIndex = fontIndex(presentation, start, end) else { return nil }
          choice.append(grapheme, fontIndex)
        } else if let lacked {
          guard count == 1, let fontIndex = fallback(lacked) else { return nil }
          choice.append(grapheme, fontIndex == 0 && !covers(lacked, 0) ? nil : fontIndex)
        } else {
          choice.append(grapheme, 0)
        }
        grapheme += 1
      }
      return choice
    }

    private func presentation(_ grapheme: Int) -> Presentation? {
      unsafe Presentation(ScalarReader(text, graphemes[grapheme]))
    }

    /// The first face that has all of a cluster, in the order of its presentation; nil if none has.
    private func fontIndex(
      _ presentation: Presentation, _ start: ScalarReader, _ end: Int
    ) -> Int? {
      presentation.order(of: stack.faces).first { fontIndex in
        var reader = start
        while reader.offset < end, let scalar = reader.next() {
          guard has(scalar, fontIndex) || ScalarRole(scalar) == .ignorable else { return false }
        }
        return true
      }
    }

    private func has(_ scalar: Unicode.Scalar, _ fontIndex: Int) -> Bool {
      shaper.face(fontIndex, stack).font.glyphs.glyph(for: scalar) != .notdef
    }

    /// Whether a face has a character, or all that HarfBuzz takes it apart into
    /// (hb-ot-shape-normalize.cc).
    private func covers(_ scalar: Unicode.Scalar, _ fontIndex: Int) -> Bool {
      has(scalar, fontIndex) || scalar.isMadeOf { has($0, fontIndex) }
    }

    /// The first face that has a character that the first one lacks; 0 if none has it, nil if the
    /// character maps do not tell.
    private func fallback(_ scalar: Unicode.Scalar) -> Int? {
      let flags = CharacterTable.withTable { $0[scalar].flags }
      // HarfBuzz sets U+2010 for U+2011 and makes spaces of others (hb-ot-shape-normalize.cc).
      guard flags.isSuperset(of: [.isPrintable, .standsAlone]), scalar != "\u{2011}",
        scalar == " " || SpaceWidth(scalar) == nil
      else { return nil }
      return stack.faces.indices.first { covers(scalar, $0) } ?? 0
    }

    /// The graphemes of a run that its glyphs show as missing, in order.
    func missingGraphemes(_ glyphs: ArraySlice<ShapedGlyph>, in run: TextRun) -> [Range<Int>] {
      guard glyphs.contains(where: { $0.glyph == .notdef }) else { return [] }
      var missing: [Range<Int>] = []
      var rest = run.isRightToLeft ? Array(glyphs.reversed())[...] : glyphs
      // Cluster by cluster: one may have a great many glyphs.
      while let glyph = rest.first {
        let cluster = rest.prefix { $0.cluster <= glyph.cluster }
        rest = rest.dropFirst(cluster.count)
        guard cluster.contains(where: { $0.glyph == .notdef }) else { continue }
        let first = graphemes.boundary(atOrBefore: Int(glyph.cluster))
        let end = rest.first.map { Int($0.cluster) } ?? run.range.upperBound
        let last = max(first + 1, graphemes.boundary(atOrBefore: end))
        // A cluster may hold several graphemes, some of which need no glyph.
        for grapheme in first..<last where needsGlyph(grapheme) {
          if let previous = missing.last, previous.upperBound >= grapheme {
            missing[missing.count - 1] = previous.lowerBound..<grapheme + 1
          } else {
            missing.append(grapheme..<grapheme + 1)
          }
        }
      }
      return missing
    }

    private func needsGlyph(_ grapheme: Int) -> Bool {
      var reader = unsafe ScalarReader(text, at: graphemes.offset(grapheme))
      while reader.offset < graphemes.offset(grapheme + 1), let scalar = reader.next() {
        switch ScalarRole(scalar) {
        case .visible, .space: return true
        case .newline, .tab, .ignorable: break
        }
      }
      return false
    }

    /// Some graphemes of a run that faces are tried for in one order.
    struct Stretch {
      var graphemes: Range<Int>
      let presentation: Presentation?
    }

    /// The stretches of a run in its order.
    func stretches(of run: TextRun) -> [Stretch] {
      var stretches: [Stretch] = []
      for grapheme in graphemes.boundaries(of: run.range) {
        let presentation = presentation(grapheme)
        if let last = stretches.last, last.presentation == presentation {
          stretches[stretches.count - 1].graphemes = last.graphemes.lowerBound..<grapheme + 1
        } else {
          stretches.append(
            Stretch(graphemes: grapheme..<grapheme + 1, presentation: presentation))
        }
      }
      return stretches
    }

    /// Shapes some graphemes of a run in one face after another until each has one.
    ///
    /// - Returns: The parts that have a face, in order, and the graphemes that have none.
    func chooseFaces(
      _ run: TextRun, _ graphemes: [Range<Int>], among order: some Sequence<Int>
    ) -> FaceChoice {
      var choice = FaceChoice(missing: graphemes)
      for fontIndex in order where !choice.missing.isEmpty {
        var lacked: [Range<Int>] = []
        for range in choice.missing {
          var part = run
          part.range = utf8(range)
          var glyphs: [ShapedGlyph] = []
          unsafe shaper.shape(
            text, part, fontIndex: fontIndex, stack, features, into: &glyphs)
          let missing = missingGraphemes(glyphs[...], in: part)
          lacked += missing
          choice.parts += range.removing(missing).map { Part(graphemes: $0, fontIndex: fontIndex) }
        }
        choice.missing = lacked
      }
      choice.parts.sort { $0.graphemes.lowerBound < $1.graphemes.lowerBound }
      return choice
    }

    /// The parts of a whole run; what has no face yet takes the first one.
    ///
    /// - Parameter parts: Those that have a face, in order.
    func completed(_ parts: [Part], of run: TextRun) -> [Part] {
      let rest = graphemes.boundaries(of: run.range).removing(parts.map(\.graphemes))
        .map { Part(graphemes: $0, fontIndex: 0) }
      var choice = FaceChoice()
      for part in (parts + rest).sorted(by: { $0.graphemes.lowerBound < $1.graphemes.lowerBound }) {
        choice.append(part)
      }
      return choice.parts
    }
  }

  extension Range<Int> {
    /// What is left without some parts, which are in order and do not overlap.
    fileprivate func removing(_ parts: [Range<Int>]) -> [Range<Int>] {
      var rest: [Range<Int>] = []
      var start = lowerBound
      for part in parts {
        if part.lowerBound > start { rest.append(start..<part.lowerBound) }
        start = Swift.max(start, part.upperBound)
      }
      if start < upperBound { rest.append(start..<upperBound) }
      return rest
    }
  }
#endif
