#if Shaping
  extension Benchmark {
    /// One short text again and again.
    static var sameText: [Benchmark] {
      var text = SampleText()
      text.append("The quick brown fox, 2024", .latin)
      return latinFonts.map { [text] in
        ShortTexts(
          name: "same string again", input: "“\(text.string)”, 2 000 times a round", font: $0,
          count: 2000
        ) { SameText(text: text) }
        .widths(Target(.timesAsFast(50)))
      }
    }
  }

  /// The same text always.
  struct SameText: SampleTexts {
    let text: SampleText

    func next() -> SampleText { text }
  }
#endif
