#if Shaping
  import MadeFonts
  import TestSupport
  import Testing

  @testable import TextMetrics

  /// The cache changes no number, whatever the rules of a font are.
  struct MadeFontTests {
    /// What is measured differently cached and not by made fonts of some seeds.
    private static func differences(_ seeds: Range<UInt64>, isDamaged: Bool) -> [String] {
      seeds.compactMap { seed in
        var choices = Choices(seed: seed)
        let cacheCase = CacheCase(&choices, isDamaged: isDamaged)
        return cacheCase.firstDifference().map {
          "seed \(seed), \(cacheCase.texts[$0.index].text.debugDescription): \($0.difference)"
        }
      }
    }

    @Test("Text measures the same cached and not by fonts of random rules", arguments: 0..<4)
    func randomRules(_ part: UInt64) {
      let differences = Self.differences(part * 50..<part * 50 + 50, isDamaged: false)
      #expect(differences == [])
    }

    @Test("It does so by fonts whose layout tables are damaged", arguments: 0..<2)
    func damagedTables(_ part: UInt64) {
      let differences = Self.differences(part * 50..<part * 50 + 50, isDamaged: true)
      #expect(differences == [])
    }

    @Test("Many of the fonts are read by pairs or by words, and many are refused")
    func shares() throws {
      var (pairs, words, count) = (0, 0, 0)
      for seed in 0..<UInt64(200) {
        var choices = Choices(seed: seed)
        let cacheCase = CacheCase(&choices)
        let stack = try CacheLaw(cacheCase.files, cacheCase.style).cached.stack
        for letter in cacheCase.firstLetters {
          let script = Script(letter)
          let run = TextRun(range: 0..<0, level: script.isRightToLeft ? 1 : 0, script: script)
          let reach = ShapingReach(FaceShaper(0, stack), run, stack.options)
          count += 1
          if reach.pairs != nil { pairs += 1 }
          if reach.words != nil { words += 1 }
        }
      }
      #expect(pairs > count / 4)
      #expect(words > count / 4)
      #expect(pairs < count * 3 / 4)
      #expect(words < count * 3 / 4)
    }
  }
#endif
