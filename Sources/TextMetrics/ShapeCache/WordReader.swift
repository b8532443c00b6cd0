#if Shaping
  /// Reads a run word by word, each from the cache or shaped.
  ///
  /// A word begins with a space or with the run, and ends before the next space.
  @safe
  struct WordReader {
    private let text: UnsafeBufferPointer<UInt8>
    private let run: TextRun
    private let shaper: FaceShaper
    private let reach: WordReach
    private let limit: Int

    init(
      text: UnsafeBufferPointer<UInt8>, run: TextRun, shaper: FaceShaper, reach: WordReach,
      limit: Int
    ) {
      unsafe self.text = text
      self.run = run
      self.shaper = shaper
      self.reach = reach
      self.limit = limit
    }

    /// Adds the glyphs of the run to a sink.
    ///
    /// - Returns: false if the run has to be shaped as a whole; then nothing was added.
    func read(
      _ words: inout GenerationalCache<WordKey, ShapedSegment>, _ bypass: inout CacheBypass,
      into sink: inout some GlyphSink
    ) -> Bool {
      guard areIndependent else { return false }
      var areKnown = true
      /// Neighbouring words that are not cached, with the keys of those to cache.
      var unknown: Range<Int>?
      var admitted: [Admitted] = []
      var rest = run.range
      while let word = nextWord(in: &rest) {
        let key = key(word)
        if let key, let known = words.value(key, byteCount: \.byteCount, limit: limit) {
          if let range = unknown {
            shape(range, admitted, &words, into: &sink)
            (unknown, admitted) = (nil, [])
          }
          sink.add(known, offset: word.lowerBound)
        } else {
          areKnown = false
          if let key, words.admits(key, limit: limit) || bypass.mostAreKnown {
            admitted.append(Admitted(word: word, key: key))
          }
          unknown = unknown?.union(word) ?? word
        }
      }
      if let range = unknown { shape(range, admitted, &words, into: &sink) }
      bypass.note(areKnown)
      return true
    }

    private struct Admitted {
      let word: Range<Int>
      let key: WordKey
    }

    /// Takes the next word, from left to right as the run is shown.
    private func nextWord(in rest: inout Range<Int>) -> Range<Int>? {
      guard !rest.isEmpty else { return nil }
      if run.isRightToLeft {
        var start = rest.upperBound - 1
        while start > rest.lowerBound, unsafe text[start] != 0x20 { start -= 1 }
        defer { rest = rest.lowerBound..<start }
        return start..<rest.upperBound
      }
      var end = rest.lowerBound + 1
      while end < rest.upperBound, unsafe text[end] != 0x20 { end += 1 }
      defer { rest = end..<rest.upperBound }
      return rest.lowerBound..<end
    }

    /// The key of a word; nil if it is too long, or what is outside of the run may matter.
    private func key(_ word: Range<Int>) -> WordKey? {
      // Letters join across runs, but ASCII does not take part.
      let before = unsafe word.lowerBound == 0 ? 0x20 : text[word.lowerBound - 1]
      let after = unsafe word.upperBound == text.count ? 0x20 : text[word.upperBound]
      guard word.count <= WordKey.longest,
        before < 0x80 || word.lowerBound > run.range.lowerBound,
        after < 0x80 || word.upperBound < run.range.upperBound
      else { return nil }
      let isFollowed = reach.needsNextSpace && word.upperBound < run.range.upperBound
      return unsafe WordKey(
        UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(text)[word]),
        script: run.script.number,
        context: UInt32(truncatingIfNeeded: shaper.fontIndex << 2)
          | (run.isRightToLeft ? 2 : 0) | (isFollowed ? 1 : 0))
    }

    /// Shapes neighbouring words at once and caches those that are admitted.
    private func shape(
      _ range: Range<Int>, _ admitted: [Admitted],
      _ words: inout GenerationalCache<WordKey, ShapedSegment>, into sink: inout some GlyphSink
    ) {
      var part = run
      let next = reach.needsNextSpace ? 1 : 0
      part.range = range.lowerBound..<min(range.upperBound + next, run.range.upperBound)
      if part.range == range, admitted.isEmpty {
        return unsafe shaper.shape(text, part, into: &sink)
      }
      var glyphs: [ShapedGlyph] = []
      unsafe shaper.shape(text, part, into: &glyphs)
      glyphs.removeAll { $0.cluster >= range.upperBound }
      for glyph in glyphs { sink.add(glyph) }
      // Both are from left to right.
      var rest = glyphs[...]
      for admitted in admitted {
        let word = admitted.word
        rest = rest.drop { !(word ~= Int($0.cluster)) }
        let own = rest.prefix { word ~= Int($0.cluster) }
        rest = rest.dropFirst(own.count)
        let segment = ShapedSegment(own, start: word.lowerBound)
        words.insert(segment, admitted.key, byteCount: segment.byteCount, limit: limit)
      }
    }

    /// Whether the words of the run do not depend on each other by what HarfBuzz does itself.
    ///
    /// Some marks on a space move in front of it, to the word before. And HarfBuzz composes letters
    /// again that it took apart only in a run that has some mark (hb-ot-shape-normalize.cc), so
    /// a word without marks that has such a letter depends on the marks of other words.
    private var areIndependent: Bool {
      guard run.mayHaveMarks || run.mayBeComposed else { return true }
      return CharacterTable.withTable { table in
        var reader = unsafe ScalarReader(text, at: run.range.lowerBound)
        var (isSpace, hasMark, isComposed, isFirst) = (false, false, false, true)
        while reader.offset < run.range.upperBound, let scalar = reader.next() {
          if scalar == " " {
            if isComposed, !hasMark { return false }
            (isSpace, hasMark, isComposed, isFirst) = (true, false, false, false)
            continue
          }
          let flags = table[scalar].flags
          if !flags.contains(.isNoMark) {
            if isSpace { return false }
            // A mark at the beginning has nothing to be composed with, and does not count.
            if !isFirst, scalar.isMark { hasMark = true }
          } else if !flags.contains(.isSimple), mayTakeApart(scalar) {
            isComposed = true
          }
          (isSpace, isFirst) = (false, false)
        }
        return !isComposed || hasMark
      }
    }
  }

  extension WordReader {
    /// Whether HarfBuzz may take a composed character apart: some shapers do so with all, others with
    /// those that the face lacks a glyph for.
    fileprivate func mayTakeApart(_ scalar: Unicode.Scalar) -> Bool {
      // No letter of the Arabic script comes apart more than once, and its shaper keeps letters that
      // the face has, so that what comes apart is never composed otherwise.
      if run.script == .arabic { return false }
      return !run.script.hasDefaultShaper || shaper.font.glyphs.glyph(for: scalar) == .notdef
    }
  }

  extension Range<Int> {
    /// Both and what is between.
    fileprivate func union(_ other: Range<Int>) -> Range<Int> {
      Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
    }
  }
#endif
