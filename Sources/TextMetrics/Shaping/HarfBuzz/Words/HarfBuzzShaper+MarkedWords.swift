#if Shaping
  extension HarfBuzzShaper {
    /// Reads a run of known words that only marks keep apart (``WordJoints/passesSpaces``).
    ///
    /// - Returns: false if it has to be shaped as a whole.
    func readMarkedWords(
      _ text: UnsafeBufferPointer<UInt8>, _ run: TextRun, _ settings: HarfBuzzSettings,
      _ style: HarfBuzzStyle, _ joints: WordJoints, limit: Int,
      into reading: inout some RunReading
    ) -> Bool {
      var (areApart, areKnown) = (true, true)
      var lastMark = run.range.lowerBound
      var words = unsafe RunWords(text, run)
      while let range = words.next() {
        let known = unsafe knownOrMetAgain(
          text, range, run, settings, style, joints, limit: limit, &areKnown)
        guard let known, areApart else {
          // The words after it are met all the same.
          areApart = false
          continue
        }
        if let marks = known.marks {
          let firstMark = range.lowerBound + Int(marks.lowerBound)
          areApart = unsafe areNear(lastMark, firstMark, text)
          lastMark = range.lowerBound + Int(marks.upperBound)
        }
        reading.add(known, offset: range.lowerBound)
      }
      style.repetition.note(areApart && areKnown)
      return unsafe areApart && areNear(lastMark, run.range.upperBound, text)
    }

    private func areNear(
      _ first: Int, _ second: Int, _ text: UnsafeBufferPointer<UInt8>
    ) -> Bool {
      guard second - first >= WordJoints.fewestAcrossSyllables else { return true }
      let characters = unsafe text[first..<second].count { $0 & 0xC0 != 0x80 }
      return characters < WordJoints.fewestAcrossSyllables
    }

    /// A word that is known, or shaped by itself if it was met before or most words are.
    ///
    /// - Parameter areKnown: Becomes false if it is not known.
    private func knownOrMetAgain(
      _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ run: TextRun,
      _ settings: HarfBuzzSettings, _ style: HarfBuzzStyle, _ joints: WordJoints, limit: Int,
      _ areKnown: inout Bool
    ) -> ShapedWord? {
      guard let key = unsafe key(text, range, run, joints) else { return nil }
      if let known = style.words.value(key, limit: limit) { return known }
      areKnown = false
      guard style.words.meet(key) || style.repetition.isUsual,
        unsafe !Recomposition.dependsOnRun(text, range, run, face)
      else { return nil }
      let word = unsafe shapeWord(text, range, run, settings, style, joints)
      style.words.keep(word, key, limit: limit)
      return word
    }
  }
#endif
