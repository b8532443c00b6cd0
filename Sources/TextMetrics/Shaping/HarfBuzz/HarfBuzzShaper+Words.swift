#if Shaping
  extension HarfBuzzShaper {
    /// A stretch of a run that begins with a space or with the run and ends before the next space.
    private struct Word {
      let range: Range<Int>
      let key: WordKey?
      let known: ShapedWord?
      /// Whether it is not known but was met before, so that it is to be kept.
      let isMetAgain: Bool
    }

    /// Shapes a run word by word, as far as its words are known, and adds its glyphs to others.
    mutating func shapeWords(
      _ text: UnsafeBufferPointer<UInt8>, _ run: TextRun, _ settings: HarfBuzzSettings,
      _ style: HarfBuzzStyle, limit: Int, into reading: inout some RunReading
    ) {
      if unsafe readPlain(text, run, style, limit: limit, into: &reading) { return }
      if unsafe readInert(text, run, style, limit: limit, into: &reading) { return }
      guard limit > 0, areWordsIndependent(run, settings, style) else {
        return unsafe shape(text, run, settings, style, into: &reading)
      }
      let words = unsafe words(text, run, style, limit: limit)
      var next = 0
      while next < words.count {
        // From left to right, whichever way the words are read.
        let place = { run.isRightToLeft ? words.count - 1 - $0 : $0 }
        if let known = words[place(next)].known {
          reading.add(known, offset: words[place(next)].range.lowerBound)
          next += 1
        } else {
          let first = next
          while next < words.count, words[place(next)].known == nil { next += 1 }
          let span = min(place(first), place(next - 1))...max(place(first), place(next - 1))
          unsafe shape(
            words[span], text, run, settings, style, limit: limit, into: &reading)
        }
      }
    }

    /// Cuts a run into words and looks them up.
    private func words(
      _ text: UnsafeBufferPointer<UInt8>, _ run: TextRun, _ style: HarfBuzzStyle, limit: Int
    ) -> [Word] {
      let end = run.range.upperBound
      var words: [Word] = []
      var start = run.range.lowerBound
      while start < end {
        var next = start + 1
        while next < end, unsafe text[next] != 0x20 { next += 1 }
        let key = unsafe key(text, start..<next, run)
        let known = key.flatMap { style.words.value($0, limit: limit) }
        let isMetAgain = known == nil && key.map { style.words.meet($0) } ?? false
        words.append(Word(range: start..<next, key: key, known: known, isMetAgain: isMetAgain))
        start = next
      }
      return words
    }

    /// The key of a word; nil if it is too long, or what stands outside of the run may matter.
    func key(
      _ text: UnsafeBufferPointer<UInt8>, _ word: Range<Int>, _ run: TextRun
    ) -> WordKey? {
      // Letters join across runs, but ASCII does not take part.
      let before = unsafe word.lowerBound == 0 ? 0x20 : text[word.lowerBound - 1]
      let after = unsafe word.upperBound == text.count ? 0x20 : text[word.upperBound]
      guard word.count <= WordKey.longest,
        before < 0x80 || word.lowerBound > run.range.lowerBound,
        after < 0x80 || word.upperBound < run.range.upperBound
      else { return nil }
      return unsafe WordKey(
        UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(text)[word]),
        script: run.script.number, isRightToLeft: run.isRightToLeft,
        isFollowed: word.upperBound < run.range.upperBound)
    }

    /// A word as it is shaped between its neighbours.
    func word(
      _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ run: TextRun,
      _ settings: HarfBuzzSettings, _ style: HarfBuzzStyle, limit: Int
    ) -> ShapedWord {
      let key = unsafe key(text, range, run)
      if let key, let known = style.words.value(key, limit: limit) { return known }
      var glyphs: [ShapedGlyph] = []
      unsafe shape(text, run.part(range), settings, style, into: &glyphs)
      let word = ShapedWord(
        glyphs.prefix { $0.cluster < range.upperBound }, start: range.lowerBound)
      if let key { style.words.meet(word, key, limit: limit) }
      return word
    }

    /// Shapes neighbouring words at once, adds their glyphs to others and remembers those met before.
    private func shape(
      _ words: ArraySlice<Word>, _ text: UnsafeBufferPointer<UInt8>, _ run: TextRun,
      _ settings: HarfBuzzSettings, _ style: HarfBuzzStyle, limit: Int,
      into reading: inout some RunReading
    ) {
      guard let first = words.first, let last = words.last else { return }
      let range = first.range.lowerBound..<last.range.upperBound
      let part = run.part(range)
      if part.range == range, !words.contains(where: \.isMetAgain) {
        return unsafe shape(text, part, settings, style, into: &reading)
      }
      var shaped: [ShapedGlyph] = []
      unsafe shape(text, part, settings, style, into: &shaped)
      shaped.removeAll { $0.cluster >= range.upperBound }
      for glyph in shaped { reading.add(glyph) }
      guard words.contains(where: \.isMetAgain) else { return }

      var rest = run.isRightToLeft ? Array(shaped.reversed())[...] : shaped[...]
      for word in words {
        let own = rest.prefix { $0.cluster < word.range.upperBound }
        rest = rest.dropFirst(own.count)
        guard word.isMetAgain, let key = word.key else { continue }
        let start = word.range.lowerBound
        style.words.keep(
          run.isRightToLeft
            ? ShapedWord(own.reversed(), start: start) : ShapedWord(own, start: start),
          key, limit: limit)
      }
    }
  }

  extension TextRun {
    /// Some of its words, with the space that follows them: it takes part in shaping them, and its
    /// glyphs are then left out.
    fileprivate func part(_ words: Range<Int>) -> TextRun {
      var part = self
      part.range = words.lowerBound..<min(words.upperBound + 1, range.upperBound)
      return part
    }
  }
#endif
