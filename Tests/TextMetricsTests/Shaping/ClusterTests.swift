#if Shaping
  import TestSupport
  import TextMetrics
  import Testing

  /// Several characters that are one for the reader.
  struct ClusterTests {
    /// The offsets are those of HarfBuzz 15.0.0 with its own font functions, in font units.
    @Test(
      "A mark on a space is placed also where the font does not place it",
      arguments: [(" \u{301}", 90, 510), (" \u{323}", 188, 0)])
    func markOnSpace(_ text: String, _ x: Double, _ y: Double) throws {
      var bytes = try FontBytes("DejaVuSans.ttf")
      try bytes.drop("GPOS")
      let face = try FontFace(bytes: bytes.bytes)
      var font = try Font(face: face, size: 2048)
      font.features = [FontFeature("kern", 0)]
      let mark = try #require(ShapedLine(text, font: font, shaping: .full).glyphs.last)
      #expect(mark.x == 651 + x)
      #expect(mark.y == y)
    }

    private func line(_ text: String, _ name: String) throws -> ShapedLine {
      ShapedLine(text, font: try Fixture.unitFont(name), shaping: .full)
    }

    @Test(
      "Flags, families and skin tones have no place for the caret inside",
      arguments: [
        ("\u{1F1E9}\u{1F1F2}\u{1F1E9}\u{1F1F4}", [0, 4, 8]),
        ("\u{1F1E9}\u{1F1F2}\u{1F1E9}", [0, 4, 6]),
        ("\u{1F44D}\u{1F3FB}\u{1F44D}", [0, 4, 6]),
        ("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", [0, 8]),
        ("\u{2601}\u{FE0F}\u{2764}\u{FE0F}", [0, 2, 4]), ("1\u{FE0F}\u{20E3}2", [0, 3, 4]),
      ])
    func emoji(_ text: String, _ offsets: [Int]) throws {
      let line = try line(text, "NotoColorEmoji.ttf")
      let stops = line.caretStops
      #expect(stops.map { $0.index.utf16Offset(in: line.text) } == offsets)
      #expect(zip(stops, stops.dropFirst()).allSatisfy { $0.x < $1.x })
      for offset in 0...text.utf16.count {
        let x = line.caretStop(at: String.Index(utf16Offset: offset, in: line.text)).x
        #expect(stops.map(\.x).contains(x))
      }
    }

    @Test("A colour emoji has a width, as a font of pictures alone has too")
    func pictures() throws {
      let emoji = try line("\u{1F600}", "NotoColorEmoji.ttf")
      #expect(emoji.width == 2550)
      #expect(emoji.glyphs.count == 1)
    }

    @Test(
      "A mark takes no room and no step of the caret",
      arguments: [
        ("h\u{305}", "h", "DejaVuSans.ttf", 2), ("e\u{301}", "e", "DejaVuSans.ttf", 2),
        ("\u{E01}\u{E49}", "\u{E01}", "Loma.ttf", 2),
        (
          "\u{5DB}\u{5BC}\u{5B8}\u{5EA}\u{5B5}\u{5E3}", "\u{5DB}\u{5EA}\u{5E3}",
          "NotoSansHebrew-Regular.ttf", 4
        ),
        (
          "\u{5DB}\u{5BC}\u{5B8}\u{5EA}\u{5B5}\u{5E3}", "\u{5DB}\u{5EA}\u{5E3}", "DejaVuSans.ttf", 4
        ),
      ])
    func marks(_ marked: String, _ plain: String, _ name: String, _ stops: Int) throws {
      let marked = try line(marked, name)
      #expect(marked.width == (try line(plain, name)).width)
      #expect(marked.caretStops.count == stops)
    }

    @Test(
      "A conjunct is one step, as wide as it is drawn",
      arguments: [
        ("\u{915}\u{94D}\u{937}", 657.0, 2),
        ("\u{928}\u{92E}\u{938}\u{94D}\u{924}\u{947}", 2295, 4),
      ])
    func conjuncts(_ text: String, _ width: Double, _ stops: Int) throws {
      let line = try line(text, "Lohit-Devanagari.ttf")
      #expect(line.width == width)
      #expect(line.caretStops.count == stops)
      #expect(line.caretStops.last?.x == width)
    }

    @Test("A conjunct that a joiner keeps apart is drawn apart")
    func splitConjunct() throws {
      let joined = try line("\u{915}\u{94D}\u{937}", "Lohit-Devanagari.ttf")
      let apart = try line("\u{915}\u{94D}\u{200C}\u{937}", "Lohit-Devanagari.ttf")
      #expect(apart.width > joined.width)
      #expect(apart.caretStops.count == 3)
      let xs = apart.caretStops.map(\.x)
      #expect(xs[0] < xs[1] && xs[1] < xs[2])
    }

    @Test(
      "A mark that stands alone gets no dotted circle outside of the scripts with syllables",
      arguments: [
        ("\u{301}", "DejaVuSans.ttf"), ("\u{E49}", "Loma.ttf"), ("\u{64E}", "Amiri-Regular.ttf"),
        ("\u{5B8}", "NotoSansHebrew-Regular.ttf"),
      ])
    func leadingMark(_ mark: String, _ name: String) throws {
      let line = try line(mark, name)
      let circle = try #require(try Fixture.face(name).glyph(for: "\u{25CC}"))
      #expect(!line.glyphs.map(\.id).contains(circle))
      #expect(line.caretStops.count == 2)
    }

    @Test(
      "Every glyph stands for whole graphemes, and all glyphs for all of the text",
      arguments: Fixture.fontNames)
    func ranges(_ name: String) throws {
      var differences = Differences()
      for text in try TestText.all {
        let line = try line(text.text, name)
        let boundaries = Set(line.caretStops.map(\.index))
        for glyph in line.glyphs {
          differences.check(boundaries.contains(glyph.range.lowerBound), "\(text.id): \(glyph)")
          differences.check(boundaries.contains(glyph.range.upperBound), "\(text.id): \(glyph)")
          differences.check(!glyph.range.isEmpty, "\(text.id): \(glyph)")
        }
        let covered = Set(line.glyphs.flatMap { Array(line.text[$0.range].indices) })
        differences.compare(covered.count, line.text.count, text.id)
        let runs = line.glyphRuns.map(\.range).sorted { $0.lowerBound < $1.lowerBound }
        differences.compare(
          runs.map(\.upperBound).dropLast() + [], runs.map(\.lowerBound).dropFirst() + [],
          "runs of \(text.id)")
      }
      #expect(differences.found == [])
    }
  }
#endif
