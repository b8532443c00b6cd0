import TextMetrics

extension Benchmark {
  /// What fonts, lines and remembered words take of the memory of this process alone.
  static var memory: [Benchmark] {
    openedFonts
      + [
        lines("long", count: 10, "10 more lines of 100 000 characters", Target(.bytes(48))) {
          LongTexts(100_000, .latin, of: naturalLatin(seed: 110))
        },
        lines("short", count: 50_000, "50 000 more lines of 2 to 5 words", nil) {
          naturalLatin(seed: 111)
        },
      ] + remembered
  }

  private static var openedFonts: [Benchmark] {
    let small = (font: SampleFont.dejaVuSans, limit: Target?.none)
    let collection = (font: SampleFont.notoSansCJK, limit: Target(.bytes(0x10_0000)) as Target?)
    return [small, collection].filter(\.font.isInstalled).map { sample in
      Benchmark(
        name: "memory of an opened font, \(sample.font.name)",
        input: "a font file, opened after another", unit: .call, target: sample.limit,
        measure: .memory {
          let other = try SampleFont.roboto.open()
          return try withExtendedLifetime(other) {
            try PrivateMemory.growth { try sample.font.open() }
          }
        })
    }
  }

  /// Lines with their caret tables; their texts are not counted.
  ///
  /// As many are made before, so that what making takes for a while is there already.
  private static func lines(
    _ name: String, count: Int, _ input: String, _ target: Target?,
    of texts: @escaping () -> any SampleTexts
  ) -> Benchmark {
    Benchmark(
      name: "memory of lines, \(name)", input: input, unit: .character, target: target,
      measure: .memory {
        let font = try SampleFont.dejaVuSans.open()
        var source = texts()
        let (first, second) = (source.next(count), source.next(count))
        let earlier = first.map { lineWithCarets($0.string, font) }
        return withExtendedLifetime(earlier) {
          PrivateMemory.growth { second.map { lineWithCarets($0.string, font) } }
            .map { $0 / Double(second.characterCount) }
        }
      })
  }

  private static func lineWithCarets(_ text: String, _ font: Font) -> ShapedLine {
    let line = ShapedLine(text, font: font)
    _ = line.x(at: TextPosition(text.endIndex))
    return line
  }

  /// What a face remembers of natural text, by its own count and by the system's.
  private static var remembered: [Benchmark] {
    let input = "one face after 50 000 natural Latin texts"
    return [
      Benchmark(
        name: "memory of what a face remembers, as it says", input: input, unit: .call,
        measure: .memory {
          let font = try SampleFont.dejaVuSans.open()
          for text in manyTexts { _ = font.width(of: text) }
          return Double(font.face.cacheByteCount)
        }),
      Benchmark(
        name: "memory of what a face remembers, in fact", input: input, unit: .call,
        measure: .memory {
          let font = try SampleFont.dejaVuSans.open()
          let texts = manyTexts
          _ = font.width(of: "a")
          return PrivateMemory.growth { for text in texts { _ = font.width(of: text) } }
        }),
    ]
  }

  private static var manyTexts: [String] {
    var source = naturalLatin(seed: 120)
    return source.next(50_000).map(\.string)
  }
}
