import TextMetrics

extension Benchmark {
  /// What fonts, lines and remembered words take of the memory of this process alone.
  ///
  /// Each is the growth after something of the same kind was made and kept, so that what the heap
  /// had free, and what making takes for a while, count for little.
  static var memory: [Benchmark] {
    openedFonts + remembered
      + [
        lines("long", count: 10, "10 more lines of 100 000 characters", Target(.bytes(48))) {
          LongTexts(100_000, .latin, of: naturalLatin(seed: 110))
        },
        lines("short", count: 50_000, "50 000 more lines of 2 to 5 words", nil) {
          naturalLatin(seed: 111)
        },
      ]
  }

  private static var openedFonts: [Benchmark] {
    let small = (font: SampleFont.dejaVuSans, target: Target?.none)
    let collection = (font: SampleFont.notoSansCJK, target: Target?.some(Target(.bytes(1e6))))
    return [small, collection].filter(\.font.isInstalled).flatMap { sample in
      // Opened once for both: the heap would have room for a second time.
      let growth = Once {
        let other = try SampleFont.roboto.open()
        return try withExtendedLifetime(other) {
          try PrivateMemory.growth { try sample.font.open() }
        }
      }
      let parts: [(String, Target?, (PrivateMemory) -> Double)] = [
        ("private", sample.target, { $0.total }), ("of it written", nil, { $0.written }),
      ]
      return parts.map { part, target, bytes in
        Benchmark(
          name: "memory of an opened font, \(part), \(sample.font.name)",
          input: "a font file, opened after another", unit: .call, target: target,
          measure: .memory { try growth.value().map(bytes) })
      }
    }
  }

  /// Lines with their caret tables; their texts are not counted.
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
            .map { $0.total / Double(second.characterCount) }
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
    let input = "a face after 10 000 natural Latin texts: 8 more after 16"
    return [
      Benchmark(
        name: "memory of what a face remembers, as it says", input: input, unit: .call,
        measure: .memory { try Double(measured(naturalTexts).stack.cache.byteCount) }),
      Benchmark(
        name: "memory of what a face remembers, in fact", input: input, unit: .call,
        measure: .memory {
          let texts = naturalTexts
          // The faces are open before: only what they remember is made in between.
          let fonts = try (0..<24).map { _ in try SampleFont.dejaVuSans.open() }
          for font in fonts { _ = font.width(of: "a") }
          for font in fonts[..<16] { measure(texts, font) }
          return PrivateMemory.growth { for font in fonts[16...] { measure(texts, font) } }
            .map { $0.total / 8 }
        }),
    ]
  }

  private static func measured(_ texts: [String]) throws -> Font {
    let font = try SampleFont.dejaVuSans.open()
    measure(texts, font)
    return font
  }

  private static func measure(_ texts: [String], _ font: Font) {
    for text in texts { _ = font.width(of: text) }
  }

  private static var naturalTexts: [String] {
    var source = naturalLatin(seed: 120)
    return source.next(10_000).map(\.string)
  }
}
