#if Shaping
  extension HarfBuzzShaper {
    /// Shapes a run word by word, as far as its words are known, and adds its glyphs to others.
    mutating func shapeWords(
      _ text: UnsafeBufferPointer<UInt8>, _ run: TextRun, _ settings: HarfBuzzSettings,
      _ style: HarfBuzzStyle, limit: Int, into reading: inout some RunReading
    ) {
      if unsafe readPlain(text, run, style, limit: limit, into: &reading) { return }
      if unsafe readInert(text, run, style, limit: limit, into: &reading) { return }
      if limit > 0, let joints = style.joints(run, settings, face), style.repetition.isLikely(),
        unsafe !run.hasMarksOnSpaces(text)
      {
        let before = reading
        let isRead =
          joints.passesSpaces
          ? unsafe readMarkedWords(text, run, settings, style, joints, limit: limit, into: &reading)
          : unsafe readWords(text, run, settings, style, joints, limit: limit, into: &reading)
        if isRead { return }
        reading = before
      }
      unsafe shape(text, run, settings, style, into: &reading)
    }

    /// Reads a run word by word.
    ///
    /// - Returns: false if it has to be shaped as a whole.
    private func readWords(
      _ text: UnsafeBufferPointer<UInt8>, _ run: TextRun, _ settings: HarfBuzzSettings,
      _ style: HarfBuzzStyle, _ joints: WordJoints, limit: Int,
      into reading: inout some RunReading
    ) -> Bool {
      /// Words that are not known, or known but for what joins them to a neighbour.
      var unknown: Range<Int>?
      /// A word that is known, if the next one does not join it.
      var held: (word: ShapedWord, range: Range<Int>)?
      var metAgain = MetWords()
      var isKnown = true
      defer { style.repetition.note(isKnown) }
      var words = unsafe RunWords(text, run)
      while let range = words.next() {
        let key = unsafe key(text, range, run, joints)
        let known = key.flatMap { style.words.value($0, limit: limit) }
        if let key, known == nil, style.words.meet(key) || style.repetition.isUsual {
          metAgain.append((range.lowerBound, key))
        }
        let joinsLast = known.map { run.isRightToLeft ? $0.joinsNext : $0.joinsPrevious } ?? true
        if known == nil { isKnown = false }
        if known == nil, unsafe Recomposition.dependsOnRun(text, range, run, face) { return false }
        if joinsLast, let last = unknown ?? held?.range {
          unknown = last.union(range)
          held = nil
        } else if let known {
          if let last = unknown {
            unsafe shape(
              last, text, run, settings, style, joints, metAgain, limit: limit, into: &reading)
            unknown = nil
            metAgain = []
          }
          if let last = held { reading.add(last.word, offset: last.range.lowerBound) }
          held = nil
          if run.isRightToLeft ? known.joinsPrevious : known.joinsNext {
            held = (known, range)
          } else {
            reading.add(known, offset: range.lowerBound)
          }
        } else {
          unknown = range
        }
      }
      if let last = unknown {
        unsafe shape(
          last, text, run, settings, style, joints, metAgain, limit: limit, into: &reading)
      }
      if let last = held { reading.add(last.word, offset: last.range.lowerBound) }
      return true
    }

    /// The key of a word; nil if it is too long, or what stands outside of the run may matter.
    func key(
      _ text: UnsafeBufferPointer<UInt8>, _ word: Range<Int>, _ run: TextRun, _ joints: WordJoints
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
        isFollowed: joints.asksForNextSpace && word.upperBound < run.range.upperBound)
    }

    /// A word as it is shaped between its neighbours.
    func word(
      _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ run: TextRun,
      _ settings: HarfBuzzSettings, _ style: HarfBuzzStyle, _ joints: WordJoints, limit: Int
    ) -> ShapedWord {
      let key = unsafe key(text, range, run, joints)
      if let key, let known = style.words.value(key, limit: limit) { return known }
      let word = unsafe shapeWord(text, range, run, settings, style, joints)
      if let key { style.words.keepIfMet(word, key, limit: limit) }
      return word
    }

    /// Shapes a word by itself.
    func shapeWord(
      _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ run: TextRun,
      _ settings: HarfBuzzSettings, _ style: HarfBuzzStyle, _ joints: WordJoints
    ) -> ShapedWord {
      var glyphs: [ShapedGlyph] = []
      unsafe shape(text, run.part(range, joints), settings, style, into: &glyphs)
      glyphs.removeAll { $0.cluster >= range.upperBound }
      return unsafe word(glyphs, text, range, run, joints)
    }

    private func word(
      _ glyphs: some Sequence<ShapedGlyph>, _ text: UnsafeBufferPointer<UInt8>,
      _ range: Range<Int>, _ run: TextRun, _ joints: WordJoints
    ) -> ShapedWord {
      var word = ShapedWord(glyphs, start: range.lowerBound)
      unsafe joints.note(
        in: &word, isRightToLeft: run.isRightToLeft, hasSpace: text[range.lowerBound] == 0x20)
      return word
    }

    /// Words that are not known but were met before, by where they begin, from left to right.
    private typealias MetWords = [(start: Int, key: WordKey)]

    /// Shapes neighbouring words at once, adds their glyphs to others and remembers those met before.
    private func shape(
      _ range: Range<Int>, _ text: UnsafeBufferPointer<UInt8>, _ run: TextRun,
      _ settings: HarfBuzzSettings, _ style: HarfBuzzStyle, _ joints: WordJoints,
      _ metAgain: MetWords, limit: Int, into reading: inout some RunReading
    ) {
      let part = run.part(range, joints)
      if part.range == range, metAgain.isEmpty {
        return unsafe shape(text, part, settings, style, into: &reading)
      }
      var shaped: [ShapedGlyph] = []
      unsafe shape(text, part, settings, style, into: &shaped)
      shaped.removeAll { $0.cluster >= range.upperBound }
      for glyph in shaped { reading.add(glyph) }
      guard !metAgain.isEmpty else { return }

      var rest = shaped[...]
      var cut: [(word: ShapedWord, key: WordKey?)] = []
      var met = metAgain[...]
      var words = unsafe RunWords(text, run, range)
      while let word = words.next() {
        let own = rest.prefix { word ~= Int($0.cluster) }
        rest = rest.dropFirst(own.count)
        let key = met.first?.start == word.lowerBound ? met.removeFirst().key : nil
        unsafe cut.append((self.word(own, text, word, run, joints), key))
      }
      if run.isRightToLeft { cut.reverse() }
      for (index, (word, key)) in cut.enumerated() {
        guard let key else { continue }
        let joinsPrevious = word.joinsPrevious && index > 0 && cut[index - 1].word.joinsNext
        let joinsNext =
          word.joinsNext && index + 1 < cut.count && cut[index + 1].word.joinsPrevious
        if !joinsPrevious, !joinsNext { style.words.keep(word, key, limit: limit) }
      }
    }
  }

  extension TextRun {
    /// Whether a mark stands on a space: some move in front of it, to the word before.
    fileprivate func hasMarksOnSpaces(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
      guard mayHaveMarks else { return false }
      var reader = unsafe ScalarReader(UnsafeBufferPointer(rebasing: text[range]))
      var isSpace = false
      while let scalar = reader.next() {
        if isSpace, scalar.value >= 0x80,
          scalar.isMark || scalar.properties.isDefaultIgnorableCodePoint
        {
          return true
        }
        isSpace = scalar == " "
      }
      return false
    }

    /// Some of its words, with the space that follows them if it takes part in shaping them; its
    /// glyphs are then left out.
    fileprivate func part(_ words: Range<Int>, _ joints: WordJoints) -> TextRun {
      var part = self
      let next = joints.asksForNextSpace ? 1 : 0
      part.range = words.lowerBound..<min(words.upperBound + next, range.upperBound)
      return part
    }
  }

  extension Range<Int> {
    /// Both and what is between.
    fileprivate func union(_ other: Range<Int>) -> Range<Int> {
      Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
    }
  }
#endif
