#if Shaping
  extension HarfBuzzShaper {
    /// Reads a run if all of its characters are inert.
    ///
    /// - Returns: false if some are not, or it is not known of any, as it is not for the first few.
    mutating func readInert(
      _ text: UnsafeBufferPointer<UInt8>, _ run: TextRun, _ style: HarfBuzzStyle, limit: Int,
      into reading: inout some RunReading
    ) -> Bool {
      guard limit > 0, !run.isRightToLeft, run.script.isEastAsian,
        let index = inertCharacters(run, style)
      else { return false }
      let bytes = unsafe UnsafeBufferPointer(rebasing: text[run.range])
      var reader = unsafe ScalarReader(bytes)
      while let scalar = reader.next() {
        if inert[index].holds(scalar) == nil { learn(scalar, index, limit: limit) }
        guard inert[index].holds(scalar) == true else { return false }
      }
      reader = unsafe ScalarReader(bytes)
      var offset = run.range.lowerBound
      while let scalar = reader.next() {
        reading.add(inert[index].glyph(scalar, offset: offset))
        offset = run.range.lowerBound + reader.offset
      }
      return true
    }

    /// Where the characters of a script and a style stand.
    private mutating func inertCharacters(_ run: TextRun, _ style: HarfBuzzStyle) -> Int? {
      for index in inert.indices
      where inert[index].script == run.script && inert[index].style === style {
        return inert[index].inertGlyphs == nil ? nil : index
      }
      guard style.paysForPairs(run.range.count) else { return nil }
      inert.append(InertCharacters(run.script, style, face))
      return inert[inert.count - 1].inertGlyphs == nil ? nil : inert.count - 1
    }

    private mutating func learn(_ scalar: Unicode.Scalar, _ index: Int, limit: Int) {
      guard inert[index].byteCount <= limit else { return }
      let (style, text) = (inert[index].style, String(scalar))
      var glyphs: [ShapedGlyph] = []
      unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
        let run = TextRun(range: 0..<bytes.count, level: 0, script: inert[index].script)
        unsafe shape(bytes, run, style.settings, style, into: &glyphs)
      }
      inert[index].learn(scalar, glyphs, face)
    }
  }
#endif
