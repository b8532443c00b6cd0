#if Shaping
  import MadeFonts
  import TestSupport
  import Testing

  @testable import TextMetrics

  /// A font whose rules reach further than a cache may assume is refused, and measured as without
  /// a cache.
  struct ReachTests {
    /// A made font for which a rule of ``ShapingReach`` does not hold.
    struct Case: CustomTestStringConvertible, Sendable {
      let name: String
      var pairs: ShapingReach.Refusal?
      var words: ShapingReach.Refusal?
      var tables: [String: [UInt8]] = [:]
      var lacking: [Unicode.Scalar] = []
      var letters = "abc"
      /// What stands before each text.
      var prefix = ""
      var isRightToLeft: Bool?
      var style = CacheLaw.Style()

      var testDescription: String { name }
    }

    private static func glyph(_ letter: Unicode.Scalar) -> Int { FontAlphabet.glyph(letter) }
    private static let (a, b, c, space) = (glyph("a"), glyph("b"), glyph("c"), glyph(" "))
    private static let (ka, kha) = (glyph("\u{915}"), glyph("\u{916}"))
    private static let (alef, bet) = (glyph("א"), glyph("ב"))
    private static let other = FontAlphabet.alternates[0]
    private static let acute = glyph("\u{301}")

    private static func layout(
      _ feature: String = "ccmp", lookups: Int = 1, _ add: (inout LayoutBytes) -> Void
    ) -> [UInt8] {
      var layout = LayoutBytes()
      add(&layout)
      return layout.table(feature: feature, lookups: lookups)
    }

    /// A table with a context that changes the first glyph of its input.
    private static func context(
      _ table: String, before: [Int] = [], input: [Int], after: [Int] = []
    ) -> [String: [UInt8]] {
      let isSubstitution = table == "GSUB"
      let layout = layout(isSubstitution ? "ccmp" : "kern") {
        $0.add(
          type: isSubstitution ? 6 : 8,
          LayoutBytes.context(before: before, input: input, after: after, applies: 1))
        $0.add(
          type: 1,
          isSubstitution
            ? LayoutBytes.substitution(of: input[0], by: other)
            : LayoutBytes.adjustment(of: input[0], by: 100))
      }
      return [table: layout]
    }

    private static let kern = KernTable.pairs([(a, space, -50), (space, b, 70), (a, b, 30)])

    /// A table whose subtable says that it has room for one more pair.
    private static func padded(_ table: [UInt8]) -> [UInt8] {
      var table = table + [0xFF, 0xFF, 0xFF, 0xFF, 0, 0]
      table[7] += 6
      return table
    }

    private static let cases: [Case] = [
      Case(
        name: "Apple's substitutions", pairs: .appleLayout, words: .appleLayout,
        tables: ["morx": [0, 2, 0, 0, 0, 0, 0, 0]]),
      Case(
        name: "Apple's positions", pairs: .appleLayout, words: .appleLayout,
        tables: ["kerx": [0, 2, 0, 0, 0, 0, 0, 0]]),
      Case(
        name: "A kern table", words: .changesSpace, tables: ["kern": kern]),
      Case(
        name: "A kern table that is longer than its pairs", pairs: .kernTable, words: .kernTable,
        tables: ["kern": padded(kern)]),
      Case(
        name: "A kern table besides positions that do not kern", words: .changesSpace,
        tables: [
          "kern": kern,
          "GPOS": layout("dist") { $0.add(type: 1, LayoutBytes.adjustment(of: a, by: 10)) },
        ]),
      Case(
        name: "A kern table besides positions that kern",
        tables: [
          "kern": kern,
          "GPOS": layout("kern") { $0.add(type: 2, LayoutBytes.pair(of: a, b, by: 10)) },
        ]),
      Case(
        name: "Letters from right to left", pairs: .reversedDirection, words: .reversedDirection,
        tables: context("GSUB", before: [a], input: [b]), prefix: "\u{202E}", isRightToLeft: true),
      Case(
        name: "Hebrew numbers", words: .reversedDirection,
        tables: context("GSUB", before: [glyph("1")], input: [glyph("2")]), letters: "12",
        prefix: "א", isRightToLeft: false),
      Case(
        name: "Devanagari", pairs: .otherShaper,
        tables: ["GSUB": layout { $0.add(type: 4, LayoutBytes.ligature(of: ka, kha, by: other)) }],
        letters: "\u{915}\u{916}\u{94D}"),
      Case(
        name: "A reserved lookup flag", pairs: .unreadableTable, words: .unreadableTable,
        tables: [
          "GSUB": layout {
            $0.add(type: 4, flags: 0x20, LayoutBytes.ligature(of: a, space, by: other))
          }
        ]),
      Case(
        name: "Marks skipped without classes", pairs: .glyphClasses, words: .glyphClasses,
        tables: [
          "GSUB": layout {
            $0.add(type: 4, flags: 8, LayoutBytes.ligature(of: a, b, by: other))
          }
        ], letters: "ab\u{301}"),
      Case(
        name: "Base glyphs skipped", pairs: .skipsBaseGlyphs, words: .skipsSpace,
        tables: [
          "GDEF": LayoutBytes.glyphClasses([a: 2, b: 2, c: 1, space: 1]),
          "GSUB": layout {
            $0.add(type: 4, flags: 2, LayoutBytes.ligature(of: a, b, by: other))
          },
        ]),
      Case(
        name: "Spaces skipped as ligatures", words: .skipsSpace,
        tables: [
          "GDEF": LayoutBytes.glyphClasses([a: 1, b: 1, c: 1, space: 2]),
          "GSUB": layout {
            $0.add(type: 4, flags: 4, LayoutBytes.ligature(of: a, b, by: other))
          },
        ]),
      Case(
        name: "Alternates at random", pairs: .random, words: .random,
        tables: [
          "GSUB": layout("rand") { $0.add(type: 3, LayoutBytes.sequence(of: a, by: [b, c])) }
        ]
      ),
      Case(name: "No space", words: .noSpace, lacking: [" "]),
      Case(
        name: "A space made another glyph", words: .changesSpace,
        tables: context("GSUB", before: [a], input: [space])),
      Case(
        name: "A ligature of a letter and a space", words: .changesSpace,
        tables: ["GSUB": layout { $0.add(type: 4, LayoutBytes.ligature(of: a, space, by: other)) }]),
      Case(
        name: "A pair that moves a space behind a letter", words: .changesSpace,
        tables: [
          "GPOS": layout("kern") {
            $0.add(type: 2, LayoutBytes.pair(of: a, space, by: 10, secondBy: 20))
          }
        ]),
      Case(
        name: "A pair that keeps a space from beginning another one", words: .changesSpace,
        tables: [
          "GPOS": layout("kern") {
            $0.add(
              type: 2, LayoutBytes.pair(of: a, space, by: 0, secondBy: 0),
              LayoutBytes.pair(of: space, b, by: 300))
          }
        ]),
      Case(
        name: "A rule that applies itself six times",
        tables: [
          "GSUB": layout {
            $0.add(
              type: 6,
              LayoutBytes.context(before: [], input: [a], after: [], applies: 0, 0, 0, 0, 0, 0, 1))
            $0.add(type: 1, LayoutBytes.substitution(of: a, by: other))
          }
        ]),
      Case(
        name: "Letters that become thousands of glyphs", words: .growth,
        tables: [
          "GSUB": layout(lookups: 12) { layout in
            for _ in 0..<12 { layout.add(type: 2, LayoutBytes.sequence(of: a, by: [a, a])) }
          }
        ]),
      Case(
        name: "A rule for letters before and behind a space", words: .crossesSpace,
        tables: context("GSUB", before: [a, space], input: [b])),
      Case(
        name: "A position by letters before and behind a space", words: .crossesSpace,
        tables: context("GPOS", input: [a], after: [space, b])),
      Case(
        name: "A glyph that is deleted", words: .deletesGlyphs,
        tables: ["GSUB": layout { $0.add(type: 2, LayoutBytes.sequence(of: a, by: [])) }]),
      Case(
        name: "Positional forms of Javanese", pairs: .otherShaper, words: .positionalForms,
        tables: [
          "GSUB": layout("init") {
            $0.add(type: 1, LayoutBytes.substitution(of: glyph("\u{A98F}"), by: other))
          }
        ], letters: "\u{A98F}\u{A992}\u{A9B6}"),
      Case(
        name: "Fractions that are requested", pairs: .fractions,
        tables: [
          "GSUB": layout("frac") {
            $0.add(type: 1, LayoutBytes.substitution(of: a, by: other))
          }
        ],
        style: {
          var style = CacheLaw.Style()
          style.features = [FontFeature("frac", 1)]
          return style
        }()),
    ]

    private static func law(_ item: Case) throws -> CacheLaw {
      var characters = FontAlphabet.glyphs
      for character in item.lacking { characters[character] = nil }
      return try CacheLaw([FontFile(characters, item.tables).bytes()], item.style)
    }

    @Test("A font is refused for its reason", arguments: cases)
    func refusals(_ item: Case) throws {
      let stack = try Self.law(item).cached.stack
      let letter = try #require(
        (item.prefix + item.letters).unicodeScalars.first {
          !Script($0).isInherited
        })
      let script = Script(letter)
      let run = TextRun(
        range: 0..<0, level: item.isRightToLeft ?? script.isRightToLeft ? 1 : 0, script: script)
      let reach = ShapingReach(FaceShaper(0, stack), run, stack.options)
      #expect(reach.pairRefusal == item.pairs)
      #expect(reach.wordRefusal == item.words)
      #expect((reach.pairs == nil) == (item.pairs != nil))
      #expect((reach.words == nil) == (item.words != nil))
    }

    @Test("It measures the same cached and not", arguments: cases)
    func sameNumbers(_ item: Case) throws {
      let law = try Self.law(item)
      let letters = Array(item.letters.unicodeScalars)
      var random = SeededGenerator(seed: 5)
      var differences: [String] = []
      for number in 0..<600 {
        var text = item.prefix
        for word in 0..<Int.random(in: 1...4, using: &random) {
          if word > 0 { text += " " }
          for _ in 0..<Int.random(in: 0...2, using: &random) {
            text.unicodeScalars.append(letters[Int.random(in: 0..<letters.count, using: &random)])
          }
        }
        // The first ones let the cache prove what it may keep.
        if number < 300 {
          law.warm([text])
        } else if let difference = law.difference(text) {
          differences.append("\(text.debugDescription): \(difference)")
        }
      }
      #expect(differences.prefix(3) == [])
    }
  }
#endif
