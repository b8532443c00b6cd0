#if Shaping
  extension Benchmark {
    /// One short text again and again.
    static var sameText: [Benchmark] {
      latinFonts.map {
        widths(
          "same string again", input: "“\(SameText.string)”, 2 000 times a round", $0,
          target: Target(.timesAsFast(50)), count: 2000
        ) { SameText() }
      }
    }
  }

  private struct SameText: SampleTexts {
    static let string = "The quick brown fox, 2024"

    func next() -> SampleText {
      var text = SampleText()
      text.append(Self.string, .latin)
      return text
    }
  }
#endif
