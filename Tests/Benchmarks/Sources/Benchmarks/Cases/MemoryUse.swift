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

  private static var remembered: [Benchmark] {
    cacheMemory(.dejaVuSans, of: "natural Latin") {
      var source = naturalLatin(seed: 120)
      return source.next(10_000).map(\.string)
    }
  }

  /// The cache of a font that has measured some texts, by its own count and by the system's.
  static func cacheMemory(
    _ sample: SampleFont, of name: String, texts: @escaping () -> [String]
  ) -> [Benchmark] {
    let input = "a font after 10 000 texts, with their carets: 8 more after 16"
    return [
      Benchmark(
        name: "memory of a cache, \(name), as it says, \(sample.name)", input: input, unit: .call,
        measure: .memory {
          let font = try sample.open()
          measure(texts(), font)
          return Double(font.stack.cache.byteCount)
        }),
      Benchmark(
        name: "memory of a cache, \(name), in fact, \(sample.name)", input: input, unit: .call,
        measure: .memory {
          let texts = texts()
          // The fonts are open before: only their caches are made in between.
          let fonts = try (0..<24).map { _ in try sample.open() }
          for font in fonts { _ = font.width(of: "a") }
          PrivateMemory.releaseFree()
          for font in fonts[..<16] { measure(texts, font) }
          return PrivateMemory.growth { for font in fonts[16...] { measure(texts, font) } }
            .map { $0.total / 8 }
        }),
    ]
  }

  private static func measure(_ texts: [String], _ font: Font) {
    for text in texts {
      _ = font.width(of: text)
      _ = lineWithCarets(text, font)
    }
  }
}
