#if Shaping
  import TestSupport
  import Testing

  @testable import TextMetrics

  /// Words are remembered one by one only as far as no rule of a font reaches across a space.
  struct WordRuleTests {
    /// A rule for a sequence, whose input stands in brackets.
    ///
    /// It changes the first glyph of the input.
    struct Rule: CustomTestStringConvertible, Sendable {
      let sequence: String
      let table: String
      let areWordsRemembered: Bool

      init(_ sequence: String, _ table: String, remembers: Bool) {
        self.sequence = sequence
        self.table = table
        areWordsRemembered = remembers
      }

      var testDescription: String { "\(sequence) in \(table)" }
    }

    private static let rules = [
      Rule("a[b]", "GPOS", remembers: true), Rule("a[b]", "GSUB", remembers: true),
      // A space at an end of the sequence.
      Rule(" [b]", "GPOS", remembers: true), Rule(" [b]", "GSUB", remembers: true),
      Rule("[b] ", "GPOS", remembers: true), Rule("[b] ", "GSUB", remembers: true),
      Rule(" [b] ", "GPOS", remembers: true), Rule(" a[b]", "GSUB", remembers: true),
      Rule("[ ]b", "GPOS", remembers: false),
      // The space is changed: by the next word in GSUB, by the word before in both.
      Rule("[ ]b", "GSUB", remembers: false),
      Rule("a[ ]", "GPOS", remembers: false), Rule("a[ ]", "GSUB", remembers: false),
      // The changed part goes on from behind the space.
      Rule("[a ]", "GPOS", remembers: false), Rule("[ab ]", "GSUB", remembers: false),
      // A space inside of the sequence.
      Rule("a [b]", "GPOS", remembers: false), Rule("a [b]", "GSUB", remembers: false),
      Rule("[a] b", "GPOS", remembers: false), Rule("[a] b", "GSUB", remembers: false),
      Rule("a [b]c", "GPOS", remembers: false), Rule("a b [c]", "GPOS", remembers: false),
      Rule("[a b]", "GPOS", remembers: false),
      // Words of a space alone.
      Rule(" [ ]b", "GPOS", remembers: false), Rule("a [ ]", "GPOS", remembers: false),
      Rule("a  [b]", "GPOS", remembers: false),
    ]

    /// Fonts with letters of a script that is not plain text: its a, b and c, and one for others.
    private static let alphabets = [
      ("Roboto-Regular.ttf", Array("αβγω")), ("NotoSansHebrew-Regular.ttf", Array("אבגת")),
    ]

    private static func face(_ name: String, _ rule: Rule, _ letters: [Character]) throws
      -> FontFace
    {
      let face = try Fixture.face(name)
      func glyph(_ letter: Character) throws -> Int {
        let place = Array("abc").firstIndex(of: letter)
        let own = place.map { letters[$0] } ?? letter
        let scalar = try #require(own.unicodeScalars.first)
        return try Int(#require(face.glyph(for: scalar)).rawValue)
      }
      let parts = try rule.sequence.split(omittingEmptySubsequences: false) { "[]".contains($0) }
        .map { try $0.map(glyph) }
      var layout = LayoutBytes()
      let isSubstitution = rule.table == "GSUB"
      layout.add(
        type: isSubstitution ? 6 : 8,
        LayoutBytes.context(before: parts[0], input: parts[1], after: parts[2], applies: 1))
      let other = try Int(
        #require(letters[3].unicodeScalars.first.flatMap { face.glyph(for: $0) }).rawValue)
      layout.add(
        type: 1,
        isSubstitution
          ? LayoutBytes.substitution(of: parts[1][0], by: other)
          : LayoutBytes.adjustment(of: parts[1][0], by: 100))
      return try changed(name, rule.table, layout)
    }

    private static func changed(
      _ name: String, _ table: String, _ layout: LayoutBytes
    ) throws -> FontFace {
      var font = try FontBytes(name)
      // HarfBuzz kerns by this table what GPOS does not kern.
      if font.table("kern") != nil { try font.drop("kern") }
      try font.replace(table, with: layout.table(feature: table == "GSUB" ? "ccmp" : "kern"))
      return try FontFace(bytes: font.bytes)
    }

    /// Whether a face remembers words, and what it measures otherwise than one that does not.
    private static func outcome(
      _ remembering: FontFace, _ forgetful: FontFace, _ letters: [Character]
    ) throws -> (areWordsRemembered: Bool, differences: [String]) {
      let font = try Font(face: remembering, size: 1000)
      let other = try Font(face: forgetful, size: 1000)
      other.stack.cache.limit = 0
      var random = SeededGenerator(seed: 6)
      var differences: [String] = []
      for _ in 0..<400 {
        let words = (0..<Int.random(in: 1...5, using: &random)).map { _ in
          String(
            (0..<Int.random(in: 0...3, using: &random)).map { _ in
              letters[Int.random(in: 0...2, using: &random)]
            })
        }
        // So that a text has a letter, and its script.
        let text = String(letters[2]) + words.joined(separator: " ")
        for direction in [WritingDirection.natural, .leftToRight, .rightToLeft] {
          let width = font.width(of: text, direction: direction)
          let line = ShapedLine(text, font: font, direction: direction)
          let expected = ShapedLine(text, font: other, direction: direction)
          if line.glyphs != expected.glyphs || width != expected.width {
            differences.append("\(text), \(direction)")
          }
        }
      }
      let script = try #require(letters[2].unicodeScalars.first.map(Script.init))
      let run = TextRun(range: 0..<0, level: script.isRightToLeft ? 1 : 0, script: script)
      let reach = ShapingReach(FaceShaper(0, font.stack), run, font.stack.options)
      return (reach.words != nil, Array(differences.prefix(5)))
    }

    @Test("A rule joins words only if it reaches across a space", arguments: rules)
    func joining(_ rule: Rule) throws {
      for (name, letters) in Self.alphabets {
        let outcome = try Self.outcome(
          Self.face(name, rule, letters), Self.face(name, rule, letters), letters)
        #expect(outcome.areWordsRemembered == rule.areWordsRemembered, "\(name)")
        #expect(outcome.differences == [], "\(name)")
      }
    }

    @Test(
      "Words are cached one by one unless a ligature has a space in it or skips spaces",
      arguments: [
        (" ", "b", 0, false), ("a", " ", 0, false), ("a", "b", 0, true), ("a", "b", 2, false),
      ])
    func ligatures(first: String, second: String, flags: Int, areWordsRemembered: Bool) throws {
      let letters = Array("אבגת")
      let name = "DejaVuSans.ttf"  // It kerns no Hebrew, and calls its space a base glyph.
      let face = try Fixture.face(name)
      func glyph(_ letter: String) throws -> Int {
        let own = ["a": "א", "b": "ב", "other": "ת"][letter] ?? letter
        return try Int(#require(own.unicodeScalars.first.flatMap { face.glyph(for: $0) }).rawValue)
      }
      var layout = LayoutBytes()
      try layout.add(
        type: 4, flags: flags,
        LayoutBytes.ligature(of: glyph(first), glyph(second), by: glyph("other")))
      let outcome = try Self.outcome(
        Self.changed(name, "GSUB", layout), Self.changed(name, "GSUB", layout), letters)
      #expect(outcome.areWordsRemembered == areWordsRemembered)
      #expect(outcome.differences == [])
    }

    /// HarfBuzz counts syllables from 1 to 15 and then from 1 again.
    @Test("A vowel sign of Lohit Devanagari meets the dot of the fifteenth syllable behind it")
    func syllables() throws {
      let remembering = try FontFace(path: Fixture.path("Lohit-Devanagari.ttf"))
      let forgetful = try FontFace(path: Fixture.path("Lohit-Devanagari.ttf"))
      let font = try Font(face: remembering, size: 16)
      let other = try Font(face: forgetful, size: 16)
      other.stack.cache.limit = 0
      var differences: [String] = []
      var glyphCounts: Set<Int> = []
      for words in 0...9 {
        for letters in 1...3 {
          let between = String(
            repeating: " " + String(repeating: "क", count: letters), count: words)
          let text = "कि" + between + " कं"
          for _ in 0..<3 {
            let width = font.width(of: text)
            let expected = ShapedLine(text, font: other)
            glyphCounts.insert(text.unicodeScalars.count - expected.glyphs.count)
            let line = ShapedLine(text, font: font)
            if line.glyphs != expected.glyphs || width != expected.width {
              differences.append(text)
            }
          }
        }
      }
      #expect(glyphCounts == [0, 1])
      #expect(differences == [])
      #expect(font.stack.cache.byteCount > 0)
    }

    /// HarfBuzz composes letters anew only in a run with a mark.
    @Test("A letter that comes apart depends on the marks of other words")
    func recomposition() throws {
      let remembering = try FontFace(path: Fixture.path("Lohit-Devanagari.ttf"))
      let forgetful = try FontFace(path: Fixture.path("Lohit-Devanagari.ttf"))
      // Without this feature the font has no one glyph for the letter that came apart.
      let features = [FontFeature("nukt", 0)]
      var font = try Font(face: remembering, size: 16)
      var other = try Font(face: forgetful, size: 16)
      font.features = features
      other.features = features
      other.stack.cache.limit = 0
      let glyphCounts = ["क ऩ", "कि ऩ"].map { [other] in
        ShapedLine($0, font: other).glyphs.count
      }
      #expect(glyphCounts == [4, 4])
      var differences: [String] = []
      // Words are kept apart after some 2 000 bytes.
      for _ in 0..<40 {
        for text in ["क ऩ", "कि ऩ", "ऱ कि ऴ", "क ऱ", "ऩ", "क ऩ कि", "कि क", "ऩ कि"] {
          let width = font.width(of: text)
          let line = ShapedLine(text, font: font)
          let expected = ShapedLine(text, font: other)
          if line.glyphs != expected.glyphs || width != expected.width { differences.append(text) }
        }
      }
      #expect(differences == [])
    }
  }
#endif
