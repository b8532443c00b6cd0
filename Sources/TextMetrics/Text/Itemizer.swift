#if Shaping
  /// Cuts a text into runs of one bidi level and one script.
  ///
  /// A grapheme is never cut: its first character gives its level, and its first character with a
  /// script of its own gives its script.
  @safe
  struct Itemizer {
    private let text: UnsafeBufferPointer<UInt8>
    private let survey: TextSurvey
    private let isRightToLeft: Bool

    /// The runs of a text, which must be contiguous.
    static func runs(
      _ text: String, _ graphemes: Graphemes, direction: WritingDirection
    ) -> TextRuns {
      let runs = unsafe CharacterTable.read(text) { text, table in
        unsafe Itemizer(text, direction, &table).runs(graphemes, &table)
      }
      return runs ?? TextRuns(isRightToLeft: direction == .rightToLeft)
    }

    /// The runs of a text; nil if there are line breaks or tabs in it.
    ///
    /// - Parameter needsGraphemes: Whether graphemes are needed also where they do not decide the runs.
    static func runs(
      ofDrawn text: UnsafeBufferPointer<UInt8>, direction: WritingDirection, needsGraphemes: Bool,
      _ table: inout CharacterTable
    ) -> (runs: TextRuns, graphemes: Graphemes)? {
      let itemizer = unsafe Itemizer(text, direction, &table)
      guard itemizer.survey.each.contains(.isDrawn) else { return nil }
      let isNeeded =
        needsGraphemes || itemizer.survey.hasSeveralScripts || !itemizer.isOneLevel
      let graphemes =
        unsafe !isNeeded
        ? Graphemes("")
        : itemizer.survey.each.contains(.standsAlone)
          ? Graphemes(plain: text) : Graphemes(text, &table)
      return (itemizer.runs(graphemes, &table), graphemes)
    }

    private init(
      _ text: UnsafeBufferPointer<UInt8>, _ direction: WritingDirection,
      _ table: inout CharacterTable
    ) {
      unsafe self.text = text
      survey = unsafe TextSurvey(text, &table)
      let resolved = direction == .natural ? survey.firstStrong : direction
      isRightToLeft = resolved == .rightToLeft
    }

    private func runs(_ graphemes: Graphemes, _ table: inout CharacterTable) -> TextRuns {
      var runs = TextRuns(isRightToLeft: isRightToLeft)
      guard unsafe text.count > 0 else { return runs }
      runs.mayHavePresentation = !survey.each.contains(.hasNoPresentation)
      if !survey.hasSeveralScripts, isOneLevel {
        unsafe runs.append(run(0..<text.count, baseLevel, survey.script ?? .common))
      } else if survey.each.contains(.standsAlone) {
        append(to: &runs, nil, &table)
      } else {
        append(to: &runs, graphemes, &table)
      }
      return runs
    }

    /// - Parameter graphemes: nil if each is one code point.
    private func append(
      to runs: inout TextRuns, _ graphemes: Graphemes?, _ table: inout CharacterTable
    ) {
      let levels = isOneLevel ? nil : resolvedLevels()
      var scripts = ScriptResolution(first: survey.script ?? .common)
      var reader = unsafe ScalarReader(text)
      var (scalars, count) = (0, 0)
      var run = run(0..<0, baseLevel, .common)
      while unsafe reader.offset < text.count {
        let start = reader.offset
        let level = levels?[scalars] ?? baseLevel
        count += 1
        let end = graphemes?.offset(count) ?? start + 1
        while reader.offset < end, let scalar = reader.next() {
          scripts.add(scalar, table[scalar])
          scalars += 1
        }
        let script = scripts.endGrapheme()
        if level != run.level || script != run.script {
          if start > 0 { runs.append(run) }
          run = self.run(start..<start, level, script)
        }
        run.range = run.range.lowerBound..<reader.offset
      }
      runs.append(run)
    }

    private func run(_ range: Range<Int>, _ level: UInt8, _ script: Script) -> TextRun {
      TextRun(
        range: range, level: level, script: script,
        mayBeComposed: !survey.each.contains(.isSimple),
        mayHaveMarks: !survey.each.contains(.isNoMark))
    }

    private func resolvedLevels() -> [UInt8] {
      var scalars: [UInt32] = []
      unsafe scalars.reserveCapacity(text.count)
      var reader = unsafe ScalarReader(text)
      while let scalar = reader.next() {
        // A line break inside a single line is a space, and does not end the paragraph.
        scalars.append(ScalarRole.isNewline(scalar) ? 0x20 : scalar.value)
      }
      return BidiParagraph(scalars, isRightToLeft: isRightToLeft).levels
    }

    private var baseLevel: UInt8 { isRightToLeft ? 1 : 0 }

    /// Whether each character surely is of the text's own level.
    private var isOneLevel: Bool {
      survey.each.contains(isRightToLeft ? .keepsRightToLeft : .keepsLeftToRight)
    }
  }
#endif
