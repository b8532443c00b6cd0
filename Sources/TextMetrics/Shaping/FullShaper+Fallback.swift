#if Shaping
  extension FullShaper {
    /// A part of a run that one face sets.
    struct Part {
      var graphemes: Range<Int>
      var fontIndex: Int
    }

    /// The stretches of a run that its glyphs show as missing, in order.
    func missingGraphemes(
      _ glyphs: ArraySlice<ShapedGlyph>, in run: TextRun
    ) -> [Range<Int>] {
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
      text[utf8: graphemes[grapheme]].unicodeScalars.contains {
        switch ScalarRole($0) {
        case .visible, .space: true
        case .newline, .tab, .ignorable: false
        }
      }
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
        let presentation = Presentation(text[utf8: graphemes[grapheme]].unicodeScalars)
        if let last = stretches.last, last.presentation == presentation {
          stretches[stretches.count - 1].graphemes = last.graphemes.lowerBound..<grapheme + 1
        } else {
          stretches.append(
            Stretch(graphemes: grapheme..<grapheme + 1, presentation: presentation))
        }
      }
      return stretches
    }

    /// Goes through faces until each of some graphemes of a run has one.
    ///
    /// - Returns: The parts that have a face, in order, and those that have none.
    func chooseFaces(
      _ run: TextRun, _ graphemes: [Range<Int>], among order: some Sequence<Int>
    ) -> (parts: [Part], missing: [Range<Int>]) {
      var parts: [Part] = []
      var lacked = graphemes
      for fontIndex in order where !lacked.isEmpty {
        var stillLacked: [Range<Int>] = []
        for range in lacked {
          var part = run
          part.range = utf8(range)
          var glyphs: [ShapedGlyph] = []
          faces[fontIndex].shape(text, part, settings, into: &glyphs)
          let missing = missingGraphemes(glyphs[...], in: part)
          stillLacked += missing
          parts += range.removing(missing).map { Part(graphemes: $0, fontIndex: fontIndex) }
        }
        lacked = stillLacked
      }
      parts.sort { $0.graphemes.lowerBound < $1.graphemes.lowerBound }
      return (parts, lacked)
    }

    /// The parts of a whole run; what has no face yet takes the first one.
    ///
    /// - Parameter parts: Those that have a face, in order.
    func completed(_ parts: [Part], of run: TextRun) -> [Part] {
      let rest = graphemes.boundaries(of: run.range).removing(parts.map(\.graphemes))
        .map { Part(graphemes: $0, fontIndex: 0) }
      return (parts + rest).sorted { $0.graphemes.lowerBound < $1.graphemes.lowerBound }.joined()
    }
  }

  extension [FullShaper.Part] {
    /// Neighbours of one face as one part.
    fileprivate func joined() -> Self {
      reduce(into: []) { parts, part in
        if let last = parts.last, last.fontIndex == part.fontIndex {
          parts[parts.count - 1].graphemes =
            last.graphemes.lowerBound..<part.graphemes.upperBound
        } else {
          parts.append(part)
        }
      }
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
