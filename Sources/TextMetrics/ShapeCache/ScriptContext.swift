#if Shaping
  /// What is cached of text of one face of a stack, one script and one direction, besides its words.
  struct ScriptContext {
    let script: Script
    let isRightToLeft: Bool
    let shaper: FaceShaper
    private let options: FontStack.Options
    /// Whether an emoji may be set in another face.
    private let ordersFacesByPresentation: Bool
    /// nil until so much text was shaped that the proof pays.
    private(set) var reach: ShapingReach?
    private var bytesUntilProof = CachePolicy.bytesUntilProof
    var pairs = PairTable()
    var ligatures = GenerationalCache<LigatureKey, ShapedSegment>(
      seenCount: CachePolicy.seenLigatures)

    init(_ run: TextRun, _ stack: FontStack, _ shaper: FaceShaper) {
      script = run.script
      isRightToLeft = run.isRightToLeft
      self.shaper = shaper
      options = stack.options
      ordersFacesByPresentation = stack.ordersFacesByPresentation
    }

    var byteCount: Int { pairs.byteCount + ligatures.byteCount }

    /// Whether text is read from left to right in a script that is written from right to left.
    ///
    /// HarfBuzz shapes it in that direction only if it holds numbers and no letters
    /// (hb-ot-shape.cc, `hb_ensure_native_direction`).
    private var isNumeric: Bool { !isRightToLeft && script.isRightToLeft }

    /// Whether a run may be read by pairs, as far as the run as a whole decides it.
    func mayRead(_ text: UnsafeBufferPointer<UInt8>, _ run: TextRun) -> Bool {
      guard isNumeric else { return true }
      var reader = unsafe ScalarReader(text, at: run.range.lowerBound)
      return reader.next()?.properties.generalCategory == .decimalNumber
    }

    /// How far shaping reaches; nil as long as the proof does not pay.
    ///
    /// - Parameter count: How many bytes of text are to be shaped now.
    mutating func reach(for count: Int) -> ShapingReach? {
      if let reach { return reach }
      bytesUntilProof -= count
      guard bytesUntilProof < 0 else { return nil }
      reach = ShapingReach(shaper, run(0..<0), options)
      return reach
    }

    func run(_ range: Range<Int>) -> TextRun {
      TextRun(range: range, level: isRightToLeft ? 1 : 0, script: script)
    }

    // MARK: Learning

    /// Finds out how a character is shaped alone.
    mutating func learn(_ scalar: Unicode.Scalar, _ reach: PairReach) {
      pairs.set(character(scalar, reach), for: scalar)
    }

    private func character(
      _ scalar: Unicode.Scalar, _ reach: PairReach
    ) -> PairTable.Character? {
      let traits = CharacterTraits(scalar)
      guard traits.flags.isPlain(isRightToLeft: isRightToLeft),
        !isNumeric || !scalar.properties.generalCategory.isLetter,
        traits.script == script || traits.script.isInherited,
        !ordersFacesByPresentation || traits.flags.contains(.hasNoPresentation),
        let shaped = shape([scalar]), shaped.count == 1, let glyph = shaped.first, glyph.isUnmoved,
        let id = UInt16(exactly: glyph.glyph.rawValue), id != 0, reach.isFree(id),
        // Rules for the character's own glyph come before what makes another one of it.
        glyph.glyph == shaper.face.glyph(for: isRightToLeft ? scalar.mirrored : scalar)
      else { return nil }
      return PairTable.Character(
        scalar: scalar, glyph: id, advance: glyph.advance,
        isLetter: traits.script == script && !script.isInherited,
        isContextFree: reach.isContextFree(id))
    }

    /// Finds out what two neighbouring characters do to each other.
    mutating func learn(_ before: PairTable.Slot, _ slot: PairTable.Slot, _ reach: PairReach) {
      let (first, second) = (pairs.character(before), pairs.character(slot))
      pairs.set(pair(first, second, reach), before: before, slot: slot)
    }

    private func pair(
      _ first: PairTable.Character, _ second: PairTable.Character, _ reach: PairReach
    ) -> PairTable.Pair {
      if reach.areJoined(first.glyph, second.glyph) {
        return isRightToLeft || reach.areBound(first.glyph, second.glyph) ? .other : .joined
      }
      guard var glyphs = shape([first.scalar, second.scalar]), glyphs.count == 2 else {
        return .other
      }
      if isRightToLeft { glyphs.reverse() }
      let kerned = glyphs[1].advance &- second.advance
      guard glyphs[0].isUnmoved, glyphs[1].xOffset == kerned, glyphs[1].yOffset == 0,
        glyphs[0].glyph.rawValue == UInt32(first.glyph),
        glyphs[1].glyph.rawValue == UInt32(second.glyph)
      else { return .other }
      return .kerning(
        Int(glyphs[0].advance) - Int(first.advance) + Int(kerned), second: kerned)
    }

    private func shape(_ scalars: [Unicode.Scalar]) -> [ShapedGlyph]? {
      var text = ""
      text.unicodeScalars.append(contentsOf: scalars)
      return unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
        var glyphs: [ShapedGlyph] = []
        unsafe shaper.shape(bytes, run(0..<bytes.count), into: &glyphs)
        return glyphs
      }
    }
  }

  extension ShapedGlyph {
    /// Whether the glyph is drawn where the pen is.
    var isUnmoved: Bool { xOffset == 0 && yOffset == 0 }
  }
#endif
