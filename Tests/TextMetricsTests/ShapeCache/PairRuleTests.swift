#if Shaping
  import TestSupport
  import TextMetrics
  import Testing

  /// Plain text is read by pairs only where no rule of a font asks for more.
  struct PairRuleTests {
    private static let name = "Roboto-Regular.ttf"

    private static func glyph(_ letter: Unicode.Scalar) throws -> Int {
      try Int(#require(Fixture.face(name).glyph(for: letter)).rawValue)
    }

    /// Texts that measure otherwise by a face that remembers.
    private static func differences(
      _ table: String, _ content: [UInt8], _ letters: [String], features: [FontFeature] = []
    ) throws -> [String] {
      var bytes = try FontBytes(name)
      try bytes.replace(table, with: content)
      let (remembering, forgetful) = try (
        FontFace(bytes: bytes.bytes), FontFace(bytes: bytes.bytes)
      )
      var font = try Font(face: remembering, size: 1000)
      var other = try Font(face: forgetful, size: 1000)
      font.features = features
      other.features = features
      other.stack.cache.limit = 0
      var random = SeededGenerator(seed: 4)
      var differences: [String] = []
      for _ in 0..<1000 {
        let text = (0..<Int.random(in: 1...7, using: &random))
          .map { _ in letters[Int.random(in: 0..<letters.count, using: &random)] }.joined()
        let width = font.width(of: text)
        let line = ShapedLine(text, font: font)
        let expected = ShapedLine(text, font: other)
        if line.glyphs != expected.glyphs || width != expected.width { differences.append(text) }
      }
      return Array(differences.prefix(5))
    }

    @Test("Fractions that are asked for", arguments: ["frac", "numr", "dnom"])
    func fractions(_ feature: String) throws {
      var layout = LayoutBytes()
      try layout.add(
        type: 6,
        LayoutBytes.context(
          before: [Self.glyph("1")], input: [Self.glyph("/")], after: [Self.glyph("2")], applies: 1)
      )
      try layout.add(type: 1, LayoutBytes.substitution(of: Self.glyph("/"), by: Self.glyph("m")))
      let differences = try Self.differences(
        "GSUB", layout.table(feature: feature), ["1", "2", "/", "a", " "],
        features: [FontFeature(feature, 1)])
      #expect(differences == [])
    }

    @Test("A rule for a glyph that another one takes the place of")
    func ownGlyph() throws {
      var layout = LayoutBytes()
      try layout.add(
        type: 6,
        LayoutBytes.context(
          before: [Self.glyph("d"), Self.glyph("e")], input: [Self.glyph("a")], after: [],
          applies: 2))
      try layout.add(type: 1, LayoutBytes.substitution(of: Self.glyph("a"), by: Self.glyph("b")))
      try layout.add(type: 1, LayoutBytes.substitution(of: Self.glyph("a"), by: Self.glyph("m")))
      let differences = try Self.differences(
        "GSUB", layout.table(feature: "ccmp", lookups: 2), ["a", "d", "e", " "])
      #expect(differences == [])
    }

    @Test("A width is that of its line where a letter takes away more than there is")
    func beyondNothing() throws {
      var layout = LayoutBytes()
      try layout.add(type: 1, LayoutBytes.adjustment(of: Self.glyph("a"), by: -2000))
      var bytes = try FontBytes(Self.name)
      try bytes.replace("GPOS", with: layout.table(feature: "kern"))
      for limit in [0, 4_000_000] {
        let face = try FontFace(bytes: bytes.bytes)
        let font = try Font(face: face, size: 1000)
        font.stack.cache.limit = limit
        for text in ["a", "xa", "гггa", "aггг", "xг aггг", "гггa x"] {
          let widths = (0..<3).map { _ in font.width(of: text) }
          let line = ShapedLine(text, font: font).width
          #expect(widths == [line, line, line], "\(text)")
        }
      }
    }

    /// How long it takes to open a font with a rule for so many glyphs, and to prove what it means for
    /// words and for pairs.
    private static func timeOfProofs(_ count: Int) throws -> Double {
      let letter = try glyph("a")
      var layout = LayoutBytes()
      layout.add(type: 5, LayoutBytes.sequence(of: letter, count: count, applies: 1))
      layout.add(type: 1, LayoutBytes.substitution(of: letter, by: letter))
      var bytes = try FontBytes(name)
      try bytes.replace("GSUB", with: layout.table(feature: "ccmp"))
      let font = try Font(face: FontFace(bytes: bytes.bytes), size: 1000)
      return ThreadTime.taken {
        for _ in 0..<400 { _ = font.width(of: "αβγ δ") + font.width(of: "abc d") }
      }
    }

    @Test("A sequence of eight times as many glyphs takes not much more than eight times as long")
    func longSequence() throws {
      let (short, long) = (try Self.timeOfProofs(3500), try Self.timeOfProofs(28_000))
      #expect(long < 16 * short)
    }
  }
#endif
