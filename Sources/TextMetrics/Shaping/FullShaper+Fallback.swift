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
        guard (first..<last).contains(where: needsGlyph) else { continue }
        if let previous = missing.last, previous.upperBound >= first {
          missing[missing.count - 1] = previous.lowerBound..<max(previous.upperBound, last)
        } else {
          missing.append(first..<last)
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

    /// Goes through the faces until each grapheme of a run has one.
    func chooseFaces(
      _ run: TextRun, lackedByFirst: [Range<Int>]
    ) -> (parts: [Part], missing: [Range<Int>]) {
      var parts: [Part] = []
      var lacked = lackedByFirst
      for fontIndex in faces.indices.dropFirst() where !lacked.isEmpty {
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
      parts += graphemes.boundaries(of: run.range).removing(parts.map(\.graphemes))
        .map { Part(graphemes: $0, fontIndex: 0) }
      parts.sort { $0.graphemes.lowerBound < $1.graphemes.lowerBound }
      return (parts.joined(), lacked)
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
