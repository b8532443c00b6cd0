#if Shaping
  import TextMetrics

  extension Benchmark {
    /// Short labels of many languages.
    static var labels: [Benchmark] { LabelSet.all.flatMap(\.times) }

    /// The caches of faces that met short labels.
    static var labelMemory: [Benchmark] { LabelSet.all.flatMap(\.memory) }
  }

  /// Short labels of one language in one font.
  private struct LabelSet {
    let language: String
    /// What its words are written in.
    let systems: [WritingSystem]
    let font: SampleFont
    let targets: (widths: Double, lines: Double)

    static var all: [LabelSet] { sets.filter(\.font.isInstalled) }

    private static let simple = (widths: 20.0, lines: 5.0)
    private static let complex = (widths: 5.0, lines: 2.0)
    private static let fallback = (widths: 2.0, lines: 1.0)
    /// Fonts whose words depend on their neighbours across a space.
    private static let contextual = (widths: 0.9, lines: 0.7)

    private static let sets = [
      LabelSet("English", [.latin], .dejaVuSans, simple),
      LabelSet("English", [.latin], .roboto, simple),
      LabelSet("Russian", [.cyrillic], .dejaVuSans, simple),
      LabelSet("Russian", [.cyrillic], .notoSans, simple),
      LabelSet("Greek", [.greek], .notoSans, simple),
      LabelSet("Vietnamese", [.vietnamese], .notoSans, simple),
      LabelSet("Hebrew", [.hebrew], .dejaVuSans, complex),
      LabelSet("Hebrew", [.hebrew], .notoSansHebrew.with(fallback: .dejaVuSans), fallback),
      LabelSet("Arabic", [.arabic], .notoNaskhArabic, complex),
      LabelSet("Arabic", [.arabic], .amiri, contextual),
      LabelSet("Hindi", [.devanagari], .notoSansDevanagari, complex),
      LabelSet("Hindi", [.devanagari], .lohit, contextual),
      LabelSet("Thai", [.thai], .loma, complex),
      LabelSet("Korean", [.korean], .droidSansFallback.with(fallback: .dejaVuSans), fallback),
      LabelSet("Chinese", [.chinese], .droidSansFallback.with(fallback: .dejaVuSans), fallback),
      LabelSet("Japanese", [.kanji, .hiragana, .katakana], .notoSansCJK, complex),
      LabelSet("emoji", [.emoji], .emoji, fallback),
    ]

    private init(
      _ language: String, _ systems: [WritingSystem], _ font: SampleFont,
      _ targets: (widths: Double, lines: Double)
    ) {
      self.language = language
      self.systems = systems
      self.font = font
      self.targets = targets
    }

    var times: [Benchmark] {
      let again = ShortTexts(
        name: "\(language) labels", input: "the same 10 000 labels each round, in another order",
        font: font, count: LabelTexts.count
      ) { labels }
      var first = again
      first.name += ", first pass"
      first.isFirstPass = true
      let same = ShortTexts(
        name: "\(language) labels, same string again", input: "one label, 2 000 times a round",
        font: font, count: 2000
      ) { SameText(text: numberedLabel) }
      let (firstTarget, sameTarget) = (Target(.timesAsFast(0.8)), Target(.timesAsFast(10)))
      return [
        again.widths(Target(.timesAsFast(targets.widths))),
        again.lines(Target(.timesAsFast(targets.lines))),
        first.widths(firstTarget), first.lines(firstTarget),
        same.widths(sameTarget), same.lines(sameTarget),
      ]
    }

    var memory: [Benchmark] {
      Benchmark.cacheMemory(font, of: "\(language) labels") { labels.texts.map(\.string) }
    }

    private var labels: LabelTexts { LabelTexts(systems, numberFace: font.fallbacks.count) }

    private var numberedLabel: SampleText {
      labels.texts.first { $0.string.last?.isNumber ?? false } ?? SampleText()
    }
  }
#endif
